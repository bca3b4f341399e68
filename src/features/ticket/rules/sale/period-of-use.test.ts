import { expect, test } from 'vitest';
import { periodOfUse } from './period-of-use.ts';

const own = { slots: [], dynamicCheckinPeriod: false, checkinPeriodStart: '2026-12-18 13:00', checkinPeriodEnd: null };
const slot = (ticketSlotId: number, checkinPeriodStart: string | null, checkinPeriodEnd: string | null) => ({
  ticketSlotId,
  checkinPeriodStart,
  checkinPeriodEnd,
});

test('a ticket is used in its own period', () => {
  expect(periodOfUse(own)).toEqual({ start: '2026-12-18 13:00', end: undefined });
});

test('a ticket with slots is used on the days from its first slot to its last', () => {
  const slots = [
    slot(1, '2026-12-18 15:00', '2026-12-18 15:30'),
    slot(2, null, null),
    slot(3, '2026-12-17 09:00', null),
  ];
  expect(periodOfUse({ ...own, slots })).toEqual({ start: '2026-12-17', end: '2026-12-18' });
  expect(periodOfUse({ ...own, slots: [slot(1, null, null)] })).toEqual({ start: undefined, end: undefined });
});

test('a ticket whose period begins with the purchase has none before', () => {
  expect(periodOfUse({ ...own, dynamicCheckinPeriod: true })).toEqual({});
});
