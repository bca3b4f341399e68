import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseInstant } from '#kernel/period.ts';
import { eventFacts } from './event-facts.ts';
import { orderAt, startsBefore } from './event-order.ts';

const now = parseInstant('2026-11-20 10:00') as number;
const event = (
  name: string,
  more: { isRelease?: boolean; applicationType?: string; start?: string; end?: string } = {},
  eventId = 1,
) => ({
  eventId,
  name,
  facts: eventFacts({
    languages: ['jpn'],
    webSetting: { isRelease: more.isRelease },
    overview: {
      name: { jpn: name },
      applicationType: more.applicationType,
      startDate: more.start,
      endDate: more.end,
    },
  }),
});
const namesOf = (events: readonly { name: string }[]) => events.map(({ name }) => name);

test('a list shows only events that are opened and have a name [SITE-023]', () => {
  const isListed = (one: ReturnType<typeof event>): boolean => one.facts.isListed;
  expect(isListed(event('opened'))).toBe(true);
  expect(isListed(event('closed', { applicationType: 'closed' }))).toBe(false);
  expect(isListed(event('preparing', { applicationType: 'preparing' }))).toBe(false);
  expect(isListed(event(''))).toBe(false);
  expect(isListed(event('  '))).toBe(false);
});

test('outside draft mode a list shows only released events [SITE-024]', () => {
  expect(event('released').facts.isReleased).toBe(true);
  expect(event('unreleased', { isRelease: false }).facts.isReleased).toBe(false);
});

test('running and coming events come first, then those without a date, then past ones, the latest first', () => {
  const events = [
    event('last year', { start: '2025-11-01', end: '2025-11-02' }),
    event('undated'),
    event('next month', { start: '2026-12-20 10:00' }),
    event('yesterday', { start: '2026-11-19 10:00' }),
    event('running', { start: '2026-11-18', end: '2026-11-21' }),
    event('today', { start: '2026-11-20' }),
  ];
  const sorted = ['running', 'today', 'next month', 'undated', 'yesterday', 'last year'];
  expect(namesOf(orderAt(events.toSorted(startsBefore), now).events)).toEqual(sorted);
});

describe('an order of any events', () => {
  const day = fc.option(
    fc.integer({ min: 1, max: 28 }).map((number) => `2026-11-${String(number).padStart(2, '0')}`),
    { nil: undefined },
  );
  const some = fc.array(fc.record({ start: day, end: day }), { maxLength: 8 });
  const listOf = (dates: readonly { start: string | undefined; end: string | undefined }[]) =>
    dates.map(({ start, end }, place) =>
      event(String(place), { ...(start !== undefined && { start }), ...(end !== undefined && { end }) }, place),
    );

  test('has every event, and does not depend on the order before', () => {
    fc.assert(
      fc.property(some, (dates) => {
        const all = listOf(dates);
        const ordered = namesOf(orderAt(all.toSorted(startsBefore), now).events);
        expect([...ordered].sort()).toEqual(namesOf(all).sort());
        expect(namesOf(orderAt([...all].reverse().toSorted(startsBefore), now).events)).toEqual(ordered);
      }),
    );
  });

  test('stays as it is from its first instant to its last, and is another one outside or has no such instant', () => {
    const instant = fc.integer({ min: now - 30 * 86_400_000, max: now + 30 * 86_400_000 });
    fc.assert(
      fc.property(some, instant, instant, (dates, at, other) => {
        const sorted = listOf(dates).toSorted(startsBefore);
        const { events, from, until } = orderAt(sorted, at);
        expect(from <= at && at <= until).toBe(true);
        if (from <= other && other <= until) expect(orderAt(sorted, other).events).toEqual(events);
      }),
    );
  });
});
