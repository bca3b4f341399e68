import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseInstant } from '#kernel/period.ts';
import { previewMoments } from './preview-moments.ts';

const sale = (salesPeriodStart?: string, salesPeriodEnd?: string, enableSalesPeriod = true) => ({
  enableSalesPeriod,
  salesPeriodStart,
  salesPeriodEnd,
});

test('A preview offers the first beginning and the last end of the sales, and the event', () => {
  const event = { startDate: '2026-12-23 10:00', endDate: '2026-12-24' };
  const tickets = [
    sale('2026-12-05 12:00', '2026-12-20 18:00'),
    sale('2026-12-01 12:00'),
    sale('2026-11-01 00:00', '2027-01-01 00:00', false),
    null,
  ];
  expect(previewMoments(event, tickets)).toEqual([
    { kind: 'beforeSale', at: '2026-12-01T11:59:00+09:00' },
    { kind: 'saleBegins', at: '2026-12-01T12:00:00+09:00' },
    { kind: 'lastDay', at: '2026-12-20T17:50:00+09:00' },
    { kind: 'eventDay', at: '2026-12-23T10:00:00+09:00' },
    { kind: 'after', at: expect.stringContaining('2026-12-25T00:0') },
  ]);
  expect(previewMoments({}, [])).toEqual([]);
});

test('Each time that a preview offers is one that the preview takes, whatever the dates are', () => {
  const date = fc.constantFrom(
    undefined,
    '',
    'soon',
    '2026-02-30',
    '2026-12-01',
    '2026-12-01 12:00',
    '9999-12-31 23:59',
  );
  fc.assert(
    fc.property(date, date, date, date, (startDate, endDate, from, to) => {
      for (const { at } of previewMoments({ startDate, endDate }, [sale(from, to)])) {
        expect(parseInstant(at)).toBeDefined();
      }
    }),
    { numRuns: 60 },
  );
});
