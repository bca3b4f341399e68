import { type CartItem, numberOf } from './cart.ts';

/** Takes over the choice of the ticket detail: it replaces the ticket's line, and 0 removes it. */
export function applyDetail(items: readonly CartItem[], chosen: CartItem): CartItem[] {
  const others = items.filter(({ ticketId }) => ticketId !== chosen.ticketId);
  if (numberOf(chosen) <= 0) return others;
  const isPresent = others.length < items.length;
  return isPresent ? items.map((item) => (item.ticketId === chosen.ticketId ? chosen : item)) : [...items, chosen];
}
