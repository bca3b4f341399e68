import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { OrderJobs } from './order-jobs.ts';
import { reserveBatch } from './reserve-batch.ts';
import { type PendingPurchase, type Reserved, isSimple } from './reservation.ts';
import { reserveWithLocks } from './reserve-with-locks.ts';
import { createSaleQueue } from './sale-queue.ts';

/** Takes the places of a purchase, all or none, and stores its order. */
export type TakePlaces = (purchase: PendingPurchase) => Promise<Reserved>;

/**
 * Purchases of one ticket go together, all others each in a transaction of its own; both lock the stock rows they
 * spend. The jobs an order needs are stored with it, where none of this process stands for them yet.
 */
export function createTakePlaces(database: Database, jobs: OrderJobs): TakePlaces {
  const together = createSaleQueue(async (batch) => {
    const stretches = [
      ...new Map(batch.flatMap((one) => jobs.missing(one)).map((one) => [JSON.stringify(one), one])).values(),
    ];
    if (stretches.length === 0) return reserveBatch(database.pool, batch);
    const answers = await inTransaction(database, async (tx) => {
      const reserved = await reserveBatch(tx, batch);
      await jobs.add(tx, stretches);
      return reserved;
    });
    jobs.note(stretches);
    return answers;
  });

  const alone = createTakeAlone(database, jobs);
  return (purchase) => (isSimple(purchase) ? together(queueOf(purchase), purchase) : alone(purchase));
}

/** Each purchase in a transaction of its own, with `SELECT … FOR UPDATE`. */
export function createTakeAlone(database: Database, jobs: OrderJobs): TakePlaces {
  return async (purchase) => {
    const stretches = jobs.missing(purchase);
    const reserved = await inTransaction(database, async (tx) => {
      const answer = await reserveWithLocks(tx, purchase);
      if (answer.outcome === 'accepted') await jobs.add(tx, stretches);
      return answer;
    });
    if (reserved.outcome === 'accepted') jobs.note(stretches);
    return reserved;
  };
}

/** Purchases that may be stored by one statement: of the same ticket in the same text under the same limits. */
function queueOf({ siteKey, contentId, limits, places }: PendingPurchase): string {
  return JSON.stringify([siteKey, contentId, limits, places[0]?.snapshotId]);
}
