import { hash } from 'node:crypto';
import { countTries } from '#features/account/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { OrderNews } from '#server/database/tables.ts';
import { isPaid } from '../rules/order/order-money.ts';
import { type OrderRow, orderOf } from './order-rows.ts';

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

/** Counts a mail; false: the address has had as many as it may. */
export function countNews(database: Database, newsKey: string, now: Instant): Promise<boolean> {
  return countTries(
    database,
    newsLimits.map((limit) => ({ ...limit, about: newsKey })),
    now,
  );
}
