import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatInstant, parseInstant } from '#kernel/period.ts';
import { nowAndNext, nowTarget } from './now-and-next.ts';
import { ownTime } from '#kernel/own-time.ts';
import { planOf } from './plan.ts';
import { remainingOf, spanOf } from './remaining.ts';
import { dayShown, slotsOf } from './schedule-days.ts';

const at = (text: string): number => parseInstant(text) as number;
const day = '2026-11-20';
const session = (scheduleId: number, start: string, end: string, isFavorite = false, date = day) => ({
  scheduleId,
  startDate: `${date} ${start}`,
  endDate: `${date} ${end}`,
  date,
  isFavorite,
});
const ids = (all: readonly { scheduleId: number }[]): number[] => all.map(({ scheduleId }) => scheduleId);

describe('the remaining time', () => {
  const one = session(1, '10:00', '11:00');

  test.each([
    ['2026-11-20 08:00', { state: 'coming', minutes: 120 }],
    ['2026-11-20 09:59:30', { state: 'coming', minutes: 1 }],
    ['2026-11-20 10:00', { state: 'running', minutes: 60 }],
    ['2026-11-20 10:59:59', { state: 'running', minutes: 1 }],
    ['2026-11-20 11:00', { state: 'over' }],
  ])('at %s counts to the start, and then to the end [SCHEDULE-018]', (now, expected) => {
    expect(remainingOf(one, at(now))).toEqual(expected);
  });

  test.each([
    [0, { days: 0, hours: 0, minutes: 0 }],
    [59, { days: 0, hours: 0, minutes: 59 }],
    [125, { days: 0, hours: 2, minutes: 5 }],
    [1440 * 3 + 125, { days: 3, hours: 2, minutes: 0 }],
  ])('of %i minutes is shown in days and hours, or in hours and minutes [SCHEDULE-018]', (minutes, span) => {
    expect(spanOf(minutes)).toEqual(span);
  });
});

describe('now and next', () => {
  const sessions = [
    session(1, '09:00', '10:00'),
    session(2, '10:00', '12:00'),
    session(3, '10:30', '11:30', true),
    session(4, '12:00', '13:00'),
    session(5, '12:00', '12:30', true),
    session(6, '15:00', '16:00'),
  ];

  test('are the running sessions and all sessions that begin next at the same time, favourites first', () => {
    const { running, next } = nowAndNext(sessions, at(`${day} 11:00`));
    expect([ids(running), ids(next)]).toEqual([
      [3, 2],
      [5, 4],
    ]);
  });

  test('leave out sessions that are more than twelve hours away', () => {
    expect(nowAndNext(sessions, at('2026-11-19 20:59'))).toEqual({ running: [], next: [] });
    expect(ids(nowAndNext(sessions, at('2026-11-19 21:00')).next)).toEqual([1]);
  });

  test('lead to a running session, otherwise to the next, and to none once all are over', () => {
    expect(nowTarget(sessions, at(`${day} 11:00`))?.scheduleId).toBe(2);
    expect(nowTarget(sessions, at(`${day} 14:00`))?.scheduleId).toBe(6);
    expect(nowTarget(sessions, at(`${day} 16:00`))).toBeUndefined();
  });
});

describe('a plan of favourites', () => {
  const notes = (...favorites: ReturnType<typeof session>[]) =>
    [...planOf(favorites)].map(([id, { overlaps, gapMinutes }]) => [id, ids(overlaps), gapMinutes]);

  test('names sessions that overlap, and the gap to the next session of the day', () => {
    expect(notes(session(1, '10:00', '11:00'), session(2, '10:30', '11:30'), session(3, '13:00', '14:00'))).toEqual([
      [1, [2], undefined],
      [2, [1], 90],
      [3, [], undefined],
    ]);
  });

  test('has no conflict if one session ends when the next begins, and no gap to the next day', () => {
    expect(
      notes(
        session(1, '10:00', '11:00'),
        session(2, '11:00', '12:00'),
        session(3, '09:00', '10:00', true, '2026-11-21'),
      ),
    ).toEqual([
      [1, [], 0],
      [2, [], undefined],
      [3, [], undefined],
    ]);
  });

  test('has mutual conflicts for any sessions, and never a negative gap', () => {
    const any = fc.record({ start: fc.integer({ min: 0, max: 1000 }), length: fc.integer({ min: 1, max: 300 }) });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 12 }), (all) => {
        const base = at(day);
        const favorites = all.map(({ start, length }, scheduleId) => ({
          scheduleId,
          startDate: formatInstant(base + start * 60_000),
          endDate: formatInstant(base + (start + length) * 60_000),
          date: day,
        }));
        const plan = planOf(favorites);
        for (const [id, { overlaps, gapMinutes }] of plan) {
          for (const other of overlaps) expect(ids(plan.get(other.scheduleId)?.overlaps ?? [])).toContain(id);
          if (gapMinutes !== undefined) expect(gapMinutes).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe('the days of a schedule', () => {
  test('show the wanted day, otherwise today, otherwise the next, otherwise the last', () => {
    const dates = ['2026-11-22', '2026-11-20'];
    expect(dayShown(dates, '2026-11-22', at('2026-11-20 12:00'))).toBe('2026-11-22');
    expect(dayShown(dates, '2026-11-21', at('2026-11-20 12:00'))).toBe('2026-11-20');
    expect(dayShown(dates, undefined, at('2026-11-21 12:00'))).toBe('2026-11-22');
    expect(dayShown(dates, undefined, at('2027-01-01 12:00'))).toBe('2026-11-22');
    expect(dayShown([], undefined, at('2027-01-01 12:00'))).toBeUndefined();
  });

  test('list their sessions by the time at which they begin', () => {
    const slots = slotsOf([session(1, '11:00', '12:00'), session(2, '10:00', '11:00'), session(3, '11:00', '11:30')]);
    expect(slots.map(({ sessions }) => ids(sessions))).toEqual([[2], [3, 1]]);
  });
});

describe('the visitor’s own time', () => {
  const [start, end] = [at('2026-11-20 08:00'), at('2026-11-20 09:30')];

  test('is shown only if its offset differs from Tokyo’s', () => {
    expect(ownTime(start, end, () => 540)).toBeUndefined();
    expect(ownTime(start, end, () => 480)).toEqual({ start: '07:00', end: '08:30', startDays: 0, endDays: 0 });
  });

  test('has the day if it differs from that of the event', () => {
    expect(ownTime(start, end, () => 0)).toEqual({ start: '23:00', end: '00:30', startDays: -1, endDays: 0 });
    expect(ownTime(at('2026-11-20 22:00'), at('2026-11-20 23:30'), () => 720)).toEqual({
      start: '01:00',
      end: '02:30',
      startDays: 1,
      endDays: 1,
    });
  });

  test('follows a change of the offset in between', () => {
    expect(ownTime(start, end, (instant) => (instant === start ? 60 : 0))).toEqual({
      start: '00:00',
      end: '00:30',
      startDays: 0,
      endDays: 0,
    });
  });
});
