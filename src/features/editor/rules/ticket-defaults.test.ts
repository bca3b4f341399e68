import { expect, test } from 'vitest';
import { parseInstant } from '#kernel/period.ts';
import { newTicketSale, ticketsFromNow } from './ticket-defaults.ts';

const now = parseInstant('2027-01-20 10:00')!;
const start = '2027-02-06 18:00';
const early = { detailId: 1, salesPeriodEnd: '2027-01-10 23:59', cancelPeriodEnd: '2027-01-15' };
const usual = { detailId: 2, salesPeriodStart: '2027-01-11 00:00', salesPeriodEnd: start };

test('an early ticket whose sale would be over is left out, and the next is on sale from the publication', () => {
  expect(ticketsFromNow([early, usual], start, now)).toEqual([{ detailId: 2, salesPeriodEnd: start }]);
});

test('the only ticket stays, on sale until the event is over', () => {
  const end = '2027-02-07 17:00';
  expect(ticketsFromNow([early], end, now)).toEqual([{ detailId: 1, ...newTicketSale(end) }]);
  expect(newTicketSale(end)).toEqual({ enableSalesPeriod: true, salesPeriodEnd: end });
});

test('dates that are still to come stay as they are', () => {
  const before = parseInstant('2026-12-01 10:00')!;
  expect(ticketsFromNow([early, usual], start, before)).toEqual([early, usual]);
});
