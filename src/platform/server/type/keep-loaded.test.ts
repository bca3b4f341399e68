import { expect, test } from 'vitest';
import { keepLoaded } from './keep-loaded.ts';

test('loads a thing once for many calls, at the same time and later', async () => {
  const loads: string[] = [];
  const kept = keepLoaded(async (key) => loads.push(key));
  await Promise.all([kept('a'), kept('b'), kept('a')]);
  expect([await kept('a'), await kept('b')]).toEqual([1, 2]);
  expect(loads).toEqual(['a', 'b']);
});

test('passes a failure on to the caller, and loads anew for the next', async () => {
  let tries = 0;
  const kept = keepLoaded(async () => {
    tries += 1;
    if (tries === 1) throw new Error('too many open files');
    return tries;
  });
  await expect(kept()).rejects.toThrow('too many open files');
  expect(await kept()).toBe(2);
});
