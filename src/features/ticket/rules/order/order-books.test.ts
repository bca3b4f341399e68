import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { order, paid } from '../../../../../test/orders.ts';
import { applyOrderEvent } from './apply-order-event.ts';
import { holdsStock, type Order, type OrderEffect, type OrderEvent, type OrderState, orderStates } from './order.ts';

describe('for any events, in any order, any number of times', () => {
  /** 0 stands for the newest attempt, which most news is about. */
  const attempt = fc.constantFrom(0, 0, 0, 1, 2);
  const meant = (event: OrderEvent, now: Order): OrderEvent =>
    'attempt' in event && event.attempt === 0 ? { ...event, attempt: now.attempt } : event;
  const plain = fc
    .constantFrom(
      'confirm',
      'charge',
      'charge',
      'holdExpired',
      'leave',
      'settled',
      'revoked',
      'won',
      'lost',
      'wonAgain',
      'lostAgain',
    )
    .map((type): OrderEvent => ({ type }));
  const withdrawn = fc.boolean().map((isOpen): OrderEvent => ({ type: 'withdraw', isOpen }));
  const heard = fc
    .tuple(fc.constantFrom('actionRequired', 'numberIssued', 'unknown', 'refused', 'notFound'), attempt)
    .map(([type, which]): OrderEvent => ({ type, attempt: which }));
  const money = fc
    .tuple(attempt, fc.constantFrom(1000, 1000, 1000, 999), fc.boolean())
    .map(([which, amount, canRetake]) => paid(which, amount, canRetake));
  const events = fc.array(
    fc.oneof(
      { arbitrary: plain, weight: 4 },
      { arbitrary: heard, weight: 4 },
      { arbitrary: money, weight: 4 },
      withdrawn,
    ),
    { maxLength: 30, size: 'max' },
  );
  const start = fc
    .tuple(
      fc.constantFrom('reserved', 'applied'),
      fc.constantFrom(0, 1000, 1000, 1000),
      fc.constantFrom(true, false, false, false),
    )
    .map(([state, amount, isDeferred]) => order(state as OrderState, { amount, isDeferred, attempt: 0 }));

  interface Books {
    order: Order;
    effects: OrderEffect[];
    /** The attempts that took money. */
    received: Set<number>;
    /** The application was withdrawn, so it never had a place. */
    isWithdrawn: boolean;
  }
  const run = (
    from: Order,
    told: readonly OrderEvent[],
    each: (books: Books, effects: OrderEffect[]) => void = () => {},
  ) => {
    const books: Books = { order: from, effects: [], received: new Set(), isWithdrawn: false };
    for (const one of told) {
      const event = meant(one, books.order);
      const result = applyOrderEvent(books.order, event);
      const isHeard = event.type === 'paid' && !('refused' in result);
      if (isHeard) books.received.add(event.attempt);
      if (!('order' in result)) continue;
      books.order = result.order;
      books.isWithdrawn ||= event.type === 'withdraw';
      books.effects.push(...result.effects);
      each(books, result.effects);
    }
    return books;
  };
  const count = (effects: readonly OrderEffect[], kind: OrderEffect['kind']) =>
    effects.filter((one) => one.kind === kind).length;

  test('every state is reached', () => {
    const reached = new Set<OrderState>();
    for (const [from, told] of fc.sample(fc.tuple(start, events), { numRuns: 3000, seed: 1 })) {
      run(from, told, (books) => reached.add(books.order.state));
    }
    expect([...reached].sort()).toEqual(orderStates.filter((state) => state !== 'applied').sort());
  });

  test('money has bought the tickets or goes back, and never both', () => {
    fc.assert(
      fc.property(start, events, (from, told) => {
        run(from, told, ({ order: now, received, effects }) => {
          if (now.paidAttempt !== null) expect(now.state).toBe('completed');
          const accounted = [...now.refundedAttempts, ...(now.paidAttempt === null ? [] : [now.paidAttempt])];
          expect(new Set(accounted)).toEqual(received);
          expect(new Set(accounted).size).toBe(accounted.length);
          expect(count(effects, 'refund')).toBe(now.refundedAttempts.length);
        });
      }),
      { numRuns: 1000 },
    );
  });

  test('there is no ticket without money, unless it is free or to be paid later', () => {
    fc.assert(
      fc.property(start, events, (from, told) => {
        run(from, told, ({ order: now, effects }) => {
          const issued = count(effects, 'issueTickets') - count(effects, 'revokeTickets');
          expect(issued).toBe(now.state === 'completed' ? 1 : 0);
          if (now.state === 'completed')
            expect(now.amount === 0 || now.isDeferred || now.paidAttempt !== null).toBe(true);
        });
      }),
      { numRuns: 1000 },
    );
  });

  test('a place is held, or is a ticket, or was given back, and once each', () => {
    fc.assert(
      fc.property(start, events, (from, told) => {
        run(from, told, ({ order: now, effects, isWithdrawn }) => {
          const taken = now.state === 'applied' || now.state === 'lost' || isWithdrawn ? 0 : 1;
          const back = count(effects, 'releaseStock') + count(effects, 'revokeTickets');
          const inUse = taken + count(effects, 'takeStock') - back;
          expect(inUse).toBe(holdsStock(now.state) || now.state === 'completed' ? 1 : 0);
        });
      }),
      { numRuns: 1000 },
    );
  });

  test('a new attempt begins only after the last one is known to have failed', () => {
    fc.assert(
      fc.property(start, events, (from, told) => {
        const failed = new Set<number>();
        let now = from;
        for (const one of told) {
          const event = meant(one, now);
          const result = applyOrderEvent(now, event);
          if (!('order' in result)) continue;
          const charge = result.effects.find(({ kind }) => kind === 'charge');
          if (charge !== undefined && now.attempt > 0) expect(failed.has(now.attempt)).toBe(true);
          if ('attempt' in event && ['refused', 'notFound', 'paid'].includes(event.type)) failed.add(event.attempt);
          now = result.order;
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('the gateway may say everything twice', () => {
    fc.assert(
      fc.property(start, events, (from, told) => {
        const isHeard = (event: OrderEvent): boolean => 'attempt' in event;
        const twice = told.flatMap((event) => (isHeard(event) ? [event, event] : [event]));
        expect(run(from, twice)).toEqual(run(from, told));
      }),
      { numRuns: 1000 },
    );
  });

  test('the gateway may report one attempt in any order: once it is paid the tickets are there', () => {
    const others = fc.array(fc.constantFrom('actionRequired', 'unknown', 'numberIssued', 'refused', 'notFound'), {
      maxLength: 5,
    });
    fc.assert(
      fc.property(others, fc.nat(5), fc.nat(5), (types, first, second) => {
        const told = types.map((type): OrderEvent => ({ type, attempt: 1 }));
        told.splice(Math.min(first, told.length), 0, paid(1, 1000, true));
        told.splice(Math.min(second, told.length), 0, paid(1, 1000, true));
        const { order: end, effects } = run(order('charging'), told);
        expect([end.state, end.paidAttempt, count(effects, 'issueTickets'), count(effects, 'refund')]).toEqual([
          'completed',
          1,
          1,
          0,
        ]);
      }),
    );
  });
});
