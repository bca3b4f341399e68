import type { Transaction } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import { isBlocked } from '../rules/sale/exclusion-groups.ts';
import { readHoldings } from './holdings.ts';
import { insertOrder } from './insert-order.ts';
import type { PendingPurchase, Refused, Reserved } from './reservation.ts';
import type { SaleTerms } from './sale-terms.ts';
import {
  countByTicket,
  countCode,
  keepMember,
  lockBuyer,
  lockCode,
  lockStock,
  moveStock,
  type Places,
  type SaleKey,
} from './stock-rows.ts';

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
  const { code } = purchase;
  const wish = { ...purchase, wanted: countByTicket(purchase.places) };
  const locked = await lockSale(tx, wish, locks);
  const known = await tx
    .selectFrom('ticket_order')
    .select('order_id')
    .where('purchase_key', '=', purchase.purchaseKey)
    .executeTakeFirst();
  if (known !== undefined) return { outcome: 'repeated' };
  const refused = await refusalOf(tx, wish, locked);
  if (refused !== undefined) return refused;
  const { purchaserId } = purchase;
  if (purchaserId !== null && !(await keepMember(tx, purchaserId))) return { outcome: 'gone' };

  const stored = await insertOrder(tx, purchase);
  if (stored === undefined) return { outcome: 'repeated' };
  if (code !== undefined) await countCode(tx, purchase, code.key, 1);
  await moveStock(tx, purchase, wish.wanted, purchase.state === 'completed' ? { sold: 1 } : { held: 1 });
  return { outcome: 'accepted', stored };
}

/** Places that somebody wants, and what is decided about them. */
export interface WantedPlaces extends SaleTerms, SaleKey {
  purchaserId: number | null;
  wanted: readonly Places[];
}

export interface LockedSale {
  /** Places of each ticket that are held or sold. */
  taken: ReadonlyMap<number, number>;
  /** Uses of the code. */
  used: number;
}

/** Everything that decides, locked in the one order: buyer, code, then stock by ticket. */
export async function lockSale(
  tx: Transaction<Tables>,
  wish: WantedPlaces,
  locks: SaleLocks = usualLocks,
): Promise<LockedSale> {
  const { purchaserId, exclusionGroups, code, wanted } = wish;
  if (purchaserId !== null && exclusionGroups.length > 0) await locks.lockBuyer(tx, wish, purchaserId);
  const used = code === undefined ? 0 : await locks.lockCode(tx, wish, code.key);
  const ids = wanted.map(({ ticketId }) => ticketId);
  return { used, taken: await locks.lockStock(tx, wish, ids) };
}

/** Why the places cannot be had; undefined: they can. A statement of its own after the locks: it sees what they waited for. */
export async function refusalOf(
  tx: Transaction<Tables>,
  wish: WantedPlaces,
  { taken, used }: LockedSale,
): Promise<Refused | undefined> {
  const { purchaserId, limits, exclusionGroups, code, wanted } = wish;
  const { boughtNumbers, ownedTicketIds } = await readHoldings(tx, wish, purchaserId ?? undefined);
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
  const isUsedUp = code !== undefined && code.usesMax !== null && used >= code.usesMax;
  return isUsedUp ? { outcome: 'codeUsedUp' } : undefined;
}
