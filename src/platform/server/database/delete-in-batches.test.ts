import { expect, test } from 'vitest';
import { deleteInBatches } from './delete-in-batches.ts';

/** How many statements remove so many rows, and how many rows are left. */
async function remove(rows: number): Promise<[number, number]> {
  let [statements, left] = [0, rows];
  await deleteInBatches(async (most) => {
    const gone = Math.min(most, left);
    statements += 1;
    left -= gone;
    return { numAffectedRows: BigInt(gone) };
  });
  return [statements, left];
}

test('many rows go in small statements, and one run removes no more than a bound', async () => {
  expect(await remove(0)).toEqual([1, 0]);
  expect(await remove(1_999)).toEqual([1, 0]);
  expect(await remove(2_000)).toEqual([2, 0]);
  expect(await remove(1_000_000)).toEqual([50, 900_000]);
});
