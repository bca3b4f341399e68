import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { SiteDocument } from '../documents.ts';
import { forgetOldDrafts, keepDraft, type KeptDraft } from './draft/publications.ts';
import { writeDraftProviders } from './identity-providers.ts';
import { writeDraftInvitations } from './site-invitations.ts';
import type { ParsedSite } from './read-site-folder.ts';

const rowsAtOnce = 500;

interface ImportSiteOptions {
  /** The draft before is kept, to be brought back in the console. */
  keeps?: Pick<KeptDraft, 'keptAt' | 'by'> | undefined;
  /** Runs in the same transaction. */
  also?: ((tx: Transaction<Tables>) => Promise<void>) | undefined;
}

/**
 * Writes a site's draft in one transaction, in the place of the draft before; only rows that differ are written, and the
 * published version stays as it is.
 */
export async function importSite(
  database: Database,
  parsed: ParsedSite,
  { keeps, also }: ImportSiteOptions = {},
): Promise<void> {
  const { siteKey } = parsed;
  await inTransaction(database, async (tx) => {
    if (keeps !== undefined) await keepDraft(tx, siteKey, { ...keeps, before: 'import' });
    await writeDraft(tx, parsed);
    if (keeps !== undefined) await forgetOldDrafts(tx, siteKey);
    await also?.(tx);
  });
}

/** `keepsPeople`: who is invited and which providers log in stay as they are. */
export async function writeDraft(
  tx: Transaction<Tables>,
  parsed: ParsedSite,
  { keepsPeople = false } = {},
): Promise<void> {
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

  // Notes that the site was imported, even if nothing differs; another import of the site waits for this one.
  const now = new Date();
  const changed = { changed_at: now, filed_at: now };
  await tx
    .insertInto('site')
    .values({ site_key: siteKey, portal_id: site.portalId, event_id: site.eventId ?? null, ...changed })
    .onConflict((conflict) => conflict.column('site_key').doUpdateSet(changed))
    .execute();
  await writeDocument(tx, siteKey, site);
  await writeContents(tx, siteKey, contents);
  await writeItems(tx, siteKey, items);
  if (!keepsPeople) {
    await writeDraftProviders(tx, siteKey, identityProviders);
    await writeDraftInvitations(tx, siteKey, invitations);
  }
  await writeDraftPasscode(tx, siteKey, passcode);
}

async function writeDocument(tx: Transaction<Tables>, siteKey: string, document: SiteDocument): Promise<void> {
  await tx
    .insertInto('site_document')
    .values({ site_key: siteKey, version: 'draft', document })
    .onConflict((conflict) =>
      conflict
        .columns(['site_key', 'version'])
        .doUpdateSet({
          document: (row) => row.ref('excluded.document'),
          changed_at: new Date(),
          edition: sql<number>`site_document.edition + 1`,
        })
        .where(sql<boolean>`site_document.document is distinct from excluded.document`),
    )
    .execute();
}

type Rows<Table extends keyof Tables> = readonly Insertable<Tables[Table]>[];

async function writeContents(
  tx: Transaction<Tables>,
  siteKey: string,
  contents: Rows<'content_document'>,
): Promise<void> {
  // Takes the items of a content with it.
  await sql`
    delete from content_document where site_key = ${siteKey} and version = 'draft'
      and content_id <> all (${contents.map((row) => row.content_id)}::integer[])`.execute(tx);
  for (const rows of parts(contents)) {
    await tx
      .insertInto('content_document')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['site_key', 'version', 'content_id'])
          .doUpdateSet({
            module_code: (row) => row.ref('excluded.module_code'),
            sort: (row) => row.ref('excluded.sort'),
            document: (row) => row.ref('excluded.document'),
            edition: sql<number>`content_document.edition + 1`,
          })
          .where(
            sql<boolean>`(content_document.module_code, content_document.sort, content_document.document)
              is distinct from (excluded.module_code, excluded.sort, excluded.document)`,
          ),
      )
      .execute();
  }
}

async function writeItems(tx: Transaction<Tables>, siteKey: string, items: Rows<'content_item'>): Promise<void> {
  await sql`
    delete from content_item i where i.site_key = ${siteKey} and i.version = 'draft' and not exists (
      select 1 from unnest(
        ${items.map((row) => row.content_id)}::integer[], ${items.map((row) => row.detail_id)}::integer[]
      ) as kept (content_id, detail_id)
      where kept.content_id = i.content_id and kept.detail_id = i.detail_id
    )`.execute(tx);
  for (const rows of parts(items)) {
    await tx
      .insertInto('content_item')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['site_key', 'version', 'content_id', 'detail_id'])
          .doUpdateSet({
            position: (row) => row.ref('excluded.position'),
            document: (row) => row.ref('excluded.document'),
            edition: sql<number>`content_item.edition + 1`,
          })
          .where(
            sql<boolean>`(content_item.position, content_item.document)
              is distinct from (excluded.position, excluded.document)`,
          ),
      )
      .execute();
  }
}

/** The passcode of a draft; undefined: none. */
export async function writeDraftPasscode(
  tx: Transaction<Tables>,
  siteKey: string,
  passcode: string | undefined,
): Promise<void> {
  if (passcode === undefined) {
    await tx.deleteFrom('site_secret').where('site_key', '=', siteKey).where('version', '=', 'draft').execute();
    return;
  }
  await tx
    .insertInto('site_secret')
    .values({ site_key: siteKey, version: 'draft', passcode })
    .onConflict((conflict) =>
      conflict
        .columns(['site_key', 'version'])
        .doUpdateSet({ passcode, changed_at: new Date() })
        .where(sql<boolean>`site_secret.passcode is distinct from excluded.passcode`),
    )
    .execute();
}

export async function readDraftPasscode(kysely: Kysely<Tables>, siteKey: string): Promise<string | undefined> {
  const row = await kysely
    .selectFrom('site_secret')
    .select('passcode')
    .where('site_key', '=', siteKey)
    .where('version', '=', 'draft')
    .executeTakeFirst();
  return row?.passcode ?? undefined;
}

function parts<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, part) =>
    rows.slice(part * rowsAtOnce, (part + 1) * rowsAtOnce),
  );
}
