import { expect, test } from 'vitest';
import { parseInstant } from '#kernel/period.ts';
import { myTicket, ticketOfEachStatus } from '../../../../../test/my-tickets.ts';
import { entryCode } from './entry-code.ts';

const now = parseInstant('2026-11-20 10:00') as number;
const codeOf = (more: Parameters<typeof myTicket>[0]) => entryCode(myTicket(more), now);

test('only a ticket that opens the gate now or on its day has a code that may leave the site', () => {
  const coded = Object.entries(ticketOfEachStatus()).filter(([, ticket]) => entryCode(ticket, now) !== undefined);
  expect(coded.map(([status]) => status)).toEqual(['before', 'active']);
});

test('a ticket that was cancelled, that comes in by hand or by another app, or that somebody else holds has none', () => {
  expect(codeOf({})).toBe('AB12-CD34-EF56.secret');
  for (const more of [
    { canceled: 1 },
    { qrString: null },
    { snapshot: { checkinMethod: 'MANUAL' } },
    { snapshot: { enableExternalQr: true } },
  ] as const) {
    expect([more, codeOf(more)]).toEqual([more, undefined]);
  }
});

test('a ticket has none while it is handed on, and has one again when the link has run out', () => {
  const until = (transferExpiresAt: string) => codeOf({ transferStatus: 'TRANSFERRING', transferExpiresAt });
  expect(until('2026-11-20T10:00:00+09:00')).toBeUndefined();
  expect(until('2026-11-20T09:59:59+09:00')).toBe('AB12-CD34-EF56.secret');
});

test('a ticket that was used has one only if it may come in again', () => {
  expect(codeOf({ checkinCount: 1 })).toBeUndefined();
  expect(codeOf({ checkinCount: 1, snapshot: { enableUnlimitCheckin: true } })).toBe('AB12-CD34-EF56.secret');
});
