import { sql } from 'kysely';
import type { Clock, Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { inParallel } from '#server/in-parallel.ts';
import type { Log } from '#server/log/log.ts';
import { nextAsk } from '../../rules/order/next-ask.ts';
import type { OrderWork } from './order-jobs.ts';
import type { MovedOrder, Orders } from './orders.ts';
import { endedHolds, type EndedHold, lookMax } from './waiting-orders.ts';

export interface WorkServices {
  database: Database;
  orders: Pick<Orders, 'move' | 'follow' | 'ask'>;
  news: Pick<OrderWork, 'tellNews' | 'tellTogether'>;
  refund: OrderWork['refund'];
  clock: Clock;
  log: Log;
}

/** How many gateways' answers are waited for at a time. */
const atOnce = 8;

export function createOrderWork({ database, orders, news, refund, clock, log }: WorkServices): OrderWork {
  /** An order that fails does not keep the others waiting. */
  const seeTo = async (orderId: number, work: Promise<unknown>): Promise<void> => {
    await work.catch((error: unknown) => log.error('An order could not be seen to.', { orderId, error }));
  };

  /**
   * Orders whose gateway is to be asked now, each with the time of its next question: another process that looks takes
   * others, and one that dies has put them off and not lost them. Money may have come for what is being checked;
   * 3-D Secure and tills can wait.
   */
  const claimDue = (dueAt: Instant): Promise<number[]> =>
    inTransaction(database, async (tx) => {
      const due = await tx
        .selectFrom('ticket_order')
        .select(['order_id', 'state', 'changed_at'])
        .where('ask_at', '<=', new Date(dueAt))
        .orderBy(sql`state not in ('charging', 'checking')`)
        .orderBy(sql`state <> 'authenticating'`)
        .orderBy('ask_at')
        .limit(lookMax)
        .forUpdate()
        .skipLocked()
        .execute();
      const now = clock();
      const ids = due.map(({ order_id }) => order_id);
      const next = due.map(({ state, changed_at }) => nextAsk(state, changed_at.getTime(), now));
      await sql`update ticket_order o set ask_at = n.ask_at
        from unnest(${ids}::integer[], ${next.map((at) => at && new Date(at))}::timestamptz[]) as n (order_id, ask_at)
        where o.order_id = n.order_id`.execute(tx);
      return ids;
    });

  return {
    async expireHolds() {
      const now = clock();
      const moved: MovedOrder[] = [];
      // Places that wait for no gateway are free before any gateway is asked: a silent one keeps nobody's from others.
      for (let behind: EndedHold | undefined; ; ) {
        const ended = await endedHolds(database.kysely, now, behind).execute();
        for (const { order_id: orderId } of ended) {
          const move = orders.move({ orderId }, { type: 'holdExpired' });
          await seeTo(
            orderId,
            move.then((one) => one !== undefined && one.applied.errands.length > 0 && moved.push(one)),
          );
        }
        behind = ended.at(-1);
        if (ended.length < lookMax) break;
      }
      await inParallel(moved, atOnce, ({ row, applied }) => seeTo(row.order_id, orders.follow(row, applied.errands)));
    },

    async reconcile() {
      const startedAt = clock();
      for (;;) {
        const due = await claimDue(startedAt);
        await inParallel(due, atOnce, (orderId) => seeTo(orderId, orders.ask(orderId)));
        if (due.length < lookMax) break;
      }
      const waiting = await database.kysely
        .selectFrom('ticket_order')
        .select('order_id')
        .where('ask_at', 'is not', null)
        .limit(1)
        .execute();
      return waiting.length > 0;
    },

    ...news,
    refund,
  };
}
