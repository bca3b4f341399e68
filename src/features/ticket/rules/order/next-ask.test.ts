import { expect, test } from 'vitest';
import { nextAsk } from './next-ask.ts';
import { orderStates } from './order.ts';

const minute = 60_000;
const moved = Date.UTC(2026, 10, 20);

test('the gateway is asked about a waiting order after a minute, then less and less often', () => {
  const asked: number[] = [];
  let at = moved;
  for (let times = 0; times < 9; times += 1) {
    at = nextAsk('checking', moved, at) as number;
    asked.push((at - moved) / minute);
  }
  expect(asked).toEqual([1, 2, 4, 8, 16, 32, 64, 124, 184]);
});

test('the gateway is asked about a number at a till every hour', () => {
  expect(nextAsk('awaiting', moved, moved)).toBe(moved + 60 * minute);
  expect(nextAsk('awaiting', moved, moved + 60 * minute)).toBe(moved + 120 * minute);
});

test('the gateway is asked about a number to stop as often as about a checked order, until the number is stopped', () => {
  expect(nextAsk('expired', moved, moved)).toBe(moved + minute);
});

test('the gateway is not asked about an order that waits for nothing', () => {
  const waiting = orderStates.filter((state) => nextAsk(state, moved, moved) !== null);
  expect(waiting).toEqual(['charging', 'authenticating', 'checking', 'awaiting', 'expired']);
});
