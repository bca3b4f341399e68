import { type RawBuilder, sql } from 'kysely';
import type { LocalizedText } from '#kernel/localized-text.ts';
import type { Instant } from '#kernel/clock.ts';
import { formatInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import type { ListedBatch } from '../contract.ts';
import { madeCodeBegin, readMadeCode } from '../rules/made-code.ts';

type Queries = Pick<Database, 'kysely'>;
export type TitleOf = (contentId: number, ticketId: number | null) => LocalizedText;

interface Row extends Omit<ListedBatch, 'title' | 'usableFrom' | 'usableUntil' | 'madeAt' | 'endedAt' | 'state'> {
  usableFrom: Date | null;
  usableUntil: Date | null;
  madeAt: Date;
  endedAt: Date | null;
}

/** Batches of a site that fit a condition, the newest first, each with its uses. */
async function readBatches(
  { kysely }: Queries,
  siteKey: string,
  fits: RawBuilder<boolean>,
  most: number,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select b.code_batch_id as "codeBatchId", b.name, b.partner, b.content_id as "contentId", b.ticket_id as "ticketId",
      b.is_for_free as "isForFree", b.discount_price as "discountPrice", b.tickets_per_payment as "ticketsPerPayment",
      b.uses_max as "usesMax", b.usable_from as "usableFrom", b.usable_until as "usableUntil",
      b.made_at as "madeAt", b.made_by_name as "madeBy", b.ended_at as "endedAt", used.*
    from (
      select * from code_batch b where b.site_key = ${siteKey} and ${fits}
      order by b.code_batch_id desc limit ${most}
    ) b cross join lateral (
      select count(*)::int as codes, count(*) filter (where u.used > 0)::int as "codesUsed",
        coalesce(sum(u.used), 0)::int as uses
      from made_code c left join discount_code_use u
        on u.site_key = b.site_key and u.content_id = b.content_id and u.code_key = c.code_key
      where c.code_batch_id = b.code_batch_id
    ) used
    order by b.code_batch_id desc`.execute(kysely);
  return rows;
}

export function listBatches(
  queries: Queries,
  siteKey: string,
  { q = '', after, most }: { q?: string | undefined; after: number | undefined; most: number },
): Promise<Row[]> {
  const text = q.trim().toLowerCase();
  const code = readMadeCode(q) ?? null;
  return readBatches(
    queries,
    siteKey,
    sql<boolean>`(${after ?? null}::int is null or b.code_batch_id < ${after ?? null}::int) and (
      position(${text} in lower(b.name)) > 0 or position(${text} in lower(b.partner)) > 0
      or b.code_batch_id = (select code_batch_id from made_code where code_key = ${code})
    )`,
    most,
  );
}

export async function readBatch(queries: Queries, siteKey: string, codeBatchId: number): Promise<Row | undefined> {
  const [row] = await readBatches(queries, siteKey, sql<boolean>`b.code_batch_id = ${codeBatchId}`, 1);
  return row;
}

export function presentBatch(row: Row, titleOf: TitleOf, now: Instant): ListedBatch {
  const { usableFrom, usableUntil, madeAt, endedAt, contentId, ticketId } = row;
  return {
    ...row,
    title: titleOf(contentId, ticketId),
    usableFrom: said(usableFrom),
    usableUntil: said(usableUntil),
    madeAt: formatInstant(madeAt.getTime()),
    endedAt: said(endedAt),
    state: stateOf(row, now),
  };
}

function stateOf({ endedAt, usableFrom, usableUntil }: Row, now: Instant): ListedBatch['state'] {
  if (endedAt !== null) return 'ended';
  if (usableUntil !== null && now > usableUntil.getTime()) return 'expired';
  return usableFrom !== null && now < usableFrom.getTime() ? 'notYet' : 'usable';
}

const said = (at: Date | null): string | null => (at === null ? null : formatInstant(at.getTime()));

export interface CodeRow {
  code: string;
  place: number;
  uses: number;
  isEnded: boolean;
}

/** The codes of a batch in their order, from behind a place on. */
export async function readCodes(
  { kysely }: Queries,
  codeBatchId: number,
  { q = '', after = 0, most }: { q?: string | undefined; after?: number | undefined; most: number },
): Promise<CodeRow[]> {
  const { rows } = await sql<CodeRow>`
    select c.code_key as code, c.place, coalesce(u.used, 0) as uses, c.ended_at is not null as "isEnded"
    from made_code c join code_batch b on b.code_batch_id = c.code_batch_id
      left join discount_code_use u
        on u.site_key = b.site_key and u.content_id = b.content_id and u.code_key = c.code_key
    where c.code_batch_id = ${codeBatchId} and c.place > ${after} and starts_with(c.code_key, ${madeCodeBegin(q)})
    order by c.place limit ${most}`.execute(kysely);
  return rows;
}
