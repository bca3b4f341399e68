import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { PendingPurchase, Reserved } from './reservation.ts';

/** Stores purchases of one ticket together, each accepted or refused on its own; the answers are in their order. */
export type ReserveBatch = (batch: readonly PendingPurchase[]) => Promise<Reserved[]>;

interface Waiting {
  purchase: PendingPurchase;
  resolve: (reserved: Reserved) => void;
  reject: (error: unknown) => void;
}

/** More in one transaction would make those at its end wait longer than the next one takes. */
export const batchMax = 256;

/**
 * For each ticket one batch at a time: what comes in one turn of the event loop is decided at its end, and what arrives
 * meanwhile is the next batch (docs/algorithms/stock.md, "Many at once"). A lone buyer waits for nobody.
 */
export function createSaleQueue(reserve: ReserveBatch): (key: string, purchase: PendingPurchase) => Promise<Reserved> {
  const queues = new Map<string, Waiting[]>();

  const settle = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const answers = await reserve(batch.map(({ purchase }) => purchase));
      batch.forEach(({ resolve }, place) => resolve(answers[place] as Reserved));
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error);
      // One that cannot be stored does not take the others with it.
      else for (const one of batch) await settle([one]);
    }
  };

  const work = async (key: string, queue: Waiting[]): Promise<void> => {
    // Many come out of one read of sessions, in one turn of the event loop: the first of them by itself would take a
    // commit that all others wait for.
    await endOfTurn();
    while (queue.length > 0) await settle(takeBatch(queue));
    queues.delete(key);
  };

  return (key, purchase) =>
    new Promise((resolve, reject) => {
      const waiting = { purchase, resolve, reject };
      const queue = queues.get(key);
      if (queue !== undefined) {
        queue.push(waiting);
        return;
      }
      const started = [waiting];
      queues.set(key, started);
      void work(key, started);
    });
}

/** At most one purchase of a person, and one of a key: the next one reads what the one before has written. */
function takeBatch(queue: Waiting[]): Waiting[] {
  const persons = new Set<number>();
  const keys = new Set<string>();
  const batch: Waiting[] = [];
  const later: Waiting[] = [];
  for (const one of queue.splice(0)) {
    const { purchaserId, purchaseKey } = one.purchase;
    const isSecond = keys.has(purchaseKey) || (purchaserId !== null && persons.has(purchaserId));
    if (isSecond || batch.length === batchMax) {
      later.push(one);
      continue;
    }
    keys.add(purchaseKey);
    if (purchaserId !== null) persons.add(purchaserId);
    batch.push(one);
  }
  queue.unshift(...later);
  return batch;
}
