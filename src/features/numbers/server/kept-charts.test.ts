import { expect, test } from 'vitest';
import { createKept, keptMs } from './kept-charts.ts';

test('a count is made once for all who look within some seconds, also at the same moment', async () => {
  let now = 0;
  let counted = 0;
  const kept = createKept<number>(() => now);
  const look = (key: string) => kept(key, async () => (counted += 1));
  expect(await Promise.all(Array.from({ length: 200 }, () => look('a')))).toEqual(Array.from({ length: 200 }, () => 1));
  now = keptMs - 1;
  expect(await look('a')).toBe(1);
  expect(await look('b')).toBe(2);
  now = keptMs;
  expect(await look('a')).toBe(3);
});

test('a count that failed is no answer for whoever comes next', async () => {
  const kept = createKept<number>(() => 0);
  await expect(kept('a', () => Promise.reject(new Error('The database is away.')))).rejects.toThrow('away');
  expect(await kept('a', async () => 5)).toBe(5);
});

test('what is kept does not grow with what is asked', async () => {
  const kept = createKept<number>(() => 0);
  let counted = 0;
  for (let key = 0; key < 2_000; key += 1) await kept(String(key), async () => (counted += 1));
  expect(await kept('1999', async () => -1)).toBe(2_000);
  expect(await kept('0', async () => -1)).toBe(-1);
});
