import fc from 'fast-check';
import { expect, test } from 'vitest';
import { favoriteState, sortFavorites } from './sort-favorites.ts';

const now = Date.parse('2026-12-16T11:00:00+09:00');
const timed = (name: string, startDate: string | null, endDate: string | null = null) => ({
  name,
  updateDate: '2026-11-20T10:00:00+09:00',
  face: { startDate, endDate },
});

test.each([
  ['running', '2026-12-16 10:00', '2026-12-16 12:00'],
  ['running', '2026-12-16 11:00', '2026-12-16 12:00'],
  ['ended', '2026-12-16 10:00', '2026-12-16 11:00'],
  ['ended', '2026-12-16 11:00', null],
  ['coming', '2026-12-16 11:01', null],
  ['timeless', null, null],
] as const)('is %s from %s to %s, seen at 11:00', (state, start, end) => {
  expect(favoriteState(timed('a', start, end), now)).toBe(state);
});

test('puts running and coming items first, then those without a time, and those that are gone last', () => {
  const gone = { ...timed('gone', null), face: null };
  const list = [
    gone,
    timed('ended', '2026-12-16 09:00', '2026-12-16 10:00'),
    timed('booth', null),
    timed('later', '2026-12-17 10:00', '2026-12-17 11:00'),
    timed('soon', '2026-12-16 12:00', '2026-12-16 13:00'),
    timed('now', '2026-12-16 10:30', '2026-12-16 11:30'),
    { ...timed('newer booth', null), updateDate: '2026-11-21T10:00:00+09:00' },
  ];
  expect(sortFavorites(list, now).map(({ name }) => name)).toEqual([
    'now',
    'soon',
    'later',
    'newer booth',
    'booth',
    'ended',
    'gone',
  ]);
});

test('neither loses nor doubles an item, in any order', () => {
  const date = fc.constantFrom(null, '2026-12-16 10:00', '2026-12-16 12:00', 'nonsense');
  const one = fc.record({
    updateDate: fc.constantFrom('a', 'b'),
    face: fc.option(fc.record({ startDate: date, endDate: date })),
  });
  fc.assert(
    fc.property(fc.array(one), (list) => {
      const sorted = sortFavorites(list, now);
      expect(new Set(sorted)).toEqual(new Set(list));
      expect(sorted).toHaveLength(list.length);
    }),
  );
});
