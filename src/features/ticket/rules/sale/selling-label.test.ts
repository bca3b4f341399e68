import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseInstant } from '#kernel/period.ts';
import { saleTicket } from '../../../../../test/sale-tickets.ts';
import { isOnDisplay, remainingOf, salesState } from './on-sale.ts';
import { sellingLabel, sellingLabels } from './selling-label.ts';
import { type SaleTicket, ticketTypes } from './ticket.ts';

const now = parseInstant('2026-11-20 10:00') as number;
const coming = { enableSalesPeriod: true, salesPeriodStart: '2026-11-20 10:01', salesPeriodEnd: '2026-11-30' };
const running = { enableSalesPeriod: true, salesPeriodStart: '2026-11-20 10:00', salesPeriodEnd: '2026-11-20 10:00' };
const over = { enableSalesPeriod: true, salesPeriodStart: '2026-11-01', salesPeriodEnd: '2026-11-20 09:59' };
const gone = { enableNumberSold: true, remainNumber: 0 };
const lottery = { ticketType: 'LOTTERY' } as const;

describe('the selling label', () => {
  test.each<[string, Partial<SaleTicket>, boolean]>([
    ['accepting', {}, false],
    ['accepting', running, false],
    ['accepting', { enableNumberSold: true, remainNumber: 1 }, false],
    ['accepting', { enableNumberSold: false, remainNumber: 0 }, false],
    ['accepting', { ...coming, enableSalesPeriod: false }, false],
    ['accepting', { enableSalesPeriod: true }, false],
    ['before', coming, false],
    ['finished', over, false],
    ['soldout', gone, false],
    ['soldout', { enableNumberSold: true, remainNumber: -3 }, false],
    ['applied', lottery, true],
    ['accepting', lottery, false],
    ['accepting', {}, true],
  ])('is %s for %j, applied %s [TICKET-125]', (label, more, hasApplied) =>
    expect(sellingLabel(saleTicket(1, more), hasApplied, now)).toBe(label),
  );

  test.each<[string, Partial<SaleTicket>, boolean]>([
    ['applied', { ...lottery, ...coming, ...gone }, true],
    ['applied', { ...lottery, ...over, ...gone }, true],
    ['before', { ...coming, ...gone }, false],
    ['finished', { ...over, ...gone }, false],
  ])('is %s before all later labels [TICKET-094]', (label, more, hasApplied) => {
    expect(sellingLabel(saleTicket(1, more), hasApplied, now)).toBe(label);
  });

  test('is one of five, and accepting exactly when the ticket can be bought [TICKET-094, TICKET-125]', () => {
    const any = fc.record({
      ticketType: fc.constantFrom('NORMAL' as const, 'LOTTERY' as const),
      enableNumberSold: fc.boolean(),
      remainNumber: fc.integer({ min: -2, max: 2 }),
      period: fc.constantFrom({}, coming, running, over),
    });
    fc.assert(
      fc.property(any, fc.boolean(), ({ period, ...more }, hasApplied) => {
        const ticket = saleTicket(1, { ...more, ...period });
        const label = sellingLabel(ticket, hasApplied, now);
        expect(sellingLabels).toContain(label);
        const isOpen = salesState(ticket, now) === 'within' && remainingOf(ticket) > 0;
        expect(label === 'accepting').toBe(isOpen && !(more.ticketType === 'LOTTERY' && hasApplied));
      }),
    );
  });
});

test.each([
  [-3, true, 0],
  [0, true, 0],
  [7, true, 7],
  [-3, false, Number.POSITIVE_INFINITY],
])('from %i, limited %s, %d are left [TICKET-010]', (remainNumber, enableNumberSold, left) => {
  expect(remainingOf({ enableNumberSold, remainNumber })).toBe(left);
});

test.each([
  [false, '2027-01-01', true],
  [true, '2027-01-01', false],
  [true, '2026-11-20 10:00', true],
  [true, null, true],
])(
  'with the display period on: %s, from %s, the ticket shows: %s [TICKET-008]',
  (visiblePeriod, visibleStartDate, shown) => {
    expect(isOnDisplay({ visiblePeriod, visibleStartDate, visibleEndDate: null }, now)).toBe(shown);
  },
);

test('a ticket is first-come or a lottery [TICKET-007]', () => expect(ticketTypes).toEqual(['NORMAL', 'LOTTERY']));
