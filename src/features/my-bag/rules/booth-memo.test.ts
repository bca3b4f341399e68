import { expect, test } from 'vitest';
import type { BagInfo, BagProduct, OwnReport, ReportSetting } from '../contract.ts';
import { defaultBoothMemo, isInBag, rankInSigns, ranks } from './booth-memo.ts';

test('a booth without notes has rank 0 and an empty memo [BAG-007]', () => {
  expect(defaultBoothMemo).toMatchObject({ rank: 0, memo: '' });
});

test.each([
  [true, 0, '', true],
  [false, 1, '', true],
  [false, 0, 'a', true],
  [false, 0, '', false],
])('heart %s, rank %s and memo %j: in the bag is %s', (isFavorite, rank, memo, expected) => {
  expect(isInBag(isFavorite, { rank, memo })).toBe(expected);
});

test('ranks are shown as stars', () => {
  expect(ranks.map(rankInSigns)).toEqual(['', '★☆☆☆☆ 1/5', '★★☆☆☆ 2/5', '★★★☆☆ 3/5', '★★★★☆ 4/5', '★★★★★ 5/5']);
});

test('products, settings and reports have the fields of the spec [BAG-004, BAG-005, BAG-006]', () => {
  const info: BagInfo = { userBoothMemoId: 1, rank: 3, memo: '', version: 0 };
  const product: Pick<BagProduct, 'productBooth' | 'exhibitorAdministrators'> = {
    productBooth: { face: null, info },
    exhibitorAdministrators: [{ id: 1, nickname: '山本' }],
  };
  const setting: ReportSetting = { enableShare: false, token: null };
  const report: Pick<OwnReport, 'memo' | 'name' | 'department'> = { memo: '', name: '', department: '' };
  expect(Object.keys({ ...product, ...setting, ...report })).toHaveLength(7);
});
