import { hash } from 'node:crypto';
import { countTries, hasTriesLeft } from '#features/account/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { isPaid } from '../../rules/order/order-money.ts';
import { type OrderRow, orderOf } from '../order/order-columns.ts';
import type { OrderNews } from '../order/order-tables.ts';

const hourMs = 60 * 60_000;
/** Mails to one address about orders that nobody paid for; more come together, in one mail an hour. */
export const newsLimits = [
  { purpose: 'orderNewsOfHour', most: 5, windowMs: hourMs },
  { purpose: 'orderNewsOfDay', most: 20, windowMs: 24 * hourMs },
];
/** What a mail of several orders tells one by one; no person has more of them in an hour. */
export const toldTogetherMax = 50;

/** What ordering brings about by itself. */
const ofOrdering = ['applied', 'awaiting', 'issued'] as const;
export type HeldNews = (typeof ofOrdering)[number];

/** Whether whoever types an address can have it told this as often as they like, for it costs them nothing. */
export function isForNothing(row: OrderRow, tell: OrderNews): tell is HeldNews {
  return (ofOrdering as readonly OrderNews[]).includes(tell) && !isPaid(orderOf(row));
}

/** Names whose mailbox it is, and tells nobody: hanako+1@ is hanako@'s with most providers. */
export function newsKeyOf(mail: string): string {
  return hash('sha256', mail.toLowerCase().replace(/\+[^@]*(?=@)/, ''), 'base64url');
}

const limitsOf = (newsKey: string) => newsLimits.map((limit) => ({ ...limit, about: newsKey }));

/** Counts a mail; false: the address has had as many as it may. */
export function countNews(database: Database, newsKey: string, now: Instant): Promise<boolean> {
  return countTries(database, limitsOf(newsKey), now);
}

/** Whether the mail of an order waits for others of its address; of one that is about to be told, whether it will. */
export async function isMailHeld(database: Database, row: OrderRow, now: Instant): Promise<boolean> {
  if (row.purchaser_mail === '') return false;
  if (row.tell !== null) {
    return isForNothing(row, row.tell) && !(await hasTriesLeft(database, limitsOf(newsKeyOf(row.purchaser_mail)), now));
  }
  const held = database.kysely.selectFrom('held_news').select('order_id').where('order_id', '=', row.order_id);
  return (await held.executeTakeFirst()) !== undefined;
}
