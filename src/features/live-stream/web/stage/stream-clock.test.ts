import { describe, expect, test, vi } from 'vitest';
import { createStreamClock } from './stream-clock.ts';

/** A device whose clock stands still until the test moves it, and which ticks when the test says so. */
function device() {
  let now = 1_000_000;
  const timers = new Map<number, () => void>();
  let started = 0;
  const clock = createStreamClock({
    now: () => now,
    every(ms, work) {
      expect(ms).toBe(1_000);
      started += 1;
      timers.set(started, work);
      return started;
    },
    stop: (timer) => void timers.delete(timer as number),
  });
  return {
    clock,
    started: () => started,
    running: () => timers.size,
    tick(passedMs: number) {
      now += passedMs;
      for (const work of timers.values()) work();
    },
  };
}

describe('the clock of streams', () => {
  test('starts once, with the first stream, and stops with the last [STREAM-005]', () => {
    const { clock, started, running } = device();
    expect(started()).toBe(0);
    const [first, second] = [clock.watch(() => {}), clock.watch(() => {})];
    expect([started(), running()]).toEqual([1, 1]);
    first();
    expect(running()).toBe(1);
    second();
    expect(running()).toBe(0);
    clock.watch(() => {});
    expect([started(), running()]).toEqual([2, 1]);
  });

  test('is checked every second [STREAM-006]', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    try {
      const clock = createStreamClock({
        now: () => Date.now(),
        every: (ms, work) => setInterval(work, ms),
        stop: (timer) => clearInterval(timer as NodeJS.Timeout),
      });
      const seen: boolean[] = [];
      const stop = clock.watch((jumped) => seen.push(jumped));
      vi.advanceTimersByTime(999);
      expect(seen).toEqual([]);
      vi.advanceTimersByTime(4_001);
      expect(seen).toEqual([false, false, false, false, false]);
      stop();
      vi.advanceTimersByTime(5_000);
      expect(seen).toHaveLength(5);
    } finally {
      vi.useRealTimers();
    }
  });

  test.each([
    [181_000, false],
    [181_001, true],
    [-179_000, false],
    [-179_001, true],
  ])('that moved by %i ms between two checks has jumped: %s [STREAM-007]', (passed, jumped) => {
    const { clock, tick } = device();
    const seen: boolean[] = [];
    clock.watch((one) => seen.push(one));
    tick(1_000);
    tick(passed);
    tick(1_000);
    expect(seen).toEqual([false, jumped, false]);
  });
});
