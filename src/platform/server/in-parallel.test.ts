import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inParallel } from './in-parallel.ts';

test('all work is done, in its order, and never more at a time than allowed', async () => {
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  await inParallel([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    begun.push(item);
    most = Math.max(most, (running += 1));
    await wait(item % 2);
    running -= 1;
  });
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(3);
});

test('a failure stops none of the others, and is reported at the end', async () => {
  const done: number[] = [];
  const work = inParallel([1, 2, 3, 4], 2, async (item) => {
    if (item < 3) throw new Error(`not ${item}`);
    done.push(item);
  });
  await expect(work).rejects.toThrow('not 1');
  expect(done).toEqual([3, 4]);
});

test('an empty list causes no work', async () => {
  await inParallel([], 3, () => Promise.reject(new Error('never')));
});
