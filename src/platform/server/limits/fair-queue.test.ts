import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFairQueue, Shed } from './fair-queue.ts';

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A queue whose work ends when it is told to. */
function watched(atOnce: number, waitingMax: number) {
  const queue = createFairQueue({ atOnce, waitingMax });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const shed: string[] = [];
  const ask = (client: string, name = client): void => {
    const work = () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    };
    queue.run(client, work).catch((error: unknown) => {
      expect(error).toBeInstanceOf(Shed);
      shed.push(name);
    });
  };
  const endOne = async (): Promise<void> => {
    ends.shift()?.();
    await settle();
  };
  return { queue, begun, shed, ask, endOne };
}

test('clients take turns, so who asks for much waits for itself', async () => {
  const { begun, ask, endOne } = watched(1, 10);
  for (const name of ['a1', 'a2', 'a3', 'a4']) ask('a', name);
  ask('b', 'b1');
  ask('c', 'c1');
  for (let turn = 0; turn < 6; turn += 1) await endOne();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
});

test('beyond its places the newest work of who has most is given up', async () => {
  const { queue, shed, ask } = watched(1, 3);
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) ask('a', name);
  ask('b', 'b1');
  await settle();
  expect(shed).toEqual(['a5', 'a4']);
  expect(queue.counts()).toEqual({ running: 1, waiting: 3, shed: 2 });
});

test('work that fails makes room like any other', async () => {
  const queue = createFairQueue({ atOnce: 1, waitingMax: 1 });
  await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(queue.run('a', () => Promise.resolve(1))).resolves.toBe(1);
});

test('never does more at once than it may, and forgets nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('a', 'b', 'c', 'end'), { maxLength: 60 }), async (steps) => {
      const { queue, begun, shed, ask, endOne } = watched(2, 4);
      let asked = 0;
      let ended = 0;
      for (const step of steps) {
        if (step === 'end') {
          if (queue.counts().running > 0) ended += 1;
          await endOne();
        } else {
          ask(step, String((asked += 1)));
        }
        await settle();
        const { running, waiting } = queue.counts();
        expect(running).toBeLessThanOrEqual(2);
        expect(waiting).toBeLessThanOrEqual(4);
        expect(begun.length + shed.length + waiting).toBe(asked);
        expect(begun.length - ended).toBe(running);
        if (waiting > 0) expect(running).toBe(2);
      }
    }),
    { numRuns: 50 },
  );
});
