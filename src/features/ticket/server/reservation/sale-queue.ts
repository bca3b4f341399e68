import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { PlaceLimits } from '../sale/sale-terms.ts';
import type { PendingPurchase } from './reservation.ts';
import type { Reserved } from './reserved.ts';

/** Stores purchases of one sale together, each accepted or refused on its own; the answers are in their order. */
export type ReserveBatch = (batch: readonly PendingPurchase[]) => Promise<Reserved[]>;

interface Waiting {
  purchase: PendingPurchase;
  resolve: (reserved: Reserved) => void;
  reject: (error: unknown) => void;
}

/** More in one transaction would make those at its end wait longer than the next one takes. */
const batchMax = { purchases: 256, tickets: 512 };

/**
 * For each sale one batch at a time: what comes in one turn of the event loop is decided at its end, and what arrives
 * meanwhile is the next batch (docs/algorithms/stock.md, "Many at once"). A lone buyer waits for nobody.
 */
export function createSaleQueue(reserve: ReserveBatch): (key: string, purchase: PendingPurchase) => Promise<Reserved> {
  const queues = new Map<string, Waiting[]>();

  /** Answers what tells those who wait. */
  const settle = async (batch: readonly Waiting[]): Promise<() => void> => {
    try {
      const answers = await reserve(batch.map(({ purchase }) => purchase));
      return () => batch.forEach(({ resolve }, place) => resolve(answers[place] as Reserved));
    } catch (error) {
      if (batch.length === 1) return () => batch[0]?.reject(error);
      // One that cannot be stored does not take the others with it.
      for (const one of batch) (await settle([one]))();
      return () => {};
    }
  };

  const work = async (key: string, queue: Waiting[]): Promise<void> => {
    // Many come out of one read of sessions, in one turn of the event loop: the first of them by itself would take a
    // commit that all others wait for.
    await endOfTurn();
    let tell = await settle(takeBatch(queue));
    while (queue.length > 0) {
      // The database is at work while those of the last batch are answered.
      const next = settle(takeBatch(queue));
      tell();
      tell = await next;
    }
    queues.delete(key);
    tell();
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

/**
 * First come, first in. At most one purchase of a person, and one of a key: the next one reads what the one before has
 * written. And one word on how many there are of a ticket or a code, which may have been published anew in between.
 */
function takeBatch(queue: Waiting[]): Waiting[] {
  const persons = new Set<number>();
  const keys = new Set<string>();
  const limits = new Map<number, PlaceLimits>();
  const codes = new Map<string, number | null>();
  let tickets = 0;
  const batch: Waiting[] = [];
  const later: Waiting[] = [];
  const all = queue.splice(0);
  for (const [place, one] of all.entries()) {
    const { purchaserId, purchaseKey, code, places } = one.purchase;
    if (keys.has(purchaseKey) || (purchaserId !== null && persons.has(purchaserId))) {
      later.push(one);
      continue;
    }
    const isFull = batch.length === batchMax.purchases || tickets + places.length > batchMax.tickets;
    const isOfOtherText =
      one.purchase.limits.some((its) => !isSame(its, limits.get(its.ticketId) ?? its)) ||
      (code !== undefined && codes.has(code.key) && codes.get(code.key) !== code.usesMax);
    if (batch.length > 0 && (isFull || isOfOtherText)) {
      later.push(...all.slice(place));
      break;
    }
    keys.add(purchaseKey);
    if (purchaserId !== null) persons.add(purchaserId);
    for (const its of one.purchase.limits) limits.set(its.ticketId, its);
    if (code !== undefined) codes.set(code.key, code.usesMax);
    tickets += places.length;
    batch.push(one);
  }
  queue.unshift(...later);
  return batch;
}

function isSame(a: PlaceLimits, b: PlaceLimits): boolean {
  return a === b || (a.capacity === b.capacity && a.perPerson === b.perPerson);
}
