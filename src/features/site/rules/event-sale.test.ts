import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundless } from '#kernel/period.ts';
import { type EventOffer, feesOfOffers, noSale, saleAt } from './event-sale.ts';

const now = 1_000;
const offer = (more: Partial<EventOffer> = {}): EventOffer => ({
  contentId: 60,
  ticketId: 1,
  least: 2_000,
  most: 2_000,
  shown: boundless,
  sold: boundless,
  capacity: null,
  ...more,
});
const over = { from: 0, to: 999 };
const ahead = { from: 1_001, to: 2_000 };
const at = (offers: readonly EventOffer[], taken = 0) => saleAt(offers, now, () => taken);
const range = (least: number, most = least) => ({ price: { least, most }, isSoldOut: false });

test.each<[string, EventOffer[], number, object]>([
  ['nothing', [], 0, noSale],
  ['one price', [offer()], 0, range(2_000)],
  ['several prices', [offer(), offer({ least: 0, most: 800 }), offer({ least: 500, most: 4_000 })], 0, range(0, 4_000)],
  ['a ticket whose sale is over', [offer(), offer({ least: 9, sold: over })], 0, range(2_000)],
  ['a ticket that is not shown', [offer(), offer({ least: 9, shown: ahead })], 0, range(2_000)],
  ['an early price that is gone', [offer({ least: 9, most: 9, capacity: 5 }), offer()], 5, range(2_000)],
  ['a sale that is to come', [offer({ sold: ahead })], 0, range(2_000)],
  ['a sale that goes on before one to come', [offer(), offer({ least: 9, sold: ahead })], 0, range(2_000)],
  ['tickets that are all taken', [offer({ capacity: 5 })], 5, { price: null, isSoldOut: true }],
  ['one ticket left', [offer({ capacity: 5 })], 4, range(2_000)],
  ['more taken than there are', [offer({ capacity: 5 })], 6, { price: null, isSoldOut: true }],
  ['sales that are over', [offer({ sold: over, capacity: 5 })], 5, noSale],
])('of %s a card says what is on sale now', (_, offers, taken, sale) => {
  expect(at(offers, taken)).toEqual(sale);
});

test('a price is one of those that are offered, and none is lower or higher', () => {
  const instant = fc.integer({ min: 0, max: 2_000 });
  const offers = fc.array(
    fc.record({ least: fc.nat(9), more: fc.nat(9), from: instant, to: instant, capacity: fc.option(fc.nat(3)) }),
  );
  fc.assert(
    fc.property(offers, fc.nat(3), (some, taken) => {
      const made = some.map(({ least, more, from, to, capacity }) =>
        offer({ least, most: least + more, sold: { from, to }, capacity }),
      );
      const { price, isSoldOut } = at(made, taken);
      if (price === null) return;
      expect(isSoldOut).toBe(false);
      expect(made.map(({ least }) => least)).toContain(price.least);
      expect(made.map(({ most }) => most)).toContain(price.most);
      expect(price.least).toBeLessThanOrEqual(price.most);
    }),
  );
});

test.each<[EventOffer[], string[]]>([
  [[], []],
  [[offer({ least: 0, most: 0 })], ['free']],
  [[offer({ least: 0, most: 0 }), offer()], ['paid']],
  [[offer()], ['paid']],
])('a search finds an event without words about its price by what it sells [SITE-029]', (offers, fees) => {
  expect(feesOfOffers(offers)).toEqual(fees);
});
