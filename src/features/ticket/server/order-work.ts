import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { Log } from '#server/log/log.ts';
import type { OrderWork } from './order-jobs.ts';
import type { Orders } from './orders.ts';
import type { Refunds } from './refunds.ts';
import type { TellNews } from './tell-news.ts';

export interface WorkServices {
  database: Database;
  orders: Orders;
  news: TellNews;
  refund: Refunds['settle'];
  clock: Clock;
  log: Log;
}

/** An order that waits for its gateway is asked for when nothing has moved for so long; then less and less often. */
const quietMs = 60_000;
const longestQuietMs = 60 * 60_000;
/** A number at a till is paid days later, and its webhook may be lost. */
const awaitingMs = 60 * 60_000;
/** What one look takes on; the rest is the next one's. */
const lookMax = 500;

export function createOrderWork({ database, orders, news, refund, clock, log }: WorkServices): OrderWork {
  /** When an order was asked for last, and how long to wait before the next time. */
  const asked = new Map<number, { at: number; wait: number }>();

  const eachOf = async (ids: readonly number[], work: (orderId: number) => Promise<unknown>): Promise<void> => {
    for (const orderId of ids) {
      // One that fails does not keep the others waiting.
      await work(orderId).catch((error: unknown) => log.error('An order could not be seen to.', { orderId, error }));
    }
  };

  /** Asks for those that were not asked for an hour; whether any order waits at a till at all. */
  const askAwaited = async (now: number): Promise<boolean> => {
    const { kysely } = database;
    const due = await kysely
      .updateTable('ticket_order')
      .set({ changed_at: new Date(now) })
      .where('state', '=', 'awaiting')
      .where('changed_at', '<=', new Date(now - awaitingMs))
      .returning('order_id')
      .execute();
    await eachOf(
      due.map(({ order_id }) => order_id),
      (orderId) => orders.ask(orderId),
    );
    const any = await kysely
      .selectFrom('ticket_order')
      .select('order_id')
      .where('state', '=', 'awaiting')
      .limit(1)
      .execute();
    return any.length > 0;
  };

  return {
    async expireHolds() {
      for (;;) {
        const due = await database.kysely
          .selectFrom('ticket_order')
          .select('order_id')
          .where('held_until', '<=', new Date(clock()))
          .where('state', '<>', 'checking')
          .orderBy('held_until')
          .limit(lookMax)
          .execute();
        await eachOf(
          due.map(({ order_id }) => order_id),
          (orderId) => orders.apply({ orderId }, { type: 'holdExpired' }),
        );
        if (due.length < lookMax) return;
      }
    },

    async reconcile() {
      const open = await database.kysely
        .selectFrom('ticket_order')
        .select(['order_id', 'changed_at'])
        .where('state', 'in', ['charging', 'authenticating', 'checking'])
        .orderBy('changed_at')
        .limit(lookMax)
        .execute();
      const now = clock();
      const due = open.filter(({ order_id, changed_at }) => {
        const last = asked.get(order_id);
        return last === undefined ? now - changed_at.getTime() >= quietMs : now - last.at >= last.wait;
      });
      await eachOf(
        due.map(({ order_id }) => order_id),
        async (orderId) => {
          const wait = Math.min(longestQuietMs, (asked.get(orderId)?.wait ?? quietMs / 2) * 2);
          asked.set(orderId, { at: now, wait });
          await orders.ask(orderId);
        },
      );
      const isAwaited = await askAwaited(now);
      const stillOpen = new Set(open.map(({ order_id }) => order_id));
      for (const orderId of asked.keys()) if (!stillOpen.has(orderId)) asked.delete(orderId);
      return open.length > 0 || isAwaited;
    },

    ...news,
    refund,
  };
}
