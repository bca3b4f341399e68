import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { OrderJobs, Stretch } from '../order/order-jobs.ts';
import { reserveBatch } from './reserve-batch.ts';
import type { PendingPurchase } from './reservation.ts';
import type { Reserved } from './reserved.ts';
import { createSaleQueue } from './sale-queue.ts';

/** Takes the places of a purchase, all or none, and stores its order. */
export type TakePlaces = (purchase: PendingPurchase) => Promise<Reserved>;

/**
 * Purchases of one sale go together. The jobs their orders need are stored with them, where none of this process stands
 * for them yet.
 */
export function createTakePlaces(database: Database, jobs: OrderJobs): TakePlaces {
  const take = createSaleQueue(async (batch) => {
    const needed = jobs.needed(batch);
    const answers = await store(batch, jobs.missing(needed));
    await jobs.committed(needed);
    return answers;
  });

  const store = async (batch: readonly PendingPurchase[], missing: readonly Stretch[]): Promise<Reserved[]> => {
    if (missing.length === 0) return reserveBatch(database.pool, batch);
    return inTransaction(database, async (tx) => {
      const reserved = await reserveBatch(tx, batch);
      await jobs.add(tx, missing);
      return reserved;
    });
  };

  return (purchase) => take(`${purchase.siteKey}/${purchase.contentId}`, purchase);
}
