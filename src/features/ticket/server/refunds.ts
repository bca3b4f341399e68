import type { Transaction } from 'kysely';
import type { Payments } from '#features/payment/server.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { applyRefundEvent, type RefundEvent } from '../rules/order/refund-state.ts';

export interface NewRefund {
  orderId: number;
  /** Whose money goes back. */
  attempt: number;
  /** Null: everything of the attempt, which bought nothing. */
  purchasedTicketId: number | null;
  /** Whole yen, above 0. */
  amount: number;
  way: 'gateway' | 'byHand';
}

export interface Refunds {
  /** Writes a refund down as owed; what goes through a gateway is asked for as soon as the transaction has committed. */
  owe(tx: Transaction<Tables>, refund: NewRefund): Promise<void>;
}

interface RefundServices {
  database: Database;
  jobs: Jobs;
  payments: Pick<Payments, 'refund'>;
  clock: Clock;
}

/** Asked for again after 15 s, 30 s … 6 h, for seven weeks: money that is owed is not forgotten because a gateway is away. */
export const patience = { retryLimit: 200, firstRetryMs: 15_000, longestRetryMs: 6 * 60 * 60_000 };

const heard = { done: 'done', refused: 'refused', unknown: 'unknown' } as const;

/** Money that goes back. Whatever is lost on the way, a refund is asked for with its own key, so it is paid once. */
export function createRefunds({ database, jobs, payments, clock }: RefundServices): Refunds {
  const { kysely } = database;

  const read = (refundId: number) =>
    kysely
      .selectFrom('ticket_refund as r')
      .innerJoin('ticket_order as o', 'o.order_id', 'r.order_id')
      .select(['r.state', 'r.attempt', 'r.amount', 'o.order_number'])
      .where('r.ticket_refund_id', '=', refundId)
      .executeTakeFirst();

  const tell = async (refundId: number, event: RefundEvent): Promise<void> => {
    const refund = await read(refundId);
    const state = refund && applyRefundEvent(refund.state, event);
    if (refund === undefined || state === undefined) return;
    await kysely
      .updateTable('ticket_refund')
      .set({ state, changed_at: new Date(clock()) })
      .where('ticket_refund_id', '=', refundId)
      .where('state', '=', refund.state)
      .execute();
  };

  const job = jobs.define<{ refundId: number }>(
    'ticket-refund',
    async ({ refundId }) => {
      await tell(refundId, 'ask');
      const refund = await read(refundId);
      // Asked already: the answer was lost with the process that waited for it.
      if (refund?.state !== 'asked') return;
      const answer = await payments.refund(
        `${refund.order_number}/${refund.attempt}`,
        `refund/${refundId}`,
        refund.amount,
      );
      await tell(refundId, heard[answer]);
      if (answer === 'unknown') throw new Error(`Nobody knows yet what became of refund ${refundId}.`);
    },
    patience,
  );

  return {
    async owe(tx, { orderId, attempt, purchasedTicketId, amount, way }) {
      const now = new Date(clock());
      const { ticket_refund_id: refundId } = await tx
        .insertInto('ticket_refund')
        .values({
          order_id: orderId,
          attempt,
          purchased_ticket_id: purchasedTicketId,
          amount,
          way,
          state: 'owed',
          created_at: now,
          changed_at: now,
        })
        .returning('ticket_refund_id')
        .executeTakeFirstOrThrow();
      if (way === 'gateway') await job.send({ refundId }, { tx });
    },
  };
}
