import { expect, test } from 'vitest';
import { hasPurchases } from './has-purchases.ts';

test.each([
  [{ portalId: 1 }, true],
  [{ portalId: 1, eventId: 11 }, true],
  [{ portalId: 0, eventId: 21 }, true],
  [{ portalId: 0 }, false],
])('the site %j knows purchases of its members: %s [MYPAGE-011]', (site, known) =>
  expect(hasPurchases(site)).toBe(known),
);
