import { type RawBuilder, sql, type Transaction } from 'kysely';
import { idMax } from '#kernel/limits.ts';
import type { Tables } from '#server/database/tables.ts';
import { type DraftPart, readPartName } from '../../rules/draft-part.ts';

/** Where the numbers of a list stand in a part: `['slots', '*', 'ticketSlotId']`. */
type EntryPlace = readonly string[];

/** A list in a part of a draft. */
interface EntryList {
  siteKey: string;
  /** `settings`, `content-10` or `item-10-3`; one that is there. */
  part: string;
  place: EntryPlace;
}

/**
 * The next number of an entry of a list; none is allotted twice. It is above all that were allotted, and above those of
 * the draft, the public version, and the publications and drafts that are kept. Undefined: there are no more numbers.
 */
export async function allotEntry(tx: Transaction<Tables>, list: EntryList): Promise<number | undefined> {
  const known = await tx
    .selectFrom('allotted_entry')
    .select('last_number')
    .where('site_key', '=', list.siteKey)
    .where('part', '=', list.part)
    .where('place', '=', list.place.join('.'))
    .forUpdate()
    .executeTakeFirst();
  const part = readPartName(list.part);
  if (part === undefined) return undefined;
  const { rows } = await sql<{ most: string | null }>`
    select max((number #>> '{}')::bigint) as most
    from (${current(list, part)} union all ${kept(list, part)}) as versions (document),
      jsonb_path_query(document, ${pathOf(list.place)}::jsonpath) as number
    where jsonb_typeof(number) = 'number'`.execute(tx);
  const next = Math.max(Number(rows[0]?.most ?? 0), known?.last_number ?? 0) + 1;
  return next > idMax ? undefined : raise(tx, list, next);
}

/** Numbers up to this one are used. */
export async function keepEntryNumber(tx: Transaction<Tables>, list: EntryList, used: number): Promise<void> {
  await raise(tx, list, used, 0);
}

/** Two who ask at once get two numbers. */
async function raise(tx: Transaction<Tables>, list: EntryList, number: number, step = 1): Promise<number> {
  const { rows } = await sql<{ last_number: number }>`
    insert into allotted_entry as known (site_key, part, place, last_number)
    values (${list.siteKey}, ${list.part}, ${list.place.join('.')}, ${number})
    on conflict (site_key, part, place) do update
      set last_number = greatest(known.last_number + ${step}::integer, excluded.last_number)
    returning last_number`.execute(tx);
  return rows[0]!.last_number;
}

/** `$."slots"[*]."ticketSlotId"` */
function pathOf(place: EntryPlace): string {
  return `$${place.map((key) => (key === '*' ? '[*]' : `."${key.replace(/\W/g, '')}"`)).join('')}`;
}

/** The part in the draft and in the public version. */
function current({ siteKey }: EntryList, part: DraftPart): RawBuilder<unknown> {
  if (part.kind === 'settings') return sql`select document from site_document where site_key = ${siteKey}`;
  if (part.kind === 'content') {
    return sql`select document from content_document where site_key = ${siteKey} and content_id = ${part.contentId}`;
  }
  return sql`select document from content_item
    where site_key = ${siteKey} and content_id = ${part.contentId} and detail_id = ${part.detailId}`;
}

/** The part in versions that can be brought back. */
function kept({ siteKey }: EntryList, part: DraftPart): RawBuilder<unknown> {
  const versions = sql`(
    select content from site_publication where site_key = ${siteKey}
    union all select content from kept_draft where site_key = ${siteKey}
  ) as version`;
  if (part.kind === 'settings') return sql`select content -> 'site' from ${versions}`;
  if (part.kind === 'content') {
    return sql`select one -> 'document' from ${versions}, jsonb_array_elements(content -> 'contents') as one
      where (one ->> 'content_id')::int = ${part.contentId}`;
  }
  return sql`select one -> 'document' from ${versions}, jsonb_array_elements(content -> 'items') as one
    where (one ->> 'content_id')::int = ${part.contentId} and (one ->> 'detail_id')::int = ${part.detailId}`;
}
