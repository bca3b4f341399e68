import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

it('never runs more than its number at once, and loses no work after a failure', async () => {
  const durations = fc.array(fc.record({ ms: fc.nat(2), fails: fc.boolean() }), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), durations, async (most, works) => {
      const queue = createWorkQueue(most);
      let running = 0;
      let highest = 0;
      const results = await Promise.allSettled(
        works.map(({ ms, fails }, index) =>
          queue(async () => {
            highest = Math.max(highest, ++running);
            await wait(ms);
            running -= 1;
            if (fails) throw new Error(String(index));
            return index;
          }),
        ),
      );
      expect(highest).toBeLessThanOrEqual(most);
      expect(results.map(({ status }) => status === 'rejected')).toEqual(works.map(({ fails }) => fails));
      expect(await queue(async () => 'next')).toBe('next');
    }),
    { numRuns: 30 },
  );
});
