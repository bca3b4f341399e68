import type { OrderAnswer } from '#features/ticket/contract.ts';
import { myTicket } from './my-tickets.ts';

/** A completed order of one ticket at 1,000 yen; `more` holds the differences. */
export function orderAnswer(more: Partial<OrderAnswer> = {}): OrderAnswer {
  const { state = 'completed' } = more;
  return {
    orderId: 'ORDER1',
    state,
    amount: 1_000,
    paymentMethod: 'CreditCard',
    paymentStatus: 'Sale',
    orderedAt: '2026-11-20T10:00:00+09:00',
    heldUntil: null,
    paymentUrl: null,
    convenienceStore: null,
    bank: null,
    bankNote: '',
    bankDeadline: null,
    owed: 0,
    wantsReceipt: false,
    problem: null,
    moneyBack: null,
    refunds: [],
    wantedSlotIds: [],
    purchasedTickets: [myTicket({ orderId: 'ORDER1', ...(state === 'completed' ? {} : { availableStartedAt: null }) })],
    ...more,
  };
}
