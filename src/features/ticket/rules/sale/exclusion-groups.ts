/** One entry of a ticket_exclusive_setting: an exclusion group of a content (TICKET-021). */
export interface ExclusionGroup {
  tickets: readonly { id: number }[];
  purchasableCount: number;
}

/**
 * The groups that block a ticket: those that contain it and whose *other* tickets, in the cart or owned, have reached
 * the group's purchasableCount. A ticket counts once, however many of it there are (CART-030, CART-031).
 */
export function blockingGroups<Group extends ExclusionGroup>(
  ticketId: number,
  groups: readonly Group[],
  inCart: Iterable<number>,
  owned: Iterable<number>,
): Group[] {
  const chosen = new Set([...inCart, ...owned]);
  chosen.delete(ticketId);
  return groups.filter(({ tickets, purchasableCount }) => {
    const ids = new Set(tickets.map(({ id }) => id));
    return ids.has(ticketId) && [...ids].filter((id) => chosen.has(id)).length >= purchasableCount;
  });
}

export function isBlocked(
  ticketId: number,
  groups: readonly ExclusionGroup[],
  inCart: Iterable<number>,
  owned: Iterable<number>,
): boolean {
  return blockingGroups(ticketId, groups, inCart, owned).length > 0;
}

/** A buyer with `needed` of `others` may not have `ticketId`. */
export interface Barrier {
  ticketId: number;
  needed: number;
  others: readonly number[];
}

/** The conditions left for a cart once the owned tickets are known: like isBlocked, for each of its tickets. */
export function barriersOf(inCart: Iterable<number>, groups: readonly ExclusionGroup[]): Barrier[] {
  const chosen = new Set(inCart);
  return groups.flatMap(({ tickets, purchasableCount }) => {
    const ids = [...new Set(tickets.map(({ id }) => id))];
    const others = ids.filter((id) => !chosen.has(id));
    const ofCart = ids.filter((id) => chosen.has(id));
    return ofCart.map((ticketId) => ({ ticketId, needed: purchasableCount - (ofCart.length - 1), others }));
  });
}
