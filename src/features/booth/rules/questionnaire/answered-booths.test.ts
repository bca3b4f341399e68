import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answeredBooths, isAnsweredBooth, isBoothAnswered, withAnswered } from './answered-booths.ts';

const booth = (contentId: number, detailId: number) => ({ contentId, detailId });
const nothing = { isLoggedIn: false, personal: [], kept: [], now: [] };
const someone = { personal: [booth(200, 1)], kept: [booth(200, 2)], now: [booth(201, 3)] };
const idsOf = (booths: ReturnType<typeof answeredBooths>) =>
  [...booths].map(([contentId, ids]) => [contentId, [...ids]] as const);

describe('the answered booths', () => {
  test('are kept for each content, because two contents may use the same booth id [BOOTH-022]', () => {
    const kept = [booth(200, 1), booth(201, 1), booth(200, 4), booth(200, 1)];
    const booths = answeredBooths({ ...nothing, kept });
    expect(idsOf(booths)).toEqual([
      [200, [1, 4]],
      [201, [1]],
    ]);
    expect(isBoothAnswered(booths, booth(201, 1))).toBe(true);
    expect(isBoothAnswered(booths, booth(201, 4))).toBe(false);
  });

  test.each([
    ['one that was answered just now [BOOTH-023]', false, booth(201, 3), true],
    ['one that a member answered just now [BOOTH-023]', true, booth(201, 3), true],
    ['one of the personal data of a member [BOOTH-024]', true, booth(200, 1), true],
    ['not what personal data say of nobody [BOOTH-024]', false, booth(200, 1), false],
    ['one that the browser keeps of a visitor [BOOTH-025]', false, booth(200, 2), true],
    ['not what the browser keeps, for a member [BOOTH-025]', true, booth(200, 2), false],
  ])('include %s', (_, isLoggedIn, one, isAnswered) => {
    expect(isBoothAnswered(answeredBooths({ isLoggedIn, ...someone }), one)).toBe(isAnswered);
  });

  test('leave out questionnaires that belong to no booth', () => {
    const personal = [{ contentId: 71, detailId: null }];
    expect(answeredBooths({ ...nothing, isLoggedIn: true, personal }).size).toBe(0);
  });

  test('grow by one booth, lose none and have none twice [BOOTH-022]', () => {
    const anyBooth = fc.record({ contentId: fc.nat(3), detailId: fc.nat(3) });
    fc.assert(
      fc.property(fc.array(anyBooth), anyBooth, (list, one) => {
        const before = answeredBooths({ ...nothing, kept: list });
        const after = withAnswered(withAnswered(list, one), one);
        const booths = answeredBooths({ ...nothing, kept: after });
        expect([...list, one].every((each) => isBoothAnswered(booths, each))).toBe(true);
        expect(after.filter((each) => each.contentId === one.contentId && each.detailId === one.detailId)).toHaveLength(
          1,
        );
        expect(booths.size - before.size).toBeLessThanOrEqual(1);
      }),
    );
  });
});

test.each([
  [booth(1, 2), true],
  [{ contentId: 1 }, false],
  [{ contentId: '1', detailId: 2 }, false],
  [null, false],
  ['x', false],
])('a stored value %j is an answered booth: %s', (value, isOne) => {
  expect(isAnsweredBooth(value)).toBe(isOne);
});
