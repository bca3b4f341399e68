import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { createTurn, turnWait } from './turn.ts';

afterEach(() => vi.useRealTimers());

const timers = {
  set: (work: () => void, ms: number) => setTimeout(work, ms),
  clear: (timer: unknown) => clearTimeout(timer as number),
};

test('few pages ask within a second, and many over a time that grows with their number up to ten seconds', () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.double({ min: 0, max: 0.999, noNaN: true }), (readers, drawn) => {
      const wait = turnWait(readers, () => drawn);
      expect(wait).toBeGreaterThanOrEqual(0);
      expect(wait).toBeLessThanOrEqual(Math.min(readers * 5, 10_000));
      if (readers <= 200) expect(wait).toBeLessThanOrEqual(1_000);
    }),
  );
});

test('1,000 pages that hear the same in one instant ask a server evenly over five seconds', () => {
  vi.useFakeTimers();
  const asked = Array.from({ length: 50 }, () => 0);
  let drawn = 0;
  // Every part of the wait is drawn as often as every other.
  const random = (): number => ((drawn += 1) % 1_000) / 1_000;
  const readers = 1_000;
  for (let page = 0; page < readers; page += 1) {
    createTurn({ timers, random }).wait(readers, () => {
      const tenth = Math.floor(Date.now() / 100) % 50;
      asked[tenth] = (asked[tenth] ?? 0) + 1;
    });
  }
  vi.setSystemTime(0);
  vi.advanceTimersByTime(5_000);
  expect(asked.reduce((sum, count) => sum + count, 0)).toBe(readers);
  expect(Math.max(...asked)).toBeLessThanOrEqual(21);
  // The control: without turns all of them ask in the same instant.
  let atOnce = 0;
  for (let page = 0; page < readers; page += 1) createTurn({ timers, random }).wait(1, () => (atOnce += 1));
  expect(atOnce).toBe(readers);
});

test('a page that hears again before its turn asks once, and one that has gone never', () => {
  vi.useFakeTimers();
  const turn = createTurn({ timers, random: () => 0.5 });
  const done: string[] = [];
  turn.wait(100, () => done.push('first'));
  turn.wait(100, () => done.push('second'));
  vi.advanceTimersByTime(1_000);
  turn.wait(100, () => done.push('third'));
  turn.giveUp();
  vi.advanceTimersByTime(1_000);
  expect(done).toEqual(['second']);
});
