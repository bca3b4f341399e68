import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { receiptSums } from '#features/ticket-charge/rules/receipt-sums.ts';
import { type AccountedOrder, movementsOf } from './movements.ts';

const [paid, later, muchLater] = [1_000, 2_000, 3_000];
const ticket = (price: number, canceledAt: number | null = null) => ({ title: 'A', price, canceledAt });
const order = (more: Partial<AccountedOrder>): AccountedOrder => ({
  receivedAt: paid,
  received: 3_000,
  tickets: [ticket(3_000)],
  refunds: [],
  ...more,
});

describe('the money of an order', () => {
  test.each<[string, Partial<AccountedOrder>, [number, string, number, number][]]>([
    ['is a sale with its tax', {}, [[paid, 'sale', 3_000, 272]]],
    ['is nothing where nothing came', { received: 0, tickets: [ticket(0)] }, []],
    [
      'goes back with its tax',
      { tickets: [ticket(3_000, later)], refunds: [{ at: later, amount: 3_000 }] },
      [
        [paid, 'sale', 3_000, 272],
        [later, 'refund', -3_000, -272],
      ],
    ],
    [
      'leaves a fee without tax',
      { tickets: [ticket(3_000, later)], refunds: [{ at: later, amount: 2_500 }] },
      [
        [paid, 'sale', 3_000, 272],
        [later, 'refund', -3_000, -272],
        [later, 'fee', 500, 0],
      ],
    ],
    [
      'is a fee as a whole where nothing goes back',
      { tickets: [ticket(3_000, later)] },
      [
        [paid, 'sale', 3_000, 272],
        [later, 'refund', -3_000, -272],
        [later, 'fee', 3_000, 0],
      ],
    ],
    [
      'is less where some of the price goes back and the ticket stays',
      { refunds: [{ at: later, amount: 1_000 }] },
      [
        [paid, 'sale', 3_000, 272],
        [later, 'refund', -1_000, -91],
      ],
    ],
    [
      'counts a fee that goes back later',
      {
        tickets: [ticket(3_000, later)],
        refunds: [
          { at: later, amount: 2_500 },
          { at: muchLater, amount: 500 },
        ],
      },
      [
        [paid, 'sale', 3_000, 272],
        [later, 'refund', -3_000, -272],
        [later, 'fee', 500, 0],
        [muchLater, 'fee', -500, 0],
      ],
    ],
    ['never moves before it came', { tickets: [ticket(3_000, 10)], refunds: [{ at: 10, amount: 3_000 }] }, []],
  ])('%s', (_, more, expected) => {
    expect(movementsOf(order(more)).map(({ at, kind, amount, tax }) => [at, kind, amount, tax])).toEqual(expected);
  });

  const anyOrder: fc.Arbitrary<AccountedOrder> = fc
    .array(
      fc.record({
        price: fc.integer({ min: 0, max: 99_999 }),
        canceledAt: fc.option(fc.integer({ min: 0, max: 100 })),
        back: fc.double({ min: 0, max: 1, noNaN: true }),
        backAt: fc.integer({ min: 0, max: 100 }),
      }),
      { maxLength: 6 },
    )
    .chain((tickets) =>
      fc.integer({ min: 0, max: 100 }).map((receivedAt) => ({
        receivedAt,
        received: tickets.reduce((sum, { price }) => sum + price, 0),
        tickets: tickets.map(({ price, canceledAt }, at) => ({ title: `T${at % 2}`, price, canceledAt })),
        // Never more than came, as the change of an order sees to.
        refunds: tickets.flatMap(({ price, back, backAt }) => {
          const amount = Math.floor(price * back);
          return amount > 0 ? [{ at: backAt, amount }] : [];
        }),
      })),
    );
  const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

  test('adds up to what came less what went back, with the tax of the receipt', () => {
    fc.assert(
      fc.property(anyOrder, (any) => {
        const movements = movementsOf(any);
        const refunded = sumOf(any.refunds.map(({ amount }) => amount));
        const receipt = receiptSums(
          any.tickets.map((one) => ({ ...one, isCanceled: one.canceledAt !== null })),
          any.received,
          refunded,
        );
        expect(sumOf(movements.map(({ amount }) => amount))).toBe(any.received - refunded);
        expect(sumOf(movements.map(({ tax }) => tax))).toBe(receipt.tax);
        expect(sumOf(movements.map(({ kind, amount }) => (kind === 'fee' ? amount : 0)))).toBe(
          receipt.total - receipt.taxed,
        );
        expect(movements.every(({ at }) => at >= any.receivedAt)).toBe(true);
        expect(movements.every(({ amount }) => amount !== 0)).toBe(true);
      }),
    );
  });

  test('is the same whether it is read in one piece or month by month', () => {
    fc.assert(
      fc.property(anyOrder, fc.integer({ min: 0, max: 100 }), (any, border) => {
        const movements = movementsOf(any);
        const [before, behind] = [
          movements.filter(({ at }) => at < border),
          movements.filter(({ at }) => at >= border),
        ];
        expect(sumOf(before.map(({ amount }) => amount)) + sumOf(behind.map(({ amount }) => amount))).toBe(
          sumOf(movements.map(({ amount }) => amount)),
        );
      }),
    );
  });
});
