import type { Transaction } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { writeDraftProviders } from './identity-providers.ts';
import { writeDraftInvitations } from './site-invitations.ts';
import type { ParsedSite } from './read-site-folder.ts';

const rowsAtOnce = 500;

/** Writes a site's draft in one transaction, in the place of the draft before; the published version stays as it is. */
export async function importSite(database: Database, parsed: ParsedSite): Promise<void> {
  await inTransaction(database, (tx) => writeDraft(tx, parsed));
}

export async function writeDraft(tx: Transaction<Tables>, parsed: ParsedSite): Promise<void> {
  const { siteKey, site, modules, passcode, identityProviders = [], invitations = [] } = parsed;
  const contents = modules.map(({ document }, sort) => ({
    site_key: siteKey,
    version: 'draft' as const,
    module_code: document.moduleCode,
    content_id: document.contentId,
    sort,
    document,
  }));
  const items = modules.flatMap(({ document, items: own }) =>
    own.map((item, position) => ({
      site_key: siteKey,
      version: 'draft' as const,
      content_id: document.contentId,
      detail_id: item.detailId,
      position,
      document: item,
    })),
  );

  const changed = { changed_at: new Date() };
  await tx
    .insertInto('site')
    .values({ site_key: siteKey, portal_id: site.portalId, event_id: site.eventId ?? null, ...changed })
    .onConflict((conflict) => conflict.column('site_key').doUpdateSet(changed))
    .execute();
  // Takes the contents and items with it.
  await tx.deleteFrom('site_document').where('site_key', '=', siteKey).where('version', '=', 'draft').execute();
  await tx.insertInto('site_document').values({ site_key: siteKey, version: 'draft', document: site }).execute();
  for (const rows of parts(contents)) await tx.insertInto('content_document').values(rows).execute();
  for (const rows of parts(items)) await tx.insertInto('content_item').values(rows).execute();
  await writeDraftProviders(tx, siteKey, identityProviders);
  await writeDraftInvitations(tx, siteKey, invitations);
  await tx.deleteFrom('site_secret').where('site_key', '=', siteKey).where('version', '=', 'draft').execute();
  if (passcode !== undefined) {
    await tx.insertInto('site_secret').values({ site_key: siteKey, version: 'draft', passcode }).execute();
  }
}

function parts<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, part) =>
    rows.slice(part * rowsAtOnce, (part + 1) * rowsAtOnce),
  );
}
