import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseInstant } from '#kernel/period.ts';
import type { ScheduleFacts } from './schedule.ts';
import { seededRandom, shuffled, widgetSchedules } from './widget-schedules.ts';

const now = parseInstant('2026-11-20 12:00') as number;
const session = (scheduleId: number, day: string, more: Partial<ScheduleFacts> = {}): ScheduleFacts => ({
  scheduleId,
  categoryIds: [],
  divisionIds: [],
  placeIds: [],
  startDate: `${day} 10:00`,
  endDate: `${day} 13:00`,
  isPickup: false,
  priority: 0,
  createdAt: '2026-10-01 09:00',
  ...more,
});
const sessions = [
  session(1, '2026-11-18', { categoryIds: [1], isPickup: true, priority: 2, createdAt: '2026-10-03 09:00' }),
  session(2, '2026-11-22', { categoryIds: [2], createdAt: '2026-10-09' }),
  session(3, '2026-11-20', { categoryIds: [1, 2], isPickup: true, priority: 1 }),
  session(4, '2026-11-19', { categoryIds: [3], isPickup: true, priority: 1, createdAt: '2026-10-05 09:00' }),
];
const idsOf = (found: readonly ScheduleFacts[]): number[] => found.map(({ scheduleId }) => scheduleId);

describe('a widget of schedules', () => {
  test('with History shows the sessions that were seen, the latest first, without those that are gone [SCHEDULE-006]', () => {
    expect(idsOf(widgetSchedules(sessions, { filterType: 'History', now, ids: [4, 99, 2] }))).toEqual([4, 2]);
    expect(widgetSchedules(sessions, { filterType: 'History', now })).toEqual([]);
  });

  test('with Favorite shows the favourites [SCHEDULE-007]', () => {
    expect(idsOf(widgetSchedules(sessions, { filterType: 'Favorite', now, ids: [2, 3] }))).toEqual([3, 2]);
    expect(widgetSchedules(sessions, { filterType: 'Favorite', now, ids: [] })).toEqual([]);
  });

  test('with Favorite shows ended ones after running and coming ones [SCHEDULE-008]', () => {
    expect(idsOf(widgetSchedules(sessions, { filterType: 'Favorite', now, ids: [1, 2, 3, 4] }))).toEqual([3, 2, 4, 1]);
  });

  test('with Category shows those of the chosen categories [SCHEDULE-009]', () => {
    const of = (...ids: number[]) =>
      idsOf(widgetSchedules(sessions, { filterType: 'Category', now, categoryIds: new Set(ids) }));
    expect(of(1)).toEqual([3, 1]);
    expect(of(2, 3)).toEqual([3, 2, 4]);
    expect(of()).toEqual([]);
  });

  test('with Random shows all in an order that depends on the seed [SCHEDULE-010]', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(500)), fc.integer(), (ids, seed) => {
        const all = ids.map((id) => session(id, '2026-11-20'));
        const mix = () => idsOf(widgetSchedules(all, { filterType: 'Random', now, random: seededRandom(seed) }));
        expect(new Set(mix())).toEqual(new Set(ids));
        expect(mix()).toHaveLength(ids.length);
        expect(mix()).toEqual(mix());
      }),
    );
  });

  test('with Random puts each session first about as often [SCHEDULE-010]', () => {
    const first = new Map<number, number>();
    for (let seed = 0; seed < 3_000; seed += 1) {
      const [one = 0] = shuffled([1, 2, 3], seededRandom(seed * 7_919));
      first.set(one, (first.get(one) ?? 0) + 1);
    }
    for (const times of first.values()) expect(Math.abs(times - 1_000)).toBeLessThan(120);
  });

  test('with NewArrival shows the newest first [SCHEDULE-011]', () => {
    expect(idsOf(widgetSchedules(sessions, { filterType: 'NewArrival', now }))).toEqual([2, 4, 1, 3]);
  });

  test('with Pickup shows the marked ones by priority, the lower number first, then by time [SCHEDULE-012, SCHEDULE-018]', () => {
    expect(idsOf(widgetSchedules(sessions, { filterType: 'Pickup', now }))).toEqual([4, 3, 1]);
  });
});
