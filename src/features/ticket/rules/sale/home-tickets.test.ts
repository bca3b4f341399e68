import { expect, test } from 'vitest';
import { parseInstant } from '#kernel/period.ts';
import { ticketContent } from '../../../../../test/ticket-content.ts';
import { homeTickets } from './home-tickets.ts';

const now = parseInstant('2026-11-20 10:00') as number;
const sales = { enableSalesPeriod: true } as const;
const tickets = [
  ticketContent(1, { ...sales, salesPeriodEnd: '2026-11-19 10:00' }),
  ticketContent(2, { ...sales, salesPeriodStart: '2026-11-21 10:00' }),
  ticketContent(3),
  ticketContent(4, { ...sales, salesPeriodStart: '2026-11-22 10:00' }),
  ticketContent(5),
];
const shown = (count: number) => homeTickets(tickets, count, now).map(({ ticketId }) => ticketId);

test('the tickets that can be had now come first, and what is over comes last', () => {
  expect(shown(0)).toEqual([3, 5, 2, 4, 1]);
});

test('a home with room for two shows the two that can be had', () => {
  expect(shown(2)).toEqual([3, 5]);
});
