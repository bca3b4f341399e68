import { setImmediate as endOfTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { pending } from '../../../../test/sale-floor.ts';
import { createSaleQueue } from './sale-queue.ts';

function recorded() {
  const batches: (number | null)[][] = [];
  const queue = createSaleQueue(async (batch) => {
    batches.push(batch.map(({ purchaserId }) => purchaserId));
    await endOfTurn();
    return batch.map(() => ({ outcome: 'repeated' as const }));
  });
  return { batches, buy: (purchaserId: number) => queue('one ticket', pending({ purchaserId })) };
}

test('purchases of one turn go together, those that come meanwhile next, and of a person one at a time [TICKET-010]', async () => {
  const { batches, buy } = recorded();
  const first = [1, 2, 1].map(buy);
  while (batches.length === 0) await endOfTurn();
  await Promise.all([...first, ...[3, 4].map(buy)]);
  expect(batches).toEqual([
    [1, 2],
    [1, 3, 4],
  ]);
});

test('a lone buyer waits for nobody: the turn ends, and the purchase is decided [TICKET-010]', async () => {
  const { batches, buy } = recorded();
  const bought = buy(7);
  await endOfTurn();
  await Promise.resolve();
  expect(batches).toEqual([[7]]);
  await bought;
});
