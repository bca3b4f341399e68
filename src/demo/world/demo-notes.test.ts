import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MemberCalls, memberCalls } from '../../../test/member-calls.ts';

let calls: MemberCalls;
beforeAll(async () => {
  calls = await memberCalls();
});
afterAll(() => calls.close());

test('the demo’s member has favourites and a bag at the expo, all of items that the expo shows', async () => {
  const { accessToken } = await calls.logIn('hanako.demo', undefined, '1');
  const headers = { 'access-token': accessToken };
  const bag = (await calls.get('my_bag/1/11/data', headers)).data as {
    detailId: number;
    isFavorite: boolean;
    productBooth: { face: object | null; info: { rank: number } | null };
  }[];
  expect(bag.map(({ detailId, isFavorite }) => [detailId, isFavorite]).sort()).toEqual([
    [16, true],
    [22, true],
    [5, true],
  ]);
  for (const { productBooth } of bag) {
    expect(productBooth.face).not.toBeNull();
    expect(productBooth.info?.rank).toBeGreaterThan(0);
  }
  const { favorite } = (await calls.get('personal/1/11', headers)).data;
  expect(favorite.map(({ contentId, detailId }: Record<string, number>) => `${contentId}/${detailId}`)).toEqual([
    '200/16',
    '200/22',
    '64/17',
    '201/5',
    '64/20',
  ]);
});
