import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { price, saleTicket } from '../../../../../test/sale-tickets.ts';
import { capOf, orderMaxOf } from '../sale/purchase-limits.ts';
import { isBlocked } from '../sale/exclusion-groups.ts';
import { numberOf } from './cart.ts';
import { type FreshFacts, restoreCart, scaleOnce, scalePriceLines } from './restore-cart.ts';
import { toStoredCart } from './stored-cart.ts';

const number = fc.integer({ min: 1, max: 30 });
const ticket = fc
  .record({
    ticketId: fc.nat(4),
    ticketType: fc.constantFrom('NORMAL' as const, 'NORMAL' as const, 'LOTTERY' as const),
    enableNumberSold: fc.boolean(),
    remainNumber: fc.integer({ min: -1, max: 12 }),
    enablePurchasablenumber: fc.boolean(),
    purchasableNumber: fc.nat(8),
    enableMultiplePrice: fc.boolean(),
    prices: fc.uniqueArray(fc.nat(4), { maxLength: 4 }),
  })
  .map(({ ticketId, prices, ...more }) =>
    saleTicket(ticketId, { ...more, multiplePrices: prices.map((id) => price(id, 500)) }),
  );
const facts: fc.Arbitrary<FreshFacts> = fc.record({
  tickets: fc.uniqueArray(ticket, { selector: ({ ticketId }) => ticketId }),
  rules: fc.record({
    exclusionGroups: fc.array(
      fc.record({ tickets: fc.array(fc.record({ id: fc.nat(4) })), purchasableCount: fc.nat(2) }),
      { maxLength: 2 },
    ),
    maxPerOrder: fc.option(fc.integer({ min: 1, max: 12 })),
  }),
  ownedTicketIds: fc.array(fc.nat(4), { maxLength: 2 }),
  boughtNumbers: fc.array(fc.tuple(fc.nat(4), fc.nat(4))).map((entries) => new Map(entries)),
  now: fc.constant(0),
});
const lines = fc.uniqueArray(fc.record({ ticketMultiplePriceId: fc.nat(5), number }), {
  selector: ({ ticketMultiplePriceId }) => ticketMultiplePriceId,
  minLength: 1,
});
const saved = fc.oneof(
  fc.record({ ticketId: fc.nat(4), number }),
  fc.record({ ticketId: fc.nat(4), multiplePrices: lines }),
);
const cart = fc.record({
  tickets: fc.uniqueArray(saved, { selector: ({ ticketId }) => ticketId }),
});

const sale = { siteKey: 'event/11', contentId: 20 };

describe('a restored cart', () => {
  test('never exceeds a cap, except by prices that have 1 each [CART-022, CART-023, CART-026, CART-027]', () => {
    fc.assert(
      fc.property(cart, facts, (stored, fresh) => {
        for (const item of restoreCart(stored, fresh).items) {
          const onSale = fresh.tickets.find(({ ticketId }) => ticketId === item.ticketId);
          if (onSale === undefined) throw new Error('a ticket that is not on sale');
          const cap = capOf(onSale, fresh.boughtNumbers.get(item.ticketId) ?? 0, orderMaxOf(fresh.rules));
          expect(cap).toBeGreaterThan(0);
          expect(numberOf(item)).toBeLessThanOrEqual(Math.max(cap, item.multiplePrices?.length ?? 0));
        }
      }),
    );
  });

  test('restored again is the same: no number falls twice', () => {
    fc.assert(
      fc.property(cart, facts, (stored, fresh) => {
        const once = restoreCart(stored, fresh);
        const again = restoreCart(toStoredCart(sale, once.items) ?? { tickets: [] }, fresh);
        expect(again.items).toEqual(once.items);
        // An amendment that only the buyer can resolve is repeated until they do.
        expect(again.amendments.filter(({ kind }) => kind !== 'over')).toEqual([]);
      }),
    );
  });

  test('is a part of the saved cart, in its order', () => {
    fc.assert(
      fc.property(cart, facts, (stored, fresh) => {
        const order = stored.tickets.map(({ ticketId }) => ticketId);
        const kept = restoreCart(stored, fresh).items.map(({ ticketId }) => ticketId);
        expect(kept).toEqual(order.filter((ticketId) => kept.includes(ticketId)));
      }),
    );
  });

  test('breaks no combination and mixes no lottery with first-come tickets [CART-021, TICKET-098]', () => {
    fc.assert(
      fc.property(cart, facts, (stored, fresh) => {
        const { items } = restoreCart(stored, fresh);
        const ids = items.map(({ ticketId }) => ticketId);
        expect(ids.filter((id) => isBlocked(id, fresh.rules.exclusionGroups, ids, fresh.ownedTicketIds))).toEqual([]);
        expect(new Set(items.map((item) => item.isLottery)).size).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('raises the flag when it is less than the saved cart, and only then [CART-010, CART-011]', () => {
    fc.assert(
      fc.property(cart, facts, (stored, fresh) => {
        const { items, hasValidationError, isChanged, amendments } = restoreCart(stored, fresh);
        const isLess = JSON.stringify(toStoredCart(sale, items)?.tickets ?? []) !== JSON.stringify(stored.tickets);
        expect(isChanged || amendments.some(({ kind }) => kind !== 'over')).toBe(isLess);
        expect(hasValidationError).toBe(amendments.length > 0);
        if (isLess) expect(amendments).not.toEqual([]);
      }),
    );
  });
});

describe('scaling', () => {
  const counted = fc.array(fc.record({ number: fc.integer({ min: 1, max: 1000 }) }), { minLength: 1, maxLength: 8 });
  const cap = fc.integer({ min: 1, max: 500 });
  const sum = (some: { number: number }[]) => some.reduce((total, line) => total + line.number, 0);

  test('once leaves the cap, and at most one more for each line that would have had nothing [CART-027]', () => {
    fc.assert(
      fc.property(counted, cap, (some, most) => {
        const total = sum(some);
        const lifted = total > most ? some.filter((line) => line.number * most < total).length : 0;
        expect(sum(scaleOnce(some, most))).toBeLessThanOrEqual(Math.min(total, most + lifted));
      }),
    );
  });

  test('until nothing changes leaves the cap, or 1 of each line [CART-027]', () => {
    fc.assert(
      fc.property(counted, cap, (some, most) => {
        const scaled = scalePriceLines(some, most);
        expect(sum(scaled)).toBeLessThanOrEqual(Math.max(most, some.length));
        expect(scaled.every((line, place) => line.number >= 1 && line.number <= (some[place]?.number ?? 0))).toBe(true);
        expect(scalePriceLines(scaled, most)).toEqual(scaled);
      }),
    );
  });

  test('keeps the order of sizes [CART-027]', () => {
    fc.assert(
      fc.property(counted, cap, (some, most) => {
        const sizes = scalePriceLines(
          [...some].sort((a, b) => a.number - b.number),
          most,
        ).map((line) => line.number);
        expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
      }),
    );
  });
});
