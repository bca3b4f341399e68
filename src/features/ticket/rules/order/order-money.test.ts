import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { order, paidOrder } from '../../../../../test/orders.ts';
import { applyOrderEvent } from './apply-order-event.ts';
import type { Order, OrderEffect, OrderEvent } from './order.ts';
import { orderMoney } from './order-money.ts';
import { paymentStatusOf } from './payment-status.ts';

const deferred = order('completed', { amount: 3000, isDeferred: true });

describe('the money of an order', () => {
  test.each<[string, Order, { due: number; received: number; owed: number }]>([
    ['that waits for it', order('awaiting'), { due: 1000, received: 0, owed: 1000 }],
    ['that is paid', paidOrder, { due: 1000, received: 1000, owed: 0 }],
    ['that is free', order('completed', { amount: 0 }), { due: 0, received: 0, owed: 0 }],
    ['that ran out', order('expired'), { due: 1000, received: 0, owed: 0 }],
    ['to be paid at the venue', deferred, { due: 3000, received: 0, owed: 3000 }],
    [
      'of which a ticket was cancelled before',
      { ...deferred, canceledUnpaid: 1500 },
      { due: 1500, received: 0, owed: 1500 },
    ],
    [
      'of which the rest was paid afterwards',
      { ...deferred, canceledUnpaid: 1500, isSettled: true },
      { due: 1500, received: 1500, owed: 0 },
    ],
    [
      'of which all was cancelled before',
      { ...deferred, state: 'canceled', canceledUnpaid: 3000 },
      { due: 0, received: 0, owed: 0 },
    ],
    ['that was taken back', { ...deferred, state: 'canceled' }, { due: 3000, received: 0, owed: 0 }],
  ])('%s', (_, one, money) => expect(orderMoney(one)).toEqual(money));

  test('is never more than the price of the tickets left, in any order of cancellations and payments', () => {
    const step = fc.oneof(
      fc.record({ type: fc.constant('cancel' as const), place: fc.nat(7) }),
      fc.record({ type: fc.constantFrom('settled' as const, 'revoked' as const) }),
    );
    const prices = fc.array(fc.constantFrom<number>(0, 120, 1500, 100_000), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(prices, fc.array(step, { maxLength: 12 }), (sold, steps) => {
        const amount = sold.reduce((sum, price) => sum + price, 0);
        let now = order('completed', { amount, isDeferred: true });
        let left = [...sold];
        let canceledBefore = 0;
        let paid = 0;
        const effects: OrderEffect[] = [];
        const apply = (event: OrderEvent): boolean => {
          const result = applyOrderEvent(now, event);
          if (!('order' in result)) return false;
          now = result.order;
          effects.push(...result.effects);
          return true;
        };
        for (const one of steps) {
          const before = orderMoney(now);
          if (one.type !== 'cancel') {
            const isMoved = apply({ type: one.type });
            if (isMoved && one.type === 'settled') paid = before.owed;
            if (isMoved && one.type === 'revoked') left = [];
          } else if (left.length > 0) {
            const [price] = left.splice(one.place % left.length, 1) as [number];
            if (!now.isSettled) canceledBefore += price;
            apply({ type: 'ticketCanceled', price, isLast: left.length === 0 });
          }
          const { due, received, owed } = orderMoney(now);
          expect(Math.min(due, received, owed)).toBeGreaterThanOrEqual(0);
          expect(received + owed).toBeLessThanOrEqual(amount - canceledBefore);
          expect(received).toBe(paid);
          // The sum that the reception asks for.
          if (!now.isSettled) expect(owed).toBe(left.reduce((sum, price) => sum + price, 0));
          expect(now.state).toBe(left.length > 0 || now.isSettled ? 'completed' : 'canceled');
          expect(effects.filter(({ kind }) => kind === 'releaseCode').length).toBe(now.state === 'canceled' ? 1 : 0);
          if (now.state === 'completed') expect(paymentStatusOf(now)).toBe(owed > 0 ? 'Waiting' : 'Sale');
        }
      }),
      { numRuns: 1000 },
    );
  });
});
