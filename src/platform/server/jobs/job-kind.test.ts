import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { retryDelay, usualRules, wholeRetryTime } from './job-kind.ts';

describe('the delay before a job is tried again', () => {
  it.each([
    [1, 15_000],
    [2, 30_000],
    [3, 60_000],
    [8, 1_920_000],
    [9, 3_600_000],
    [1_000_000, 3_600_000],
  ])('is after attempt %i that of the table: %i ms', (attempt, ms) => {
    expect(retryDelay(attempt, usualRules)).toBe(ms);
  });

  it('is two hours in all by the usual rules', () => {
    expect(wholeRetryTime(usualRules) / 60_000).toBeCloseTo(123.75);
  });

  it('never shrinks and never passes the longest', () => {
    const numbers = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), numbers, numbers, (attempt, firstRetryMs, longestRetryMs) => {
        const rules = { retryLimit: 1, firstRetryMs, longestRetryMs };
        const delay = retryDelay(attempt, rules);
        expect(delay).toBeLessThanOrEqual(longestRetryMs);
        expect(retryDelay(attempt + 1, rules)).toBeGreaterThanOrEqual(delay);
      }),
    );
  });
});
