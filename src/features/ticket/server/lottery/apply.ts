import type { Transaction } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import { isBlocked } from '../../rules/sale/exclusion-groups.ts';
import { nothingHeld, readHoldings } from '../sale/holdings.ts';
import { insertOrder } from '../reservation/insert-order.ts';
import type { OrderJobs } from '../order/order-jobs.ts';
import type { PendingApplication } from '../reservation/reservation.ts';
import type { SaleKey } from '../../rules/sale/sale-key.ts';
import { countCode, keepBuyer, lockBuyer, lockCode } from '../sale/stock-rows.ts';
import type { StoredPurchase } from '../reservation/stored-purchase.ts';
import { refusePurchase } from '../sale/ticket-refusal.ts';
import { isOpen } from './draw-rows.ts';

export interface ApplicationServices {
  database: Database;
  jobs: OrderJobs;
}

/**
 * An application takes no stock. One person has at most one waiting application for a ticket. Undefined: its key is
 * known.
 */
export async function apply(
  { database, jobs }: ApplicationServices,
  application: PendingApplication,
): Promise<StoredPurchase | undefined> {
  const ticketId = application.places[0]!.ticketId;
  return inTransaction(database, async (tx) => {
    if (application.purchaserId !== null) {
      await lockBuyer(tx, application, application.purchaserId);
      if (!(await keepBuyer(tx, application.siteKey, application.purchaserId))) throw refuse('sessionEnded');
      const open = await tx
        .selectFrom('purchased_ticket as t')
        .innerJoin('ticket_order as o', 'o.order_id', 't.order_id')
        .select('o.purchase_key')
        .where('t.purchaser_id', '=', application.purchaserId)
        .where('t.site_key', '=', application.siteKey)
        .where('t.content_id', '=', application.contentId)
        .where('t.ticket_id', '=', ticketId)
        .where('t.state', '=', 'applied')
        .executeTakeFirst();
      if (open !== undefined && open.purchase_key !== application.purchaseKey) {
        throw refusePurchase([{ kind: 'alreadyApplied', ticketId }]);
      }
      if (open !== undefined) return undefined;
      const { ownedTicketIds } =
        application.exclusionGroups.length === 0
          ? nothingHeld
          : ((await readHoldings(tx, application, [application.purchaserId])).get(application.purchaserId) ??
            nothingHeld);
      if (isBlocked(ticketId, application.exclusionGroups, [ticketId], ownedTicketIds)) {
        throw refusePurchase([{ kind: 'combination', ticketId }]);
      }
    }
    // The list is fixed only when no application can still get into it.
    if (!(await isOpen(tx, { ...application, ticketId }, application.now)))
      throw refusePurchase([{ kind: 'salesFinished', ticketId }]);
    const stored = await insertOrder(tx, application);
    if (stored === undefined) return undefined;
    // Until the application loses or is given up. Otherwise more could win than may use the code.
    if (application.code !== undefined && !(await takeUse(tx, application, application.code))) {
      throw refusePurchase([{ kind: 'codeUnusable' }]);
    }
    await jobs.add(tx, jobs.needed([{ heldUntil: null, state: 'completed', tell: application.tell }]));
    return stored;
  });
}

async function takeUse(
  tx: Transaction<Tables>,
  sale: SaleKey,
  { key, usesMax }: NonNullable<PendingApplication['code']>,
): Promise<boolean> {
  const used = await lockCode(tx, sale, key);
  if (usesMax !== null && used >= usesMax) return false;
  await countCode(tx, sale, key, 1);
  return true;
}
