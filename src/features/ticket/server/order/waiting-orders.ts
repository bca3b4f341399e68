import { type Kysely, sql } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { Tables } from '#server/database/tables.ts';
import type { OrderNews } from './order-tables.ts';

/** How many of them one look takes on; then comes the next one. */
export const lookMax = 100;

/** The last one that a look has seen: the next look begins behind it. */
export interface EndedHold {
  order_id: number;
  held_until: Date;
}

/*
 * Each is read in the order of an index of those that wait. In another order the database reads all orders there are,
 * for it cannot know how few of them wait.
 */

/** Orders whose places have been held long enough; nobody ends what is being checked. */
export function endedHolds(kysely: Kysely<Tables>, now: Instant, behind?: EndedHold) {
  const ended = kysely
    .selectFrom('ticket_order')
    .select(['order_id', 'held_until'])
    .where('held_until', '<=', new Date(now))
    .where('state', '<>', 'checking')
    .orderBy('held_until')
    .orderBy('order_id')
    .limit(lookMax)
    .$narrowType<{ held_until: Date }>();
  return behind === undefined
    ? ended
    : ended.where(sql<boolean>`(held_until, order_id) > (${behind.held_until}, ${behind.order_id}::integer)`);
}

/** Orders with news that their purchaser has to be told. */
export function ordersToTell(kysely: Kysely<Tables>, behind: number) {
  return kysely
    .selectFrom('ticket_order')
    .select(['order_id', 'tell'])
    .where('tell', 'is not', null)
    .where('order_id', '>', behind)
    .orderBy('order_id')
    .limit(lookMax)
    .$narrowType<{ tell: OrderNews }>();
}
