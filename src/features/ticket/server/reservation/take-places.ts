import type { Database } from '#server/database/database.ts';
import { openTally, tally } from '#server/database/tally.ts';
import { tell } from '#server/realtime/hints.ts';
import { orderStates } from '../../rules/order/order.ts';
import { salesTopic } from '../../rules/sale/sales-topic.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { OrderJobs, Stretch } from '../order/order-jobs.ts';
import { reserveBatch } from './reserve-batch.ts';
import type { PendingPurchase } from './reservation.ts';
import type { Reserved } from './stored-purchase.ts';
import { createSaleQueue } from './sale-queue.ts';

/** Takes all places of a purchase or none, and stores its order. */
export type TakePlaces = (purchase: PendingPurchase) => Promise<Reserved>;

/** Stores purchases of one sale together, and with them the jobs that this process has not added yet. */
export function createTakePlaces(database: Database, jobs: OrderJobs): TakePlaces {
  openTally(database, 'hiroba_purchases_total', [{ outcome: 'accepted' }]);
  const states = orderStates.map((state) => ({ state }));
  openTally(database, 'hiroba_orders_total', states);
  const take = createSaleQueue(async (batch) => {
    const needed = jobs.needed(batch);
    const answers = await store(batch, jobs.missing(needed));
    await jobs.committed(needed);
    for (const [place, { outcome }] of answers.entries()) {
      tally(database, 'hiroba_purchases_total', { outcome });
      const { state, siteKey } = batch[place]!;
      if (outcome !== 'accepted') continue;
      tally(database, 'hiroba_orders_total', { state });
      tell(database, salesTopic(siteKey));
    }
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
