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

it('lets addresses take turns, so that many pictures of one hold up those of another for one turn only', async () => {
  const queue = createWorkQueue(1);
  const done: string[] = [];
  const send = (name: string, from?: string) => queue(async () => void done.push(name), from);
  const begun = queue(() => wait(1));
  await Promise.all([
    begun,
    ...[1, 2, 3].map((nr) => send(`one ${nr}`, `2001:db8:1:${nr}::1`)),
    send('other 1', '192.0.2.1'),
    send('nobody’s 1'),
    send('other 2', '192.0.2.1'),
  ]);
  expect(done).toEqual(['one 1', 'other 1', 'nobody’s 1', 'one 2', 'other 2', 'one 3']);
});
