import type { Transaction } from 'kysely';
import { insertOrder } from '#features/ticket/server/reservation/insert-order.ts';
import type { OrderJobs } from '#features/ticket/server/order/order-jobs.ts';
import type { PendingPurchase } from '#features/ticket/server/reservation/reservation.ts';
import type { Reserved } from '#features/ticket/server/reservation/stored-purchase.ts';
import { lockSale, refusalOf } from '#features/ticket/server/sale/sale-locks.ts';
import { countByTicket, countCode, keepMember, moveStock } from '#features/ticket/server/sale/stock-rows.ts';
import type { TakePlaces } from '#features/ticket/server/reservation/take-places.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';

/** The purchase to compare with ours: each in a transaction of its own, with `SELECT … FOR UPDATE`. */
export function createTakeAlone(database: Database, jobs: OrderJobs): TakePlaces {
  return async (purchase) => {
    const needed = jobs.needed([purchase]);
    const reserved = await inTransaction(database, async (tx) => {
      const answer = await reserveWithLocks(tx, purchase);
      if (answer.outcome === 'accepted') await jobs.add(tx, jobs.missing(needed));
      return answer;
    });
    if (reserved.outcome === 'accepted') await jobs.committed(needed);
    return reserved;
  };
}

async function reserveWithLocks(tx: Transaction<Tables>, purchase: PendingPurchase): Promise<Reserved> {
  const { code, purchaserId } = purchase;
  const wish = { ...purchase, wanted: countByTicket(purchase.places) };
  const locked = await lockSale(tx, wish);
  const known = await tx
    .selectFrom('ticket_order')
    .select('order_id')
    .where('purchase_key', '=', purchase.purchaseKey)
    .executeTakeFirst();
  if (known !== undefined) return { outcome: 'repeated' };
  const refused = await refusalOf(tx, wish, locked);
  if (refused !== undefined) return refused;
  if (purchaserId !== null && !(await keepMember(tx, purchaserId))) return { outcome: 'gone' };

  const stored = await insertOrder(tx, purchase);
  if (stored === undefined) return { outcome: 'repeated' };
  if (code !== undefined) await countCode(tx, purchase, code.key, 1);
  await moveStock(tx, purchase, wish.wanted, 1);
  return { outcome: 'accepted', stored };
}
