import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayMs, formatInstant, parseInstant, startOfTokyoDay, tokyoDay } from '#kernel/period.ts';
import { firstDay, gridDays, hoursOfDay, sessionsOutside } from './grid-days.ts';
import { gridSession, gridShapeOf, type GridSession, sessionHead } from './grid-session.ts';
import { eventDays } from './ticket-times.ts';

const at = (text: string): number => parseInstant(text) ?? Number.NaN;
const session = (id: number, start: string, end: string, placeIds: number[] = [1]): GridSession =>
  gridSession({ detailId: id, start, end, placeIds }, new Set([1, 2]));
const event = eventDays({ startDate: '2027-01-30 10:00', endDate: '2027-01-31 17:00' });

describe('what the grid reads of an item', () => {
  test.each([
    [
      'timetable',
      { title: { jpn: '開会' }, startAt: '2027-01-30 10:00', endAt: '2027-01-30T11:00:00+09:00', venueId: 2 },
      { title: { jpn: '開会' }, start: '2027-01-30 10:00', end: '2027-01-30T11:00:00+09:00', placeIds: [2] },
    ],
    [
      'schedule',
      {
        title: { value: { eng: 'Opening' } },
        held_datetime: { startDate: '2027-01-30 22:00', endDate: '2027-01-31 02:00' },
        place: { ids: [2, 1, 2] },
      },
      { title: { eng: 'Opening' }, start: '2027-01-30 22:00', end: '2027-01-31 02:00', placeIds: [2, 1] },
    ],
    ['timetable', { venueId: '2' }, { title: undefined, start: '', end: '', placeIds: [] }],
    ['schedule', null, { title: undefined, start: '', end: '', placeIds: [] }],
  ] as const)('of a %s', (code, item, expected) => {
    expect(sessionHead(gridShapeOf(code)!, 7, item)).toEqual({ detailId: 7, ...expected });
  });

  test('has no times where they cannot be read or end before they begin, and no place that is not there', () => {
    expect(session(1, '', '2027-01-30 11:00').span).toBeUndefined();
    expect(session(1, '2027-01-30 11:00', '2027-01-30 11:00').span).toBeUndefined();
    expect(session(1, '2027-01-30 11:00', '2027-01-30 12:00', [3, 2])).toMatchObject({ placeIds: [2] });
    expect(gridShapeOf('ticket')).toBeUndefined();
  });
});

describe('the days of a grid', () => {
  const days = gridDays(
    [
      session(1, '2027-01-31 10:00', '2027-01-31 11:00'),
      session(2, '2027-01-31 23:30', '2027-02-01 00:30'),
      // 23:30 in Tokyo of the day before is its own day, whatever the browser's zone is.
      session(3, '2027-01-29T14:30:00Z', '2027-01-29T15:00:00Z'),
      session(4, '', ''),
    ],
    event,
  );

  test('are those of the event and those of its sessions, in their order', () => {
    expect(days.map((day) => [tokyoDay(day.at), day.sessions, day.isOutside])).toEqual([
      ['2027-01-29', 1, true],
      ['2027-01-30', 0, false],
      ['2027-01-31', 2, false],
    ]);
    expect(gridDays([], eventDays({}))).toEqual([]);
    expect(gridDays([], eventDays({ startDate: '2027-01-01', endDate: '2027-12-31' }))).toHaveLength(31);
  });

  test.each([
    ['the wanted one', '2027-01-30', '2027-01-31 12:00', '2027-01-30'],
    ['today', undefined, '2027-01-31 00:00', '2027-01-31'],
    ['the first with sessions', '2027-03-01', '2026-12-01 12:00', '2027-01-29'],
  ])('begin with %s', (_, wanted, now, expected) => {
    const first = firstDay(days, wanted === undefined ? undefined : at(wanted), at(now));
    expect(first && tokyoDay(first.at)).toBe(expected);
  });

  test.each([
    ['2027-01-30 09:59', '2027-01-30 11:00', true],
    ['2027-01-30 10:00', '2027-01-30 11:00', false],
    ['2027-01-31 16:00', '2027-01-31 17:00', false],
    ['2027-01-31 16:00', '2027-01-31 17:01', true],
    ['2027-02-01 10:00', '2027-02-01 11:00', true],
  ])('a session from %s to %s is outside of the event: %s', (start, end, isOutside) => {
    expect(sessionsOutside([session(1, start, end)], event)).toHaveLength(isOutside ? 1 : 0);
    expect(sessionsOutside([session(1, start, end)], eventDays({}))).toEqual([]);
  });

  test.each([
    ['an event from ten to five', event, [], '10:00–17:00'],
    ['an event that says no hours', eventDays({ startDate: '2027-01-30', endDate: '2027-01-31' }), [], '00:00–00:00'],
    ['no event', eventDays({}), [], '09:00–18:00'],
    [
      'an early and a late session',
      event,
      [
        ['08:10', '08:20'],
        ['18:00', '19:05'],
      ] as const,
      '08:00–20:00',
    ],
  ] as const)('the hours of %s', (_, of, spans, expected) => {
    const day = at('2027-01-30');
    const held = spans.map(([from, to]) => ({ from: at(`2027-01-30 ${from}`), to: at(`2027-01-30 ${to}`) }));
    const { from, to } = hoursOfDay(day, held, of, false);
    expect(`${formatInstant(from).slice(11, 16)}–${formatInstant(to).slice(11, 16)}`).toBe(expected);
    expect(hoursOfDay(day, held, of, true)).toEqual({ from: day, to: day + dayMs });
  });

  test('every session has a day, and the hours of that day hold it', () => {
    const minute = fc.integer({ min: at('2027-01-01') / 60_000, max: at('2027-02-28') / 60_000 });
    const one = fc.tuple(minute, fc.integer({ min: 1, max: 24 * 60 }));
    fc.assert(
      fc.property(fc.array(one, { maxLength: 20 }), (times) => {
        const sessions = times.map(([from, length], id) =>
          session(id, formatInstant(from * 60_000), formatInstant((from + length) * 60_000)),
        );
        const found = gridDays(sessions, event);
        expect(found.reduce((sum, day) => sum + day.sessions, 0)).toBe(times.length);
        for (const { span } of sessions) {
          if (span === undefined) throw new Error('It has times.');
          const day = startOfTokyoDay(span.from);
          const hours = hoursOfDay(day, [span], event, false);
          expect(hours.from <= span.from && hours.to >= span.to && hours.from >= day).toBe(true);
        }
      }),
    );
  });
});
