import type { Transaction } from 'kysely';
import type { ChargebackNews } from '#features/payment/server.ts';
import type { ChargebackState } from '#features/payment/rules/gateway-answer.ts';
import type { Clock, Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { chargebackStep, dueAfterChargeback } from '../../rules/order/chargeback.ts';
import { orderMoney } from '../../rules/order/order-money.ts';
import { applyRefundEvent, whoPaysBack } from '../../rules/order/refund-state.ts';
import type { NoticeKind } from '../mail/mail-texts/notice/jpn.ts';
import { type OrderRow, orderOf } from '../order/order-columns.ts';
import type { OrderJobs } from '../order/order-jobs.ts';
import { lockOrder, readOrder } from '../order/order-rows.ts';
import type { ChargebackChangeKind } from '../organiser/order-change-tables.ts';
import { type NoticeServices, prepareNotice } from '../refund/refund-notices.ts';

export interface ChargebackServices extends NoticeServices {
  database: Database;
  orderJobs: Pick<OrderJobs, 'planRefund'>;
  clock: Clock;
}

const noted: Record<ChargebackState, ChargebackChangeKind & NoticeKind> = {
  open: 'chargedBack',
  won: 'chargebackWon',
  lost: 'chargebackLost',
};
/** As the console names who did it. */
const nameOf = { stripe: 'Stripe', sandbox: 'Sandbox', rehearsal: 'Rehearsal', organiser: 'Organiser' } as const;

/**
 * Takes in what a gateway tells of a chargeback. One transaction locks the order, notes that the money went or came back,
 * and settles what becomes of refunds that nobody has paid yet: while it is open they wait, when it is lost only what is
 * left of the payment goes back. The tickets stay as they are, and the organiser is told (docs/decisions/0054).
 */
export function createChargebacks(services: ChargebackServices) {
  const { database, orderJobs, clock } = services;
  return async ({ paymentKey, chargeback }: ChargebackNews, gateway: keyof typeof nameOf): Promise<void> => {
    const [gatewayNumber = '', attempt] = paymentKey.split('/');
    const order = await readOrder(database.kysely, { gatewayNumber });
    if (order === undefined) return;
    const { amount, state, reason, respondBy } = chargeback;
    const tell = await prepareNotice(services, noted[state], { ...order, amount, respondBy });
    await inTransaction(database, async (tx) => {
      const row = await lockOrder(tx, { gatewayNumber });
      if (row === undefined) return;
      const key = `${gateway}/${chargeback.key}`;
      const known = await tx
        .selectFrom('ticket_chargeback')
        .select(['state', 'ticket_refund_id'])
        .where('chargeback_key', '=', key)
        .executeTakeFirst();
      const step = chargebackStep(known?.state, state);
      if (step === undefined) return;
      const now = clock();
      const change = await noteAtOrder(tx, row, { key, kind: noted[state], by: nameOf[gateway], amount, reason, now });
      const gone = { attempt: Number(attempt), amount, change, now };
      const refundId = step === 'take' ? await takeFromOrder(tx, row, gone) : null;
      if (known === undefined)
        await tx
          .insertInto('ticket_chargeback')
          .values({
            chargeback_key: key,
            order_id: row.order_id,
            attempt: Number(attempt),
            amount,
            reason,
            state,
            respond_by: respondBy === undefined ? null : new Date(respondBy),
            ticket_refund_id: refundId,
            opened_at: new Date(now),
            changed_at: new Date(now),
          })
          .execute();
      else
        await tx
          .updateTable('ticket_chargeback')
          .set({ state, changed_at: new Date(now) })
          .where('chargeback_key', '=', key)
          .execute();
      const taken = known?.ticket_refund_id ?? null;
      if (step === 'giveBack' && taken !== null)
        await tx.deleteFrom('ticket_refund').where('ticket_refund_id', '=', taken).execute();
      if (state !== 'open') await resumeRefunds(tx, row, Number(attempt), orderJobs, now);
      await tell(tx);
    });
  };
}

interface NotedChargeback {
  key: string;
  kind: ChargebackChangeKind;
  by: string;
  amount: number;
  reason: string;
  now: Instant;
}

async function noteAtOrder(
  tx: Transaction<Tables>,
  { order_id }: OrderRow,
  { key, kind, by, amount, reason, now }: NotedChargeback,
): Promise<number> {
  const { order_change_id: id } = await tx
    .insertInto('order_change')
    .values({
      change_key: `${kind}/${key}`,
      order_id,
      kind,
      operator_id: null,
      operator_name: by,
      amount,
      reason,
      made_at: new Date(now),
    })
    .returning('order_change_id')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('ticket_order')
    .set({ changed_at: new Date(now) })
    .where('order_id', '=', order_id)
    .execute();
  return id;
}

/** The money is with the buyer: every sum of the order knows it as a refund that is done. */
async function takeFromOrder(
  tx: Transaction<Tables>,
  { order_id: orderId }: OrderRow,
  { attempt, amount, change, now }: { attempt: number; amount: number; change: number; now: Instant },
): Promise<number> {
  const { purchased_ticket_id: ticketId } = await tx
    .selectFrom('purchased_ticket')
    .select('purchased_ticket_id')
    .where('order_id', '=', orderId)
    .orderBy('purchased_ticket_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { ticket_refund_id: refundId } = await tx
    .insertInto('ticket_refund')
    .values({
      order_id: orderId,
      attempt,
      purchased_ticket_id: ticketId,
      order_change_id: change,
      amount,
      way: 'gateway',
      state: 'done',
      created_at: new Date(now),
      changed_at: new Date(now),
    })
    .returning('ticket_refund_id')
    .executeTakeFirstOrThrow();
  return refundId;
}

/** Refunds that waited for the decision: what is left of the payment goes back, and the rest the buyer has by the bank. */
async function resumeRefunds(
  tx: Transaction<Tables>,
  row: OrderRow,
  attempt: number,
  orderJobs: ChargebackServices['orderJobs'],
  now: Instant,
): Promise<void> {
  const refunds = await tx
    .selectFrom('ticket_refund')
    .select(['ticket_refund_id as refundId', 'amount', 'state', 'way'])
    .where('order_id', '=', row.order_id)
    .where('attempt', '=', attempt)
    .orderBy('ticket_refund_id')
    .forUpdate()
    .execute();
  const received = attempt === row.paid_attempt ? orderMoney(orderOf(row)).received : row.amount;
  for (const { refundId, due } of dueAfterChargeback(received, refunds)) {
    const refund = refunds.find((one) => one.refundId === refundId)!;
    const event = refund.state === 'asked' ? 'paidElsewhere' : 'done';
    const settled = due === 0 ? applyRefundEvent(refund, event) : undefined;
    if (settled !== undefined || due < refund.amount) {
      await tx
        .updateTable('ticket_refund')
        .set(settled === undefined ? { amount: due } : { state: settled, changed_at: new Date(now) })
        .where('ticket_refund_id', '=', refundId)
        .execute();
    }
    // The gateway is asked, or an organiser who was not told yet.
    const isToAsk = whoPaysBack(refund) === 'gateway' || refund.state === 'owed';
    if (settled === undefined && isToAsk) await orderJobs.planRefund(tx, refundId);
  }
}
