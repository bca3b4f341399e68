import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Ahead, aheadKinds } from '#kernel/ahead.ts';
import { formatInstant, parseInstant } from '#kernel/period.ts';
import { nextUp, whenOf } from './next-up.ts';

const at = (text: string): number => parseInstant(text) as number;
const one = (title: string, kind: Ahead['kind'], startDate: string | null, endDate: string | null = null): Ahead => ({
  kind,
  title,
  about: '',
  place: '',
  startDate,
  endDate,
  count: 1,
  path: '',
  event: null,
});
const fair = one('fair', 'ticket', '2026-12-22T10:00:00+09:00', '2026-12-24T17:00:00+09:00');
const keynote = one('keynote', 'session', '2026-12-22 10:30', '2026-12-22 11:30');
const panel = one('panel', 'session', '2026-12-22 13:00', '2026-12-22 14:00');
const talk = one('talk', 'talk', '2026-12-22 13:00', '2026-12-22 13:30');
const workshop = one('workshop', 'session', '2026-12-22 15:00', '2026-12-22 16:00');
const closing = one('closing', 'session', '2026-12-24 16:00', '2026-12-24 17:00');
const mails = { ...one('chat', 'messages', null), count: 3 };
const all = [closing, workshop, panel, talk, keynote, fair, mails];

describe('how near something is', () => {
  test.each([
    ['2026-12-20 09:00', fair, 'later'],
    ['2026-12-21 00:00', fair, 'tomorrow'],
    ['2026-12-21 23:59', fair, 'tomorrow'],
    ['2026-12-22 00:00', fair, 'today'],
    ['2026-12-22 10:00', fair, 'now'],
    ['2026-12-23 03:00', fair, 'now'],
    // Midnight is that of the event, wherever the server and the visitor are.
    ['2026-12-21T14:59:00Z', fair, 'tomorrow'],
    ['2026-12-21T15:00:00Z', fair, 'today'],
    ['2026-12-22 08:00', one('a day', 'ticket', '2026-12-22', '2026-12-22'), 'today'],
    ['2026-12-23 08:00', one('three days', 'ticket', '2026-12-22', '2026-12-24'), 'now'],
    ['2026-12-22 08:00', one('some day', 'ticket', null), 'open'],
    ['2026-12-22 08:00', one('until new year', 'ticket', null, '2026-12-31'), 'open'],
  ] as const)('at %s %o is %s', (now, what, when) => {
    expect(whenOf(what, at(now))).toBe(when);
  });
});

describe('what is next [MYPAGE-014]', () => {
  test.each([
    ['weeks before, the ticket and the first day of what was chosen', '2026-12-01 09:00', 'fair', 'keynote talk panel'],
    ['the evening before', '2026-12-21 20:00', 'fair', 'keynote talk panel'],
    ['during the keynote', '2026-12-22 10:45', 'fair', 'keynote talk panel'],
    ['between sessions, an appointment is before a session', '2026-12-22 12:00', 'fair', 'talk panel workshop'],
    ['late in the day', '2026-12-22 15:30', 'fair', 'workshop'],
    ['in the night, the last day', '2026-12-22 23:00', 'fair', 'closing'],
    ['at the last minute', '2026-12-24 17:00', 'fair', 'closing'],
    ['once it is over', '2026-12-24 17:01', undefined, ''],
  ])('%s', (_, now, ticket, coming) => {
    const next = nextUp(all, at(now));
    expect(next.ticket?.title).toBe(ticket);
    expect(next.coming.map(({ title }) => title).join(' ')).toBe(coming);
    expect(next.messages).toEqual([mails]);
  });

  const stream = one('stream', 'stream', '2026-12-22 09:00', '2026-12-22 18:00');
  const other = one('other', 'stream', '2026-12-22 09:00', '2026-12-22 18:00');
  test.each([
    [
      'a stream that runs all day leaves out one of what follows',
      [talk, panel, workshop, stream, other],
      'stream talk panel',
    ],
    ['streams fill what is left', [talk, stream, other], 'stream other talk'],
    ['a stream of today hides no session of a later day', [closing, stream], 'stream closing'],
    ['streams alone', [stream, other], 'stream other'],
  ])('%s', (_, ahead, coming) => {
    expect(
      nextUp(ahead, at('2026-12-22 12:00'))
        .coming.map(({ title }) => title)
        .join(' '),
    ).toBe(coming);
  });

  test('is nothing for a member with nothing', () => {
    expect(nextUp([], at('2026-12-22'))).toEqual({ ticket: null, coming: [], messages: [] });
    expect(nextUp([{ ...mails, count: 0 }], at('2026-12-22')).messages).toEqual([]);
  });

  test('of several tickets is that of the next event; one without a date comes last', () => {
    const later = one('spring', 'ticket', '2027-04-01 10:00', '2027-04-01 18:00');
    const open = one('voucher', 'ticket', null);
    const over = one('autumn', 'ticket', '2026-10-01 10:00', '2026-10-01 18:00');
    expect(nextUp([open, later, over, fair], at('2026-12-01')).ticket?.title).toBe('fair');
    expect(nextUp([open, later, over], at('2026-12-01')).ticket?.title).toBe('spring');
    expect(nextUp([open, over], at('2026-12-01')).ticket?.title).toBe('voucher');
  });

  test('of a day without an end is over with the day', () => {
    const day = one('day', 'session', '2026-12-22');
    expect(nextUp([day], at('2026-12-22 23:59')).coming).toEqual([day]);
    expect(nextUp([day], at('2026-12-23 00:00')).coming).toEqual([]);
  });

  const instant = fc.integer({ min: at('2026-12-01'), max: at('2027-01-10') });
  const something = fc
    .record({ kind: fc.constantFrom(...aheadKinds), start: fc.option(instant), long: fc.nat(90) })
    .map(({ kind, start, long }) =>
      one(
        '',
        kind,
        start === null ? null : formatInstant(start),
        start === null ? null : formatInstant(start + long * 60_000),
      ),
    );
  test('is short, not over, and stays the same when it is asked again of the answer', () => {
    fc.assert(
      fc.property(fc.array(something), instant, (ahead, now) => {
        const next = nextUp(ahead, now);
        const told = [next.ticket, ...next.coming, ...next.messages].filter((part) => part !== null);
        expect(next.coming.length).toBeLessThanOrEqual(3);
        for (const { endDate } of told) expect(endDate === null || at(endDate) >= now - 999).toBe(true);
        expect(nextUp(told, now)).toEqual(next);
      }),
    );
  });
});
