import type { GatewayEvent, Order, OrderState } from '#features/ticket/rules/order/order.ts';

const charged: readonly OrderState[] = ['charging', 'authenticating', 'checking', 'awaiting', 'expired'];

/** An order of 1,000 yen by card, with one attempt where its state says that it was charged. */
export function order(state: OrderState, more: Partial<Order> = {}): Order {
  return {
    state,
    amount: 1000,
    canceledUnpaid: 0,
    isDeferred: false,
    attempt: charged.includes(state) ? 1 : 0,
    paidAttempt: null,
    refundedAttempts: [],
    isSettled: false,
    ...more,
  };
}

export const paidOrder = order('completed', { attempt: 1, paidAttempt: 1 });

export function paid(attempt = 1, amount = 1000, canRetake = false): GatewayEvent {
  return { type: 'paid', attempt, amount, canRetake };
}

export function said(type: Exclude<GatewayEvent['type'], 'paid'>, attempt = 1): GatewayEvent {
  return { type, attempt };
}
