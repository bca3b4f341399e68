import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { PlaceLimits } from '../sale/sale-terms.ts';
import type { PendingPurchase } from './reservation.ts';
import type { Reserved } from './stored-purchase.ts';

/** Stores purchases of one sale together, accepts or refuses each on its own, and answers in their order. */
export type ReserveBatch = (batch: readonly PendingPurchase[]) => Promise<Reserved[]>;

interface Waiting {
  purchase: PendingPurchase;
  resolve: (reserved: Reserved) => void;
  reject: (error: unknown) => void;
}

/** In a larger transaction the last purchases would wait longer than for a transaction of their own. */
const batchMax = { purchases: 256, tickets: 512 };

/**
 * Decides one batch at a time for each sale: the purchases of one turn of the event loop are the first batch, and those
 * that arrive meanwhile are the next (docs/algorithms/stock.md, "Many at once"). A single purchase does not wait for
 * others.
 */
export function createSaleQueue(reserve: ReserveBatch): (key: string, purchase: PendingPurchase) => Promise<Reserved> {
  const queues = new Map<string, Waiting[]>();

  /** Stores a batch; the answered function gives the waiting callers their outcomes. */
  const settle = async (batch: readonly Waiting[]): Promise<() => void> => {
    try {
      const answers = await reserve(batch.map(({ purchase }) => purchase));
      return () => batch.forEach(({ resolve }, place) => resolve(answers[place]!));
    } catch (error) {
      if (batch.length === 1) return () => batch[0]?.reject(error);
      // One purchase that cannot be stored must not fail the others.
      for (const one of batch) (await settle([one]))();
      return () => {};
    }
  };

  const work = async (key: string, queue: Waiting[]): Promise<void> => {
    // One read of sessions lets many purchases start in one turn of the event loop. If the first were stored alone, all
    // others would wait for its commit.
    await endOfTurn();
    let tell = await settle(takeBatch(queue));
    while (queue.length > 0) {
      // The database stores the next batch while the callers of the last one get their answers.
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
 * Takes purchases in the order of their arrival, at most one of a person and one of a key: the next one has to read
 * what the one before wrote. All must agree on the limits of tickets and codes, which a new publication may change.
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
