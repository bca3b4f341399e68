import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseInstant } from '#kernel/period.ts';
import { sortEvents, visibleEvents } from './visible-events.ts';

const now = parseInstant('2026-11-20 10:00') as number;
const event = (
  name: string,
  more: { isRelease?: boolean; applicationType?: string; start?: string; end?: string } = {},
) => ({
  isRelease: more.isRelease ?? true,
  overview: {
    name,
    applicationType: more.applicationType ?? 'opened',
    startDate: more.start ?? null,
    endDate: more.end ?? null,
  },
});
const namesOf = (events: readonly { overview: { name: string } }[]) => events.map(({ overview }) => overview.name);

const mixed = [
  event('opened'),
  event('closed', { applicationType: 'closed' }),
  event('preparing', { applicationType: 'preparing' }),
  event(''),
  event('  '),
  event('unreleased', { isRelease: false }),
];

test('a list shows only events that are opened and have a name [SITE-023]', () => {
  expect(namesOf(visibleEvents(mixed, true))).toEqual(['opened', 'unreleased']);
});

test('a list shows only released events, and in draft mode the others too [SITE-024]', () => {
  expect(namesOf(visibleEvents(mixed, false))).toEqual(['opened']);
  expect(namesOf(visibleEvents(mixed, true))).toContain('unreleased');
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
  expect(namesOf(sortEvents(events, now))).toEqual(sorted);
});

test('sorting keeps every event and does not depend on the order before', () => {
  const day = fc.option(
    fc.integer({ min: 1, max: 28 }).map((number) => `2026-11-${String(number).padStart(2, '0')}`),
    { nil: undefined },
  );
  const events = fc.uniqueArray(fc.record({ start: day, end: day }), { selector: ({ start }) => start, maxLength: 8 });
  fc.assert(
    fc.property(events, (list) => {
      const all = list.map(({ start, end }, index) => event(`${index}`, { start, end }));
      const sorted = namesOf(sortEvents(all, now));
      expect([...sorted].sort()).toEqual(namesOf(all).sort());
      expect(namesOf(sortEvents([...all].reverse(), now))).toEqual(sorted);
    }),
  );
});
