import { hash } from 'node:crypto';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { countTry, waitForTry } from '#server/limits/try-counts.ts';
import { isPaid } from '../../rules/order/order-money.ts';
import { type OrderRow, orderOf } from '../order/order-columns.ts';
import type { OrderNews } from '../order/order-tables.ts';

/** How many orders a mail lists one by one. No person has more of them in an hour. */
export const toldTogetherMax = 50;

/** The news that an order itself causes. */
const ofOrdering = ['applied', 'awaiting', 'issued'] as const;
export type HeldNews = (typeof ofOrdering)[number];

/** Whether anybody can send this mail to an address as often as they like, because it costs them nothing. */
export function isForNothing(row: OrderRow, tell: OrderNews): tell is HeldNews {
  return (ofOrdering as readonly OrderNews[]).includes(tell) && !isPaid(orderOf(row));
}

/** A key for a mailbox that does not reveal it. With most providers hanako+1@ reaches hanako@. */
export function newsKeyOf(mail: string): string {
  return hash('sha256', mail.toLowerCase().replace(/\+[^@]*(?=@)/, ''), 'base64url');
}

/** Counts a mail; false: the address has reached its limit. */
export async function countNews(database: Database, newsKey: string, now: Instant): Promise<boolean> {
  return (await countTry(database, 'orderMail', { about: newsKey, context: { now } })) === undefined;
}

/** Whether the mail of an order waits for others of its address, or would wait if it were written now. */
export async function isMailHeld(database: Database, row: OrderRow, now: Instant): Promise<boolean> {
  if (row.purchaser_mail === '') return false;
  if (row.tell !== null) {
    if (!isForNothing(row, row.tell)) return false;
    return (
      (await waitForTry(database, 'orderMail', { about: newsKeyOf(row.purchaser_mail), context: { now } })) !==
      undefined
    );
  }
  const held = database.kysely.selectFrom('held_news').select('order_id').where('order_id', '=', row.order_id);
  return (await held.executeTakeFirst()) !== undefined;
}
