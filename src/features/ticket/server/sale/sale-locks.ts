import type { Transaction } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import { isBlocked } from '../../rules/sale/exclusion-groups.ts';
import { nothingHeld, readHoldings } from './holdings.ts';
import type { SaleTerms } from './sale-terms.ts';
import type { SaleKey } from '../../rules/sale/sale-key.ts';
import { lockBuyer, lockCode, lockStock, type Places } from './stock-rows.ts';

/** The places that a purchase wants, and the decision about them. */
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

/** Why places cannot be had. */
export type Refused =
  | { outcome: 'soldOut' | 'limitReached'; ticketId: number; left: number }
  | { outcome: 'combination'; ticketId: number }
  | { outcome: 'codeUsedUp' }
  /** The member has left since. */
  | { outcome: 'gone' };

/** Everything that decides, locked in the one order: buyer, code, then stock by ticket. */
export async function lockSale(tx: Transaction<Tables>, wish: WantedPlaces): Promise<LockedSale> {
  const { purchaserId, exclusionGroups, code, wanted } = wish;
  if (purchaserId !== null && exclusionGroups.length > 0) await lockBuyer(tx, wish, purchaserId);
  const used = code === undefined ? 0 : await lockCode(tx, wish, code.key);
  const ids = wanted.map(({ ticketId }) => ticketId);
  return { used, taken: await lockStock(tx, wish, ids) };
}

/** Why the places cannot be had; undefined: they can. A statement of its own after the locks: it sees what they waited for. */
export async function refusalOf(
  tx: Transaction<Tables>,
  wish: WantedPlaces,
  { taken, used }: LockedSale,
): Promise<Refused | undefined> {
  const { purchaserId, limits, exclusionGroups, code, wanted } = wish;
  const held = purchaserId === null ? undefined : (await readHoldings(tx, wish, [purchaserId])).get(purchaserId);
  const { boughtNumbers, ownedTicketIds } = held ?? nothingHeld;
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
