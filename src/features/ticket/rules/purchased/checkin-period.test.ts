import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayMs, formatInstant, isWithin, parseInstant, startOfTokyoDay } from '#kernel/period.ts';
import { purchasedTicket, wonTicket } from '../../../../../test/purchased-tickets.ts';
import { checkinPeriod, checkinState } from './checkin-period.ts';

const at = (text: string): number => parseInstant(text) as number;
const dynamic = (availableStartedAt: string | null, checkinPeriodDays: number) =>
  purchasedTicket({ availableStartedAt, snapshot: { dynamicCheckinPeriod: true, checkinPeriodDays } });

describe('a dynamic check-in period', () => {
  test.each([
    ['2024-01-30 18:45', 3, '2024-01-30', '2024-02-02'],
    ['2024-02-28 00:00', 1, '2024-02-28', '2024-02-29'],
    ['2024-12-31 23:59', 0, '2024-12-31', '2024-12-31'],
    ['2024-01-30T20:00:00Z', 1, '2024-01-31', '2024-02-01'],
    ['2024-01-30', -4, '2024-01-30', '2024-01-30'],
  ])('from %s, %i days on, is %s to %s [TICKET-073, TICKET-074]', (available, days, start, end) => {
    expect(checkinPeriod(dynamic(available, days))).toEqual({ start, end });
  });

  test('begins with the day, not the hour, and ends with the last moment of the last day [TICKET-073, TICKET-074]', () => {
    const ticket = dynamic('2024-01-30 18:45', 3);
    const stateAt = (text: string) => checkinState(ticket, at(text));
    expect(stateAt('2024-01-29T23:59:59+09:00')).toBe('before');
    expect(stateAt('2024-01-30 00:00')).toBe('within');
    expect(stateAt('2024-02-02T23:59:59+09:00')).toBe('within');
    expect(stateAt('2024-02-03 00:00')).toBe('after');
  });

  test('has not begun while the ticket is not available [TICKET-073]', () => {
    expect(checkinPeriod(dynamic(null, 3))).toBeUndefined();
    expect(checkinState(dynamic(null, 3), at('2024-01-30'))).toBe('before');
  });

  test('always holds the moment it became available, and days + 1 days [TICKET-074]', () => {
    const instants = fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => seconds * 1000);
    fc.assert(
      fc.property(instants, fc.nat(400), (available, days) => {
        const period = checkinPeriod(dynamic(formatInstant(available), days)) ?? {};
        const first = startOfTokyoDay(available);
        expect(isWithin(period, available)).toBe(true);
        expect(isWithin(period, first + (days + 1) * dayMs - 1)).toBe(true);
        expect(isWithin(period, first + (days + 1) * dayMs)).toBe(false);
        expect(isWithin(period, first - 1)).toBe(false);
      }),
    );
  });
});

describe('the check-in period', () => {
  const slots = [
    { ticketSlotId: 11, checkinPeriodStart: '2026-11-20 10:00', checkinPeriodEnd: '2026-11-20 12:00' },
    { ticketSlotId: 12, checkinPeriodStart: '2026-11-20 13:00', checkinPeriodEnd: '2026-11-20 15:00' },
  ];

  test('of a lottery is the period of the slot that was won [TICKET-075]', () => {
    const winner = wonTicket({ successTicketSlotId: 12, snapshot: { slots } });
    expect(checkinPeriod(winner)).toEqual({ start: '2026-11-20 13:00', end: '2026-11-20 15:00' });
    expect(checkinState(winner, at('2026-11-20 13:00'))).toBe('within');
    expect(checkinState(winner, at('2026-11-20 15:00'))).toBe('within');
    expect(checkinState(winner, at('2026-11-20T15:00:01+09:00'))).toBe('after');
  });

  test.each([
    [wonTicket({ successTicketSlotId: null, snapshot: { slots } })],
    [wonTicket({ successTicketSlotId: 99, snapshot: { slots } })],
    [purchasedTicket({ successTicketSlotId: 12, snapshot: { slots } })],
    [purchasedTicket()],
  ])('is otherwise the period of the ticket (%#) [TICKET-076]', (ticket) => {
    expect(checkinPeriod(ticket)).toEqual({ start: '2026-11-01', end: '2026-11-30' });
  });

  test('without bounds never ends [TICKET-076]', () => {
    const open = purchasedTicket({ checkinPeriodStart: null, checkinPeriodEnd: null });
    expect(checkinState(open, 0)).toBe('within');
  });

  test('that is dynamic goes before the slot of a lottery [TICKET-073]', () => {
    const snapshot = { slots, dynamicCheckinPeriod: true, checkinPeriodDays: 1 };
    const winner = wonTicket({ successTicketSlotId: 12, availableStartedAt: '2026-11-02 09:00', snapshot });
    expect(checkinPeriod(winner)).toEqual({ start: '2026-11-02', end: '2026-11-03' });
  });
});
