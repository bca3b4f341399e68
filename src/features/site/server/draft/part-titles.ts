import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { titleOfItem } from '#kernel/item-title.ts';
import { isLocalizedText, type LocalizedText } from '#kernel/localized-text.ts';
import { isModuleCode, type ModuleCode } from '#kernel/module-code.ts';
import type { StoredJson } from '#server/database/column-types.ts';
import { readStored } from '#server/database/read-stored.ts';
import type { Tables } from '#server/database/tables.ts';

/** A content of a site, or an item of one. */
interface PartPlace {
  siteKey: string;
  contentId: number;
  detailId?: number | undefined;
}

interface PartTitles {
  moduleCode: ModuleCode;
  content: LocalizedText | null;
  /** Null: it is gone, has no title, or no item was asked for. */
  item: LocalizedText | null;
}

const keyOf = ({ siteKey, contentId, detailId }: PartPlace): string => `${siteKey} ${contentId} ${detailId ?? ''}`;

/** What these parts are called in their drafts; those that are gone there are called as they are public. */
export async function readPartTitles(
  kysely: Kysely<Tables>,
  places: readonly PartPlace[],
): Promise<(place: PartPlace) => PartTitles | undefined> {
  const asked = [...new Map(places.map((place) => [keyOf(place), place])).values()];
  if (asked.length === 0) return () => undefined;
  const { rows } = await sql<{
    site_key: string;
    content_id: number;
    detail_id: number | null;
    module_code: string;
    content: StoredJson;
    item: StoredJson | null;
  }>`
    select distinct on (w.site_key, w.content_id, w.detail_id)
      w.site_key, w.content_id, w.detail_id, c.module_code, c.document -> 'title' as content,
      jsonb_build_object('title', i.document -> 'title', 'name', i.document -> 'name',
        'items', case when jsonb_typeof(i.document -> 'items') = 'object' then i.document -> 'items' end) as item
    from unnest(${asked.map(({ siteKey }) => siteKey)}::text[], ${asked.map(({ contentId }) => contentId)}::int[],
      ${asked.map(({ detailId }) => detailId ?? null)}::int[]) as w (site_key, content_id, detail_id)
    join content_document c on c.site_key = w.site_key and c.content_id = w.content_id
    left join content_item i on i.site_key = w.site_key and i.version = c.version
      and i.content_id = w.content_id and i.detail_id = w.detail_id
    order by w.site_key, w.content_id, w.detail_id, i.detail_id is null, c.version`.execute(kysely);
  const found = new Map(
    rows.flatMap((row): [string, PartTitles][] => {
      const place = { siteKey: row.site_key, contentId: row.content_id, detailId: row.detail_id ?? undefined };
      const content = readStored(v.unknown(), row.content).output;
      const item = titleOfItem(readStored(v.unknown(), row.item).output);
      if (!isModuleCode(row.module_code)) return [];
      const titles = { content: isLocalizedText(content) ? content : null, item: item ?? null };
      return [[keyOf(place), { moduleCode: row.module_code, ...titles }]];
    }),
  );
  return (place) => found.get(keyOf(place));
}
