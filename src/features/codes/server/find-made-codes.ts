import { sql } from 'kysely';
import type { FindMadeCodes, MadeCode } from '#features/ticket/server.ts';
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
