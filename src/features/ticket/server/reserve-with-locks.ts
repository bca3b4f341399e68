import type { Transaction } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import { isBlocked } from '../rules/sale/exclusion-groups.ts';
import { readHoldings } from './holdings.ts';
import { insertOrder } from './insert-order.ts';
import type { PendingPurchase, Reserved } from './reservation.ts';
import { countByTicket, countCode, lockBuyer, lockCode, lockStock, moveStock } from './stock-rows.ts';

/** What is locked. A parameter so that a test can show what happens without. */
export interface SaleLocks {
  lockBuyer: typeof lockBuyer;
  lockCode: typeof lockCode;
  lockStock: typeof lockStock;
}
const usualLocks: SaleLocks = { lockBuyer, lockCode, lockStock };

/**
 * Takes the places of any purchase: of several tickets, with a code, with groups that shut tickets out. Everything that
 * decides is locked first, buyer, code, then stock by ticket, and read in a later statement (docs/algorithms/stock.md).
 */
export async function reserveWithLocks(
  tx: Transaction<Tables>,
  purchase: PendingPurchase,
  locks: SaleLocks = usualLocks,
): Promise<Reserved> {
  const { purchaserId, limits, exclusionGroups, code } = purchase;
  if (purchaserId !== null && exclusionGroups.length > 0) await locks.lockBuyer(tx, purchase, purchaserId);
  const used = code === undefined ? 0 : await locks.lockCode(tx, purchase, code.key);
  const wanted = countByTicket(purchase.places);
  const taken = await locks.lockStock(
    tx,
    purchase,
    wanted.map(({ ticketId }) => ticketId),
  );
  const known = await tx
    .selectFrom('ticket_order')
    .select('order_id')
    .where('purchase_key', '=', purchase.purchaseKey)
    .executeTakeFirst();
  if (known !== undefined) return { outcome: 'repeated' };

  const { boughtNumbers, ownedTicketIds } = await readHoldings(tx, purchase, purchaserId ?? undefined);
  const inCart = wanted.map(({ ticketId }) => ticketId);
  for (const { ticketId, number } of wanted) {
    const { capacity, perPerson } = limits.find((one) => one.ticketId === ticketId) ?? { capacity: 0, perPerson: null };
    const left = capacity === null ? Number.POSITIVE_INFINITY : capacity - (taken.get(ticketId) ?? 0);
    if (number > left) return { outcome: 'soldOut', ticketId, left: Math.max(0, left) };
    const forPerson =
      perPerson === null || purchaserId === null ? null : perPerson - (boughtNumbers.get(ticketId) ?? 0);
    if (forPerson !== null && number > forPerson) {
      return { outcome: 'limitReached', ticketId, left: Math.max(0, forPerson) };
    }
    if (isBlocked(ticketId, exclusionGroups, inCart, ownedTicketIds)) return { outcome: 'combination', ticketId };
  }
  if (code !== undefined && code.usesMax !== null && used >= code.usesMax) return { outcome: 'codeUsedUp' };

  if (!(await insertOrder(tx, purchase))) return { outcome: 'repeated' };
  if (code !== undefined) await countCode(tx, purchase, code.key, 1);
  await moveStock(tx, purchase, wanted, purchase.state === 'completed' ? { sold: 1 } : { held: 1 });
  return { outcome: 'accepted' };
}
