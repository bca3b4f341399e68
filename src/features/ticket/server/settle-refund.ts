import type { Payments } from '#features/payment/server.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { Log } from '#server/log/log.ts';
import type { Mailing } from '#server/mail/mail.ts';
import { refundNumber } from '../rules/order/refund-number.ts';
import { type RefundState, whoPaysBack } from '../rules/order/refund-state.ts';
import { moveRefund, readRefund, type RefundRow } from './refund-rows.ts';
import type { WriteRefundMails } from './refund-mails.ts';

export interface RefundServices {
  database: Database;
  payments: Pick<Payments, 'refund'>;
  writeMails: WriteRefundMails;
  mail: Mailing;
  clock: Clock;
  log: Log;
}

/** True when the gateway is to be asked no more: it has paid back, or the organiser has to and was told. */
export type SettleRefund = (refundId: number) => Promise<boolean>;

/**
 * Asks the gateway that charged to pay back what is owed, with a key made of the refund's number: asking twice pays
 * once. What the gateway refuses, and what it is never asked for, is told to those who have to see to it: in the
 * transaction that changes the refund, so once, however often this is called.
 */
export function createSettleRefund(services: RefundServices): SettleRefund {
  const { database, payments, mail, clock, log } = services;

  const leaveToOrganiser = async (refund: RefundRow, event: 'ask' | 'refused'): Promise<RefundState> => {
    const { ticket_refund_id: refundId, order_number: orderNumber } = refund;
    const { mails, isOrganiserTold } = await services.writeMails(refund);
    const { state, isMoved } = await moveRefund(database, refundId, event, clock(), async (tx) => {
      for (const one of mails) await mail.send(one, { tx });
    });
    if (isMoved && !isOrganiserTold) {
      log.warn('Money has to be paid back by hand, and its site names nobody to tell: see `hiroba refunds`.', {
        order: orderNumber,
        refund: refundNumber({ orderNumber, refundId }),
        amount: refund.amount,
        site: refund.site_key,
      });
    }
    return state;
  };

  return async (refundId) => {
    const refund = await readRefund(database, refundId);
    if (refund === undefined) return true;
    const { way, state, amount } = refund;
    if (way === 'byHand' && state === 'owed') await leaveToOrganiser(refund, 'ask');
    if (whoPaysBack(refund) !== 'gateway') return true;
    await moveRefund(database, refundId, 'ask', clock());
    const answer = await payments.refund(`${refund.order_number}/${refund.attempt}`, `refund/${refundId}`, amount);
    const after =
      answer === 'refused'
        ? await leaveToOrganiser(refund, answer)
        : (await moveRefund(database, refundId, answer, clock())).state;
    return whoPaysBack({ way, state: after }) !== 'gateway';
  };
}
