import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeCookie } from '#kernel/cookie.ts';
import {
  formatPassed,
  formatSkipped,
  hasSkipped,
  passedCookie,
  readPassed,
  skippedCookie,
  skippedSitesMax,
} from './passed-doors.ts';

const pair = (name: string, value: string): string => writeCookie(name, value, undefined, false).split(';')[0] ?? '';

test('a browser without cookies has passed nothing', () => {
  expect(readPassed('')).toEqual({ isMember: false, codes: [], skipped: [] });
});

test('what a browser has passed is read as it was written', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.subarray(['portal', 'event'] as const), (isMember, codes) => {
      const said = readPassed(`language=eng; ${pair(passedCookie, formatPassed({ isMember, codes }))}`);
      expect(said).toEqual({ isMember, codes, skipped: [] });
    }),
  );
});

test('a skipped login counts for its portal or event alone, and the newest are kept [ACCESS-022]', () => {
  let value: string | undefined;
  for (let eventId = 1; eventId <= 30; eventId += 1) value = formatSkipped(value, { portalId: 1, eventId });
  value = formatSkipped(value, { portalId: 30 });
  value = formatSkipped(value, { portalId: 1, eventId: 25 });
  const { skipped } = readPassed(pair(skippedCookie, value));
  expect(skipped).toHaveLength(skippedSitesMax);
  const says = [
    { portalId: 30 },
    { portalId: 7, eventId: 25 },
    { portalId: 1, eventId: 30 },
    { portalId: 1, eventId: 2 },
  ];
  expect(says.map((site) => hasSkipped(skipped, site))).toEqual([true, true, true, false]);
  expect(hasSkipped(skipped, { portalId: 25 })).toBe(false);
});

test('what nobody here has written says nothing', () => {
  for (const value of ['x', 'member2', 'event-', `event-1.${'9'.repeat(700)}`, 'event-12345678901', '%']) {
    expect(readPassed(`${passedCookie}=${value}; ${skippedCookie}=${value}`)).toEqual({
      isMember: false,
      codes: [],
      skipped: [],
    });
  }
});
