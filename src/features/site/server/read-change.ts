import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import type { ContentChange, ItemChange, SiteChange, Stored } from '../rules/changes/site-change.ts';
import { UnknownSite } from './publish.ts';

interface Pair {
  before: Stored | null;
  after: Stored | null;
}

/** The draft of a site beside what is public. Of the items, which may be thousands, only those that differ. */
export async function readChange(kysely: Kysely<Tables>, siteKey: string): Promise<SiteChange> {
  const site = await sql<Pair & { passcodeBefore: string | null; passcodeAfter: string | null }>`
    select p.document as before, d.document as after,
      sp.passcode as "passcodeBefore", sd.passcode as "passcodeAfter"
    from site_document d
    left join site_document p on p.site_key = d.site_key and p.version = 'published'
    left join site_secret sd on sd.site_key = d.site_key and sd.version = 'draft'
    left join site_secret sp on sp.site_key = d.site_key and sp.version = 'published'
    where d.site_key = ${siteKey} and d.version = 'draft'`.execute(kysely);
  const row = site.rows[0];
  if (row === undefined) throw new UnknownSite(siteKey);

  const contents = await sql<Pair & Pick<ContentChange, 'moduleCode' | 'contentId'>>`
    select coalesce(d.module_code, p.module_code) as "moduleCode",
      coalesce(d.content_id, p.content_id) as "contentId", p.document as before, d.document as after
    from (select * from content_document where site_key = ${siteKey} and version = 'published') p
    full join (select * from content_document where site_key = ${siteKey} and version = 'draft') d
      on d.content_id = p.content_id and d.module_code = p.module_code
    order by 2, 1`.execute(kysely);
  const items = await sql<Pair & Pick<ItemChange, 'moduleCode' | 'contentId' | 'detailId'>>`
    select coalesce(d.module_code, p.module_code) as "moduleCode",
      coalesce(d.content_id, p.content_id) as "contentId",
      coalesce(d.detail_id, p.detail_id) as "detailId", p.document as before, d.document as after
    from (${itemsOf(siteKey, 'published')}) p full join (${itemsOf(siteKey, 'draft')}) d
      on d.content_id = p.content_id and d.module_code = p.module_code and d.detail_id = p.detail_id
    where p.document is distinct from d.document order by 2, 3, 1`.execute(kysely);

  return {
    siteKey,
    site: pairOf(row),
    passcode: { before: row.passcodeBefore ?? undefined, after: row.passcodeAfter ?? undefined },
    contents: contents.rows.map((one) => ({ ...one, ...pairOf(one) })),
    items: items.rows.map((one) => ({ ...one, ...pairOf(one) })),
  };
}

function itemsOf(siteKey: string, version: 'draft' | 'published') {
  return sql`
    select c.module_code, i.content_id, i.detail_id, i.document
    from content_item i join content_document c
      on c.site_key = i.site_key and c.version = i.version and c.content_id = i.content_id
    where i.site_key = ${siteKey} and i.version = ${version}`;
}

function pairOf({ before, after }: Pair): { before: Stored | undefined; after: Stored | undefined } {
  return { before: before ?? undefined, after: after ?? undefined };
}
