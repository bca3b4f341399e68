import { expect, test } from 'vitest';
import { createSharedReads } from './shared-reads.ts';

/** Reads that end when they are told, by a clock that is turned. */
function stage(everyMs = 1_000) {
  let now = 0;
  let news = 0;
  let reads = 0;
  const paused: { until: number; go: () => void }[] = [];
  const running: (() => void)[] = [];
  const look = createSharedReads<number>({
    everyMs,
    namesMax: 3,
    measure: () => now,
    pause: (ms) => new Promise<void>((go) => void paused.push({ until: now + ms, go })),
  });
  return {
    look: (name = 'a') =>
      look(name, {
        newsOf: () => news,
        read: () =>
          new Promise<number>((resolve) => {
            reads += 1;
            const number = reads;
            running.push(() => resolve(number));
          }),
      }),
    tell: () => (news += 1),
    end: () => running.splice(0).forEach((done) => done()),
    async turn(ms: number) {
      now += ms;
      for (const { go } of paused.filter(({ until }) => until <= now)) go();
      await new Promise((resolve) => setImmediate(resolve));
    },
    reads: () => reads,
  };
}
const atOnce = <One>(make: () => One): One[] => Array.from({ length: 200 }, make);

test('what nothing new is told of is read once for all who ask within the time', async () => {
  const { look, end, turn, reads } = stage();
  const all = atOnce(() => look());
  end();
  expect(new Set(await Promise.all(all))).toEqual(new Set([1]));
  await turn(999);
  expect(await look()).toBe(1);
  await turn(1);
  const later = look();
  end();
  expect([await later, reads()]).toEqual([2, 2]);
});

test('in a rush of news it is read once in the time for all who ask, and nobody gets less than was there when they asked', async () => {
  const { look, tell, end, turn, reads } = stage();
  const first = look();
  end();
  await first;
  for (let second = 1; second <= 5; second += 1) {
    tell();
    const all = atOnce(() => look());
    tell();
    all.push(...atOnce(() => look()));
    // oxlint-disable-next-line no-await-in-loop -- one second after the other
    await turn(999);
    expect(reads()).toBe(second);
    // oxlint-disable-next-line no-await-in-loop
    await turn(1);
    end();
    // oxlint-disable-next-line no-await-in-loop
    expect(new Set(await Promise.all(all))).toEqual(new Set([second + 1]));
  }
  expect(reads()).toBe(6);
});

/** How often is read in a fifth of a second in which each of 200 who look has just heard of a sale. */
async function readsInRush(everyMs: number): Promise<number> {
  const { look, tell, end, turn, reads } = stage(everyMs);
  const all: Promise<number>[] = [];
  for (let looker = 0; looker < 200; looker += 1) {
    tell();
    all.push(look());
    end();
    // oxlint-disable-next-line no-await-in-loop -- one sale after the other
    await turn(1);
  }
  const meanwhile = reads();
  await turn(1_000);
  end();
  expect(await Promise.all(all)).toHaveLength(200);
  return meanwhile;
}

test('sales that follow each other are read once in the time', async () => {
  expect(await readsInRush(1_000)).toBe(1);
});

test('the control: without the time between reads each of them would be read', async () => {
  expect(await readsInRush(0)).toBe(200);
});

test('a read that takes longer is not begun again beside itself', async () => {
  const { look, tell, end, turn, reads } = stage();
  const slow = look();
  tell();
  const next = look();
  await turn(5_000);
  expect(reads()).toBe(1);
  end();
  expect(await slow).toBe(1);
  await turn(0);
  end();
  expect(await next).toBe(2);
});

test('a read that failed is no answer for whoever comes next, and what is kept does not grow', async () => {
  const look = createSharedReads<number>({ everyMs: 1_000, namesMax: 3, measure: () => 0 });
  const newsOf = () => 0;
  const fails = () => Promise.reject(new Error('The database is away.'));
  await expect(look('a', { newsOf, read: fails })).rejects.toThrow('away');
  expect(await look('a', { newsOf, read: async () => 5 })).toBe(5);
  for (const name of ['b', 'c', 'd']) await look(name, { newsOf, read: async () => 6 });
  expect(await look('a', { newsOf, read: async () => 7 })).toBe(7);
});
