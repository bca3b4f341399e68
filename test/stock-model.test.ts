import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { StockModel, type StockTerms, type Wanted } from './stock-model.ts';

const terms: StockTerms = {
  tickets: {
    1: { capacity: 5, perPerson: 3 },
    2: { capacity: 3, perPerson: null },
    3: { capacity: null, perPerson: 1 },
  },
  groups: [{ tickets: [{ id: 2 }, { id: 3 }], purchasableCount: 1 }],
  codes: { LAST: 1 },
};
const want = (
  orderId: string,
  buyerId: number | null,
  ticketId: number,
  number: number,
  more: Partial<Wanted> = {},
): Wanted => ({
  orderId,
  buyerId,
  lines: [{ ticketId, number }],
  ...more,
});
const heldUntil = 1000;

describe('the model of the stock', () => {
  test('sells all places, and decides each order on its own', () => {
    const stock = new StockModel(terms);
    expect(stock.reserve(want('a', 1, 1, 3))).toBe('accepted');
    expect(stock.reserve(want('b', 2, 1, 3))).toBe('soldOut');
    expect(stock.reserve(want('c', 3, 1, 2))).toBe('accepted');
    expect(stock.reserve(want('d', 4, 1, 1))).toBe('soldOut');
    expect(stock.remaining(1)).toBe(0);
  });

  test('counts holds, and gives them back when they end', () => {
    const stock = new StockModel(terms);
    stock.reserve(want('a', 1, 1, 3, { heldUntil }));
    expect(stock.reserve(want('b', 1, 1, 1))).toBe('limitReached');
    stock.expire(heldUntil);
    expect(stock.remaining(1)).toBe(2);
    stock.expire(heldUntil + 1);
    stock.confirm('a');
    expect([stock.remaining(1), stock.tickets.length]).toEqual([5, 0]);
  });

  test('gives the last use of a code to one order, and frees it with the hold but not with the ticket', () => {
    const stock = new StockModel(terms);
    expect(stock.reserve(want('a', 1, 1, 1, { code: 'LAST', heldUntil }))).toBe('accepted');
    expect(stock.reserve(want('b', 2, 1, 1, { code: 'LAST' }))).toBe('codeUsedUp');
    stock.release('a');
    expect(stock.reserve(want('b', 2, 1, 1, { code: 'LAST' }))).toBe('accepted');
    const [ticket] = stock.tickets;
    if (ticket !== undefined) stock.cancel(ticket);
    expect(stock.reserve(want('c', 3, 1, 1, { code: 'LAST' }))).toBe('codeUsedUp');
  });

  test('a transfer changes the number of owned tickets, but not the bought or the remaining number', () => {
    const stock = new StockModel(terms);
    stock.reserve(want('a', 1, 3, 1));
    const [ticket] = stock.tickets;
    if (ticket !== undefined) stock.handOn(ticket, 2);
    expect(stock.reserve(want('b', 1, 3, 1))).toBe('limitReached');
    expect(stock.reserve(want('c', 2, 2, 1))).toBe('combination');
    expect(stock.reserve(want('d', 1, 2, 1))).toBe('accepted');
    expect(stock.remaining(2)).toBe(2);
  });

  test('answers a repeated order as before', () => {
    const stock = new StockModel(terms);
    for (let one = 0; one < 4; one += 1) expect(stock.reserve(want('a', 1, 1, 3))).toBe('accepted');
    expect(stock.tickets).toHaveLength(3);
  });
});

test('no sequence of steps sells a place twice or passes a limit', () => {
  const step = fc.record({
    what: fc.constantFrom('reserve', 'reserve', 'reserve', 'confirm', 'release', 'expire', 'cancel', 'handOn'),
    order: fc.nat(12),
    buyer: fc.nat(3),
    ticketId: fc.integer({ min: 1, max: 3 }),
    number: fc.integer({ min: 1, max: 4 }),
    isHeld: fc.boolean(),
    withCode: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const stock = new StockModel(terms);
      steps.forEach(({ what, order, buyer, ticketId, number, isHeld, withCode }, now) => {
        const orderId = `o${order}`;
        const ticket = stock.tickets[order];
        if (what === 'confirm') stock.confirm(orderId);
        else if (what === 'release') stock.release(orderId);
        else if (what === 'expire') stock.expire(now);
        else if (what === 'cancel' && ticket !== undefined) stock.cancel(ticket);
        else if (what === 'handOn' && ticket !== undefined) stock.handOn(ticket, buyer);
        else if (what === 'reserve') {
          const code = withCode ? 'LAST' : undefined;
          stock.reserve(want(orderId, buyer, ticketId, number, { code, heldUntil: isHeld ? now + 5 : undefined }));
        }
        for (const id of [1, 2, 3]) expect(stock.remaining(id)).toBeGreaterThanOrEqual(0);
        expect(stock.codeUses.get('LAST')?.size ?? 0).toBeLessThanOrEqual(1);
        for (const person of [0, 1, 2, 3]) {
          const bought = stock.tickets.filter((one) => one.ticketId === 1 && one.purchaserId === person).length;
          expect(bought).toBeLessThanOrEqual(3);
        }
      });
    }),
  );
});
