import { describe, expect, test } from 'vitest';
import { clockCheckMs, hasJumped, wasClockSet } from './time-error.ts';

const now = Date.parse('2026-11-20T10:00:00+09:00');

test.each([
  [0, false],
  [180_000, false],
  [-180_000, false],
  [180_001, true],
  [-180_001, true],
])('a jump of %i ms from the expected second is an error: %s [STREAM-007]', (jump, isError) => {
  expect(hasJumped(now + clockCheckMs, now + clockCheckMs + jump)).toBe(isError);
});

describe('the time of the server distinguishes a clock that was changed from a device that slept', () => {
  const before = { server: now, device: now - 7_200_000 };
  const hour = 3_600_000;

  test.each([
    ['slept for an hour', hour, hour, false],
    ['slept for an hour, on a clock that runs three minutes fast', hour, hour + 180_000, false],
    ['was set forward by an hour', 2_000, hour, true],
    ['was set back by an hour', 2_000, -hour, true],
    ['was set forward by an hour as it slept for another', hour, 2 * hour, true],
  ])('the clock %s', (_, onServer, onDevice, wasSet) => {
    const after = { server: before.server + onServer, device: before.device + onDevice };
    expect(wasClockSet(before, after)).toBe(wasSet);
  });
});
