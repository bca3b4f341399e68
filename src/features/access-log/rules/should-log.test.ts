import { expect, test } from 'vitest';
import { retryDelay, shouldLog } from './should-log.ts';

const visitor = { isExhibitor: false, isExhibitorAccount: false, isPreview: false, isDraft: false };

test('a visitor is logged; exhibitor mode and an exhibitor administrator are not [ACCESS-054, ACCESS-056]', () => {
  expect(shouldLog(visitor)).toBe(true);
  expect(shouldLog({ ...visitor, isExhibitor: true })).toBe(false);
  expect(shouldLog({ ...visitor, isExhibitorAccount: true })).toBe(false);
});

test('previews and drafts are not logged [LOG-015]', () => {
  expect(shouldLog({ ...visitor, isPreview: true })).toBe(false);
  expect(shouldLog({ ...visitor, isDraft: true })).toBe(false);
});

test('a batch waits ten seconds, and longer after each failure, at most five minutes [LOG-014]', () => {
  expect([0, 1, 2, 5, 50].map(retryDelay)).toEqual([10_000, 20_000, 40_000, 300_000, 300_000]);
});
