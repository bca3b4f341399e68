/** One entry of a ticket_exclusive_setting: tickets of a content that shut each other out (TICKET-021). */
export interface ExclusionGroup {
  tickets: readonly { id: number }[];
  purchasableCount: number;
}

/**
 * The groups that block a ticket: those that contain it and whose *other* tickets, in the cart or owned already, have
 * reached the group's purchasableCount. Tickets are counted once, however many of each (CART-030, CART-031).
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
