import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';

export interface NamedItem {
  moduleCode: string;
  contentId: number;
  detailId: number;
}

/** Whether the draft of a site shows an item. */
export async function hasDraftItem(...asked: Parameters<typeof readDraftItem>): Promise<boolean> {
  return (await readDraftItem(...asked)) !== undefined;
}

/** The document of an item that the draft of a site shows; undefined when it shows none. */
export async function readDraftItem(
  { kysely }: Pick<Database, 'kysely'>,
  siteKey: string,
  { moduleCode, contentId, detailId }: NamedItem,
): Promise<unknown> {
  const found = await kysely
    .selectFrom('content_item as i')
    .innerJoin('content_document as c', (join) =>
      join
        .onRef('c.site_key', '=', 'i.site_key')
        .onRef('c.version', '=', 'i.version')
        .onRef('c.content_id', '=', 'i.content_id'),
    )
    .select('i.document')
    .where('i.site_key', '=', siteKey)
    .where('i.version', '=', 'draft')
    .where('c.module_code', '=', moduleCode)
    .where('i.content_id', '=', contentId)
    .where('i.detail_id', '=', detailId)
    .where(sql<boolean>`c.document -> 'visible' = 'true'`)
    .executeTakeFirst();
  return found?.document;
}
