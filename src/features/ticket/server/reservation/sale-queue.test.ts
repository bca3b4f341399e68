import { setImmediate as endOfTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type FloorWish, pending } from '../../../../../test/sale-floor.ts';
import { createSaleQueue } from './sale-queue.ts';

function recorded() {
  const batches: (number | null)[][] = [];
  const queue = createSaleQueue(async (batch) => {
    batches.push(batch.map(({ purchaserId }) => purchaserId));
    await endOfTurn();
    return batch.map(() => ({ outcome: 'repeated' as const }));
  });
  const buy = (purchaserId: number, wish: FloorWish = {}) => queue('one sale', pending({ purchaserId, ...wish }));
  return { batches, buy };
}

test('purchases of one turn share a batch, later ones share the next, and a batch has at most one purchase of a person [TICKET-010]', async () => {
  const { batches, buy } = recorded();
  const first = [1, 2, 1].map((person) => buy(person));
  while (batches.length === 0) await endOfTurn();
  await Promise.all([...first, ...[3, 4].map((person) => buy(person))]);
  expect(batches).toEqual([
    [1, 2],
    [1, 3, 4],
  ]);
});

test('a batch has one capacity for a ticket and one limit for a code, and no purchase overtakes another [TICKET-010]', async () => {
  const { batches, buy } = recorded();
  const code = (usesMax: number) => ({ code: { key: 'EARLY', usesMax } });
  const two = [
    { ticketId: 1, number: 1 },
    { ticketId: 2, number: 1 },
  ];
  await Promise.all([
    buy(1, { capacity: 10 }),
    buy(2, { capacity: 10, lines: two }),
    buy(3, { capacity: 9, lines: two }),
    buy(4, { capacity: 10 }),
    buy(5, { capacity: 10, ...code(7) }),
    buy(6, { capacity: 10, ...code(8) }),
    buy(7, { capacity: 10, lines: [{ ticketId: 3, number: 512 }] }),
    buy(8, { capacity: 10 }),
  ]);
  expect(batches).toEqual([[1, 2], [3], [4, 5], [6], [7], [8]]);
});

test('a single purchase is decided at the end of its turn and does not wait for others [TICKET-010]', async () => {
  const { batches, buy } = recorded();
  const bought = buy(7);
  await endOfTurn();
  await Promise.resolve();
  expect(batches).toEqual([[7]]);
  await bought;
});
