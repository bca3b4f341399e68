import { type Kysely, sql } from 'kysely';
import type { ModuleCode } from '#kernel/module-code.ts';
import type { StoredJson } from '#server/database/column-types.ts';
import type { Tables } from '#server/database/tables.ts';
import type { ItemPlace } from '../site-store.ts';

/** An item of a draft, and how it stands to what visitors see. */
export interface ItemBesidePublic extends ItemPlace {
  document: StoredJson;
  /** Its content as it is public; null: it is not. */
  content: StoredJson | null;
  isPublished: boolean;
  hasChanges: boolean;
}

/** These items of contents of one code, all of that code or those that differ, in the order of the draft; or a page of them. */
export async function itemsBesidePublic(
  kysely: Kysely<Tables>,
  { siteKey, moduleCode, from = 0, most }: { siteKey: string; moduleCode: ModuleCode; from?: number; most?: number },
  places: readonly ItemPlace[] | 'all' | 'changed',
): Promise<ItemBesidePublic[]> {
  const wanted =
    typeof places === 'string' ? null : places.map(({ contentId, detailId }) => `${contentId}-${detailId}`);
  const { rows } = await sql<ItemBesidePublic>`
    select i.content_id as "contentId", i.detail_id as "detailId", i.document, p.document as content,
      o.document is not null as "isPublished", o.document is distinct from i.document as "hasChanges"
    from content_document c
    join content_item i on i.site_key = c.site_key and i.version = c.version and i.content_id = c.content_id
    left join content_document p on p.site_key = c.site_key and p.version = 'published' and p.content_id = c.content_id
    left join content_item o on o.site_key = i.site_key and o.version = 'published'
      and o.content_id = i.content_id and o.detail_id = i.detail_id
    where c.site_key = ${siteKey} and c.version = 'draft' and c.module_code = ${moduleCode}
      and (${wanted}::text[] is null or concat(i.content_id, '-', i.detail_id) = any(${wanted}::text[]))
      and (${places !== 'changed'}::boolean or o.document is distinct from i.document)
    order by c.sort, c.content_id, i.position offset ${from} limit ${most ?? null}::integer`.execute(kysely);
  return rows;
}
