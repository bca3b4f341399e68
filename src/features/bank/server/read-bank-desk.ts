import { type Kysely, sql } from 'kysely';
import { kanaIn, nameIn } from '#features/profile/rules/person-name.ts';
import { isForOrganiser, isLookedFor, type OrderColumns, orderColumns, orderOf } from '#features/ticket/server.ts';
import { orderMoney } from '#features/ticket/rules/order/order-money.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { formatInstant } from '#kernel/period.ts';
import type { StoredJson } from '#server/database/column-types.ts';
import type { Tables } from '#server/database/tables.ts';
import type { readBankDesk } from '../contract.ts';
import { endedMax, knownLinesMax, waitingMax } from '../rules/bank-limits.ts';

interface BankRow extends OrderColumns {
  order_number: string;
  ordered_at: Date;
  purchaser_info: StoredJson;
}

/** The orders with which a bank file is matched: the oldest that wait, and the newest that do not any more. */
export async function bankDeskOf(
  kysely: Kysely<Tables>,
  siteKey: string,
  language: LanguageCode,
): Promise<AnswerOf<typeof readBankDesk>> {
  const columns = sql.join(orderColumns.map((column) => sql.ref(column)));
  const ofSite = sql`
    select order_number, ordered_at, purchaser_info, ${columns} from ticket_order o
    where site_key = ${siteKey} and ${isForOrganiser}`;
  const [open, ended] = [
    await sql<BankRow>`${ofSite} and ${isLookedFor} order by order_id limit ${waitingMax + 1}`.execute(kysely),
    await sql<BankRow>`${ofSite} and not ${isLookedFor} and state in ('completed', 'expired', 'canceled')
      order by order_id desc limit ${endedMax}`.execute(kysely),
  ];
  const known = await kysely
    .selectFrom('bank_line')
    .select('line_key')
    .where('site_key', '=', siteKey)
    .orderBy('noted_at', 'desc')
    .limit(knownLinesMax)
    .execute();
  return {
    orders: [...open.rows.slice(0, waitingMax), ...ended.rows].map((row) => presentOrder(row, language)),
    isCut: open.rows.length > waitingMax,
    knownLines: known.map(({ line_key }) => line_key),
  };
}

function presentOrder(row: BankRow, language: LanguageCode): AnswerOf<typeof readBankDesk>['orders'][number] {
  const { due, owed } = orderMoney(orderOf(row));
  const { state } = row;
  return {
    orderNumber: row.order_number,
    orderedAt: formatInstant(row.ordered_at.getTime()),
    standing: owed > 0 ? 'owed' : state === 'expired' || state === 'canceled' ? state : 'completed',
    owed,
    due,
    name: nameIn(row.purchaser_info, language),
    kana: kanaIn(row.purchaser_info),
  };
}
