import { expect, test } from 'vitest';
import { createServerClock } from './server-clock.ts';

const hourMs = 3_600_000;
const told = Date.parse('2026-11-20T10:00:00+09:00');
const toldDate = 'Fri, 20 Nov 2026 01:00:00 GMT';

function clockOf(deviceNow: number) {
  const device = { now: deviceNow, elapsed: 500 };
  const clock = createServerClock({ now: () => device.now, elapsed: () => device.elapsed });
  return { device, clock, pass: (ms: number) => Object.assign(device, pass(device, ms)) };
}
const pass = ({ now, elapsed }: { now: number; elapsed: number }, ms: number) => ({
  now: now + ms,
  elapsed: elapsed + ms,
});

test.each([3 * hourMs, -3 * hourMs])('the time is the server’s with a clock that is %i ms wrong', (wrong) => {
  const { clock, pass: wait } = clockOf(told + wrong);
  clock.hearDate(toldDate);
  wait(90_000);
  expect(clock.now()).toBe(told + 90_000);
});

test('the time moves on when the clock is set back, and during a sleep', () => {
  const { clock, device } = clockOf(told);
  clock.hear(told);
  Object.assign(device, { now: told - 3 * hourMs, elapsed: device.elapsed + 5_000 });
  expect(clock.now()).toBe(told + 5_000);
  device.now = told + hourMs;
  expect(clock.now()).toBe(told + hourMs);
});

test('the newest answer counts, and one within the same second does not turn the time back', () => {
  const { clock, pass: wait } = clockOf(0);
  clock.hear(told - hourMs);
  clock.hearDate(toldDate);
  expect(clock.now()).toBe(told);
  wait(900);
  clock.hearDate(toldDate);
  expect(clock.now()).toBe(told + 900);
});

test('an answer without a date does not change the time', () => {
  const { clock } = clockOf(7);
  clock.hearDate(null);
  clock.hearDate('soon');
  expect(clock.now()).toBe(7);
});
