import { expect, test } from 'vitest';
import { parseInstant } from '#kernel/period.ts';
import { myTicket } from '../../../../../test/my-tickets.ts';
import { type TicketCalendars, ticketCalendars } from './ticket-calendars.ts';

const bought: TicketCalendars = {
  kind: 'issued',
  tickets: [myTicket()],
  isTold: () => true,
  orderNumber: 'K7Q2P9RWY5NEM4XD',
  siteName: '共創展',
  calendar: {
    idHost: 'event-11.events.example.jp',
    organizer: { name: '共創展"実行委員会', address: 'mailto:expo@example.jp' },
  },
  event: { start: '2026-12-16 10:00', end: '2026-12-18 17:00', place: '東ホール\n汐見市' },
  url: 'https://events.example.jp/ticket',
  now: parseInstant('2026-11-20 10:00') as number,
};
const files = (more: Partial<TicketCalendars>) => ticketCalendars({ ...bought, ...more });
const undated = myTicket({ checkinPeriodStart: null, checkinPeriodEnd: null });

test('a mail with tickets brings their days as a file for a calendar, with the place and the way to them', () => {
  const [file, ...others] = files({});
  expect(others).toEqual([]);
  expect(file?.name).toBe('ticket.ics');
  expect(file?.text).toContain('DTSTART;VALUE=DATE:20261101');
  expect(file?.text).toContain('SUMMARY:共創展');
  const lines = file?.text.replaceAll('\r\n ', '') ?? '';
  expect(lines).toContain('UID:order-K7Q2P9RWY5NEM4XD-0@event-11.events.example.jp\r\n');
  expect(lines).toContain(`ORGANIZER;CN="共創展'実行委員会":mailto:expo@example.jp\r\n`);
  expect(file?.text).toContain('LOCATION:東ホール 汐見市');
  expect(file?.text).toContain('URL:https://events.example.jp/ticket');
});

test('tickets without days of their own have those of the event, and an event without days has no file', () => {
  expect(files({ tickets: [undated] })[0]?.text).toContain('DTSTART:20261216T010000Z');
  expect(files({ tickets: [undated], event: { ...bought.event, start: '', end: '' } })).toEqual([]);
});

test('tickets of several days have a file for each day', () => {
  const other = myTicket({ checkinPeriodStart: '2026-11-05', checkinPeriodEnd: '2026-11-05' });
  expect(files({ tickets: [myTicket(), other, other] }).map(({ name }) => name)).toEqual([
    'ticket.ics',
    'ticket-2.ics',
  ]);
});

test('the appointment of a ticket keeps its id when the ticket of another day is gone', () => {
  const other = myTicket({ id: 2, checkinPeriodStart: '2026-11-05', checkinPeriodEnd: '2026-11-05' });
  const both = { tickets: [myTicket(), other] };
  const uids = (isTold?: TicketCalendars['isTold']) =>
    files({ ...both, ...(isTold && { isTold }) }).map(({ text }) => /UID:(\S+)/.exec(text)?.[1]);
  expect(new Set(uids()).size).toBe(2);
  expect(uids(({ id }) => id === 2)).toEqual(uids().slice(1));
});

test('a file says its method beside its type, for mail programs that look there first', () => {
  expect(files({})[0]?.type).toBe('text/calendar; charset=utf-8; method=PUBLISH');
  expect(files({})[0]?.text).toContain('METHOD:PUBLISH');
});

test.each(['applied', 'awaiting', 'lost', 'expired', 'settled'] as const)('a mail that is %s brings none', (kind) => {
  expect(files({ kind })).toEqual([]);
});
