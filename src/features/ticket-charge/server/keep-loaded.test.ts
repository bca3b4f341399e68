import { expect, test } from 'vitest';
import { keepLoaded } from './keep-loaded.ts';

test('a thing is loaded once, however many ask for it at once or later', async () => {
  const loads: string[] = [];
  const kept = keepLoaded(async (key) => loads.push(key));
  await Promise.all([kept('a'), kept('b'), kept('a')]);
  expect([await kept('a'), await kept('b')]).toEqual([1, 2]);
  expect(loads).toEqual(['a', 'b']);
});

test('a failure is told to who asked and not kept', async () => {
  let tries = 0;
  const kept = keepLoaded(async () => {
    tries += 1;
    if (tries === 1) throw new Error('too many open files');
    return tries;
  });
  await expect(kept()).rejects.toThrow('too many open files');
  expect(await kept()).toBe(2);
});
