import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { siteTopic } from '../rules/site-topic.ts';
import { tell } from '#server/realtime/hints.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { keepGoneNumbers } from './draft/draft-parts.ts';
import { keepPublication, type Publication } from './draft/publications.ts';
import { readSettings } from './document-rows.ts';
import { publishDraftProviders } from './identity-providers.ts';
import { publishDraftInvitations } from './site-invitations.ts';

/** A site that was never imported has no draft. */
export class UnknownSite extends Error {
  constructor(siteKey: string) {
    super(`There is no site ${siteKey}.`);
    this.name = 'UnknownSite';
  }
}

/** Published, it would close its site. */
export class UnreadableDraft extends Error {
  constructor(siteKey: string) {
    super(`This release cannot read the settings in the draft of ${siteKey}.`);
    this.name = 'UnreadableDraft';
  }
}

/** Makes a site's draft public in one transaction, in which `also` runs; answers the new revision. */
export async function publishSite(
  database: Database,
  siteKey: string,
  also: (tx: Transaction<Tables>, revision: number) => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  const revision = await inTransaction(database, async (tx) => {
    const made = await publishDraft(tx, siteKey);
    await also(tx, made);
    return made;
  });
  tell(database, siteTopic(siteKey));
  return revision;
}

/** `by`: the operator who publishes; the command has none. */
export async function publishDraft(
  tx: Transaction<Tables>,
  siteKey: string,
  { by, note }: Partial<Pick<Publication, 'by' | 'note'>> = {},
): Promise<number> {
  const site = await tx
    .selectFrom('site')
    .select('site_key')
    .where('site_key', '=', siteKey)
    .forUpdate()
    .executeTakeFirst();
  const [draft] = await readSettings(tx, { siteKeys: [siteKey], version: 'draft' });
  if (site === undefined || draft === undefined) throw new UnknownSite(siteKey);
  if (draft.document === undefined) throw new UnreadableDraft(siteKey);
  await copyDraft(tx, siteKey);
  await publishDraftProviders(tx, siteKey);
  await publishDraftInvitations(tx, siteKey);

  const { webSetting } = draft.document;
  const publishedAt = new Date();
  const { revision } = await tx
    .updateTable('site')
    .set({
      revision: sql<number>`nextval('site_revision')`,
      published_at: publishedAt,
      own_domain: webSetting.ownDomain ?? null,
    })
    .where('site_key', '=', siteKey)
    .returning('revision')
    .executeTakeFirstOrThrow();
  await keepPublication(tx, siteKey, { revision: Number(revision), publishedAt, by, note });
  return Number(revision);
}

/** Makes one item public as the draft has it; undefined: its content is not public, or the draft has no such item. */
export async function publishDraftItem(
  tx: Transaction<Tables>,
  siteKey: string,
  { contentId, detailId }: { contentId: number; detailId: number },
  by: string,
): Promise<number | undefined> {
  await tx.selectFrom('site').select('site_key').where('site_key', '=', siteKey).forUpdate().execute();
  const { rows } = await sql`
    insert into content_item (site_key, version, content_id, detail_id, position, document)
    select i.site_key, 'published', i.content_id, i.detail_id, i.position, i.document
    from content_item i join content_document c
      on c.site_key = i.site_key and c.version = 'published' and c.content_id = i.content_id
    where i.site_key = ${siteKey} and i.version = 'draft' and i.content_id = ${contentId} and i.detail_id = ${detailId}
    on conflict (site_key, version, content_id, detail_id) do update set document = excluded.document
    returning detail_id`.execute(tx);
  if (rows.length === 0) return undefined;
  const publishedAt = new Date();
  const { revision } = await tx
    .updateTable('site')
    .set({ revision: sql<number>`nextval('site_revision')`, published_at: publishedAt })
    .where('site_key', '=', siteKey)
    .returning('revision')
    .executeTakeFirstOrThrow();
  await keepPublication(tx, siteKey, { revision: Number(revision), publishedAt, by, note: undefined });
  return Number(revision);
}

async function copyDraft(tx: Transaction<Tables>, siteKey: string): Promise<void> {
  await keepGoneNumbers(tx, siteKey);
  // Takes the published contents and items with it.
  await tx.deleteFrom('site_document').where('site_key', '=', siteKey).where('version', '=', 'published').execute();
  await sql`
    insert into site_document (site_key, version, document)
    select site_key, 'published', document from site_document where site_key = ${siteKey} and version = 'draft'`.execute(
    tx,
  );
  await sql`
    insert into content_document (site_key, version, module_code, content_id, sort, document)
    select site_key, 'published', module_code, content_id, sort, document
    from content_document where site_key = ${siteKey} and version = 'draft'`.execute(tx);
  await sql`
    insert into content_item (site_key, version, content_id, detail_id, position, document)
    select site_key, 'published', content_id, detail_id, position, document
    from content_item where site_key = ${siteKey} and version = 'draft'`.execute(tx);
  await tx.deleteFrom('site_secret').where('site_key', '=', siteKey).where('version', '=', 'published').execute();
  await sql`
    insert into site_secret (site_key, version, passcode)
    select site_key, 'published', passcode from site_secret where site_key = ${siteKey} and version = 'draft'`.execute(
    tx,
  );
}
