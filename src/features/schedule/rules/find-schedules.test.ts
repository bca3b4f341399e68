import { describe, expect, test } from 'vitest';
import { foldText } from '#kernel/fold-text.ts';
import { findSchedules, type SearchedSchedule, withAbove } from './find-schedules.ts';

const session = (scheduleId: number, date: string, text: string, more: Partial<SearchedSchedule> = {}) => ({
  scheduleId,
  categoryIds: [],
  divisionIds: [],
  placeIds: [],
  startDate: `${date} 10:00`,
  endDate: `${date} 11:00`,
  isPickup: false,
  priority: 0,
  createdAt: date,
  date,
  text: foldText(text),
  ...more,
});
const sessions = [
  session(1, '2026-11-20', '深海のロボット', { categoryIds: [11], placeIds: [1] }),
  session(2, '2026-11-20', 'Robots at work', { categoryIds: [12], placeIds: [2] }),
  session(3, '2026-11-21', 'ﾛﾎﾞｯﾄと海', { categoryIds: [2], placeIds: [1] }),
];
const choices = {
  category: [
    { id: 1, parentId: null },
    { id: 11, parentId: 1 },
    { id: 12, parentId: 1 },
    { id: 2, parentId: null },
  ],
  division: [],
  place: [
    { id: 1, parentId: null },
    { id: 2, parentId: null },
  ],
};
const nothing = { keyword: '', category: [], division: [], place: [] };
const find = (terms: Partial<Parameters<typeof findSchedules>[1]>) => {
  const { items, countOf, days } = findSchedules(sessions, { ...nothing, ...terms }, choices);
  return { ids: items.map(({ scheduleId }) => scheduleId), countOf, days: days.map(({ count }) => count) };
};

describe('a search for sessions', () => {
  test.each([
    [{}, [1, 2, 3]],
    [{ keyword: 'ろぼっと' }, [1, 3]],
    [{ keyword: 'ロボット 海' }, [1, 3]],
    [{ keyword: 'ROBOTS' }, [2]],
    [{ category: [1] }, [1, 2]],
    [{ category: [11, 2] }, [1, 3]],
    [{ category: [1], place: [2] }, [2]],
    [{ date: '2026-11-21' }, [3]],
    [{ keyword: 'ロボット', place: [2] }, []],
  ])('with %j finds %j', (terms, expected) => {
    expect(find(terms).ids).toEqual(expected);
  });

  test('counts what each choice would find together with the other filters, on all days', () => {
    const { countOf, days } = find({ place: [1], date: '2026-11-20' });
    expect([1, 11, 12, 2].map((id) => countOf('category', id))).toEqual([1, 1, 0, 1]);
    expect([1, 2].map((id) => countOf('place', id))).toEqual([2, 1]);
    expect(days).toEqual([1, 1]);
  });

  test('ends even if a category is its own parent', () => {
    expect(
      withAbove(
        [1],
        [
          { id: 1, parentId: 2 },
          { id: 2, parentId: 1 },
        ],
      ),
    ).toEqual(new Set([1, 2]));
  });
});
