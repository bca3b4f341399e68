import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Favorite, favoriteKey, isFavoriteRecord, withFavorite } from './favorite-list.ts';

const now = Date.parse('2026-11-20T10:00:00+09:00');
const booth = { contentId: 80, detailId: 3, moduleId: 5 };

test('a favourite has a content, a detail, a module and the time of its change [FAV-001]', () => {
  expect(withFavorite([], booth, true, now)).toEqual([{ ...booth, updateDate: '2026-11-20T10:00:00+09:00' }]);
});

test.each([[null], [3], ['x'], [{}], [{ ...booth, updateDate: 5 }], [{ ...booth, contentId: '80', updateDate: '' }]])(
  '%j is no favourite [FAV-001]',
  (value) => expect(isFavoriteRecord(value)).toBe(false),
);

test('is in the list exactly if the last wish added it, and never twice', () => {
  const wish = fc.record({ detailId: fc.nat(3), isFavorite: fc.boolean() });
  fc.assert(
    fc.property(fc.array(wish), (wishes) => {
      let list: readonly Favorite[] = [];
      for (const { detailId, isFavorite: on } of wishes) list = withFavorite(list, { ...booth, detailId }, on, now);
      const last = new Map(wishes.map((one) => [one.detailId, one.isFavorite]));
      const expected = [...last].filter(([, on]) => on).map(([id]) => favoriteKey({ ...booth, detailId: id }));
      expect(list.map(favoriteKey).sort()).toEqual(expected.sort());
    }),
  );
});
