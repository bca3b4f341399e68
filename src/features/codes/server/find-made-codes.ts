import { sql } from 'kysely';
import type { FindMadeCodes, HasMadeCodes, MadeCode } from '#features/ticket/server.ts';
import { formatInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import { readMadeCode } from '../rules/made-code.ts';

interface Row {
  key: string;
  ticketId: number | null;
  isForFree: boolean;
  discountPrice: number;
  ticketsPerPayment: number;
  usesMax: number;
  usableFrom: Date | null;
  usableUntil: Date | null;
  isEnded: boolean;
}

/**
 * The codes of a sale that were made many at a time, among those that buyers typed. A rehearsal takes those of its
 * original, and counts their uses as its own.
 */
export function createFindMadeCodes({ kysely }: Pick<Database, 'kysely'>): FindMadeCodes {
  return async ({ siteKey, contentId }, typed) => {
    const keys = new Map(typed.map((text) => [text, readMadeCode(text)]));
    const made = [...keys.values()].filter((key) => key !== undefined);
    if (made.length === 0) return new Map();
    const { rows } = await sql<Row>`
      select c.code_key as key, b.ticket_id as "ticketId", b.is_for_free as "isForFree",
        b.discount_price as "discountPrice", b.tickets_per_payment as "ticketsPerPayment", b.uses_max as "usesMax",
        b.usable_from as "usableFrom", b.usable_until as "usableUntil",
        (c.ended_at is not null or b.ended_at is not null) as "isEnded"
      from made_code c join code_batch b on b.code_batch_id = c.code_batch_id
      where c.code_key = any(${made}::text[]) and b.content_id = ${contentId}
        and b.site_key in (${siteKey}, (select rehearsal_of from rehearsal where site_key = ${siteKey}))`.execute(
      kysely,
    );
    const found = new Map(rows.map((row) => [row.key, codeOf(row)]));
    return new Map(
      [...keys].flatMap(([text, key]) => {
        const code = found.get(key ?? '');
        return code === undefined ? [] : [[text, code] as const];
      }),
    );
  };
}

/** A sale whose codes are all ended, over or still to come takes none. Those of a rehearsal are as above. */
export function createHasMadeCodes({ kysely }: Pick<Database, 'kysely'>): HasMadeCodes {
  return async ({ siteKey, contentId }, now) => {
    const at = new Date(now);
    const { rows } = await sql<{ has: boolean }>`
      select exists (
        select 1 from code_batch b
        where b.site_key in (${siteKey}, (select rehearsal_of from rehearsal where site_key = ${siteKey}))
          and b.content_id = ${contentId} and b.ended_at is null
          and (b.usable_from is null or b.usable_from <= ${at}) and (b.usable_until is null or b.usable_until > ${at})
          and exists (select 1 from made_code c where c.code_batch_id = b.code_batch_id and c.ended_at is null)
      ) as has`.execute(kysely);
    return rows[0]?.has === true;
  };
}

function codeOf({ key, ticketId, usableFrom, usableUntil, isEnded, ...row }: Row): MadeCode {
  return {
    key,
    isEnded,
    code: {
      code: key,
      discountPrice: row.discountPrice,
      isForFree: row.isForFree,
      availableCountPerPayments: row.ticketsPerPayment,
      minimumAmount: 0,
      usesMax: row.usesMax,
      ...(ticketId !== null && { targetTicketId: ticketId }),
      ...(usableFrom !== null && { usableFrom: formatInstant(usableFrom.getTime()) }),
      ...(usableUntil !== null && { usableUntil: formatInstant(usableUntil.getTime()) }),
    },
  };
}
