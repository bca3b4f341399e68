import { expect, test } from 'vitest';
import { keepStock, stockMoved } from './kept-stock.ts';

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
