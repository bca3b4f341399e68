import { expect, test } from 'vitest';
import { keepStock, keepStocks, stockMoved } from './kept-stock.ts';

const ageMs = 2_000;
const sale = { siteKey: 'event/990', contentId: 60 };

/** A stock that counts how often it is read. */
function stock() {
  const told = { now: Date.parse('2026-11-20T10:00:00+09:00'), taken: 0, reads: 0 };
  const read = async () => {
    told.reads += 1;
    const { taken } = told;
    await Promise.resolve();
    return taken;
  };
  return { told, read, shown: keepStock(sale, read, ageMs, () => told.now) };
}

test('the stock is read once while this process does not move it', async () => {
  const { told, shown } = stock();
  await shown();
  told.now += ageMs - 1;
  stockMoved({ ...sale, contentId: 61 });
  stockMoved({ ...sale, siteKey: 'event/991' });
  expect([await shown(), told.reads]).toEqual([0, 1]);
});

test('the stock is read again after a move of this process', async () => {
  const { told, shown } = stock();
  await shown();
  told.taken = 3;
  stockMoved(sale);
  expect([await shown(), await shown(), told.reads]).toEqual([3, 3, 2]);
});

test.each([ageMs, -ageMs])(
  'the stock is read again when the clock has gone by %i ms: others move it too',
  async (by) => {
    const { told, shown } = stock();
    await shown();
    told.taken = 3;
    told.now += by;
    expect([await shown(), told.reads]).toEqual([3, 2]);
  },
);

test('a read that a move overtakes is not kept', async () => {
  const { told, shown } = stock();
  const early = shown();
  told.taken = 3;
  stockMoved(sale);
  expect(await early).toBe(0);
  expect([await shown(), told.reads]).toEqual([3, 2]);
});

test('a read that fails is not kept', async () => {
  let fails = true;
  const read = () => (fails ? Promise.reject(new Error('away')) : Promise.resolve(3));
  const shown = keepStock(sale, read, ageMs, () => 0);
  await expect(shown()).rejects.toThrow('away');
  fails = false;
  expect(await shown()).toBe(3);
});

test('the stocks of several events are read together, and again only those that moved or are too old', async () => {
  let now = 0;
  const asked: (readonly string[])[] = [];
  const read = async (siteKeys: readonly string[]) => {
    asked.push(siteKeys);
    return new Map(siteKeys.map((siteKey) => [siteKey, asked.length]));
  };
  const stocks = keepStocks(read, 1_000, () => now);
  const keys = ['event/981', 'event/982', 'event/983'];
  await stocks(keys);
  await stocks(keys.slice(1));
  expect(asked).toEqual([keys]);
  stockMoved({ siteKey: 'event/982', contentId: 60 });
  expect([...(await stocks(keys))]).toEqual([
    ['event/981', 1],
    ['event/983', 1],
    ['event/982', 2],
  ]);
  expect(asked.slice(1)).toEqual([['event/982']]);
  now = 1_000;
  await stocks(keys);
  expect(asked.slice(2)).toEqual([keys]);
});

test('a stock that moves while it is read is read again', async () => {
  let reads = 0;
  const stocks = keepStocks(
    async (siteKeys) => {
      reads += 1;
      if (reads === 1) stockMoved({ siteKey: 'event/984', contentId: 60 });
      return new Map(siteKeys.map((siteKey) => [siteKey, reads]));
    },
    1_000,
    () => 0,
  );
  for (const expected of [1, 2, 2]) expect((await stocks(['event/984'])).get('event/984')).toBe(expected);
});
