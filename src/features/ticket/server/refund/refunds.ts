import type { Payments, RefundNews, SumListener } from '#features/payment/server.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { refundNumber } from '../../rules/order/refund-number.ts';
import { isGatewaySilent, type RefundState, whoPaysBack } from '../../rules/order/refund-state.ts';
import { readOrder } from '../order/order-rows.ts';
import { paymentKeyOf } from '../order/orders.ts';
import { moveRefund, readRefund, type RefundRow } from './refund-rows.ts';
import type { WriteRefundMails } from './refund-mails.ts';
import { type NoticeServices, prepareNotice } from './refund-notices.ts';

export interface RefundServices extends NoticeServices {
  database: Database;
  payments: Pick<Payments, 'refund'>;
  writeMails: WriteRefundMails;
  clock: Clock;
}

export interface Refunds {
  /**
   * Asks the gateway that charged to pay back a refund, with a key made of the refund's number, so that asking twice
   * pays once. True when no further request is needed: it is paid back, or the organiser has to pay and was told.
   */
  settle(refundId: number): Promise<boolean>;
  /** Takes news of the gateway: a refund that it paid under a key has come back to it. */
  comesBack(news: Pick<RefundNews, 'paymentKey' | 'refundKey'>): Promise<void>;
  /**
   * Notes money of an order that somebody else paid back there. The organiser is told, and the tickets stay
   * valid.
   */
  paidElsewhere: SumListener;
}

/**
 * Refunds that a gateway refuses, that come back to it or that it never pays are reported to the people who have to
 * act, once, in the transaction that changes the refund.
 */
export function createRefunds(services: RefundServices): Refunds {
  const { database, payments, mail, clock, log } = services;

  const leaveToOrganiser = async (refund: RefundRow, event: 'ask' | 'refused' | 'cameBack'): Promise<RefundState> => {
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

  return {
    async settle(refundId) {
      const refund = await readRefund(database, refundId);
      if (refund === undefined) return true;
      const { way, state, amount } = refund;
      // The job comes again once the bank has decided.
      if (refund.is_disputed) return true;
      if (way === 'byHand' && state === 'owed') await leaveToOrganiser(refund, 'ask');
      if (whoPaysBack(refund) !== 'gateway') return true;
      await moveRefund(database, refundId, 'ask', clock());
      const answer = await payments.refund(paymentKeyOf(refund, refund.attempt), `refund/${refundId}`, amount);
      const lacks = answer === 'lacksBalance';
      const isRefused =
        answer === 'refused' || (lacks && isGatewaySilent(refund, refund.created_at.getTime(), clock()));
      const tellOrganiser =
        answer === 'paidElsewhere' ? await prepareNotice(services, 'paidBefore', refund) : undefined;
      const after = isRefused
        ? await leaveToOrganiser(refund, 'refused')
        : (await moveRefund(database, refundId, lacks ? 'unknown' : answer, clock(), tellOrganiser)).state;
      return whoPaysBack({ way, state: after }) !== 'gateway';
    },
    async comesBack({ paymentKey, refundKey }) {
      const refundId = Number(/^refund\/(\d{1,9})$/.exec(refundKey)?.[1]);
      const refund = Number.isNaN(refundId) ? undefined : await readRefund(database, refundId);
      // Anybody can write the key at the gateway, so it counts only together with its payment.
      if (refund !== undefined && paymentKeyOf(refund, refund.attempt) === paymentKey)
        await leaveToOrganiser(refund, 'cameBack');
    },
    async paidElsewhere({ paymentKey, amount }) {
      const [gatewayNumber = ''] = paymentKey.split('/');
      const row = await readOrder(database.kysely, { gatewayNumber });
      return row === undefined ? async () => {} : prepareNotice(services, 'paidElsewhere', { ...row, amount });
    },
  };
}
