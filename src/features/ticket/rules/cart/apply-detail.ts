import { type CartItem, numberOf } from './cart.ts';

/** What a purchase flow has gathered: the cart, and for each ticket the forms of the companions. */
export interface PurchaseFlow<Form> {
  items: readonly CartItem[];
  partners: Readonly<Record<number, readonly Form[]>>;
}

/**
 * Takes over the choice of the ticket detail. It replaces the ticket's line, 0 removes it, and the forms of all
 * companions are asked anew (TICKET-041).
 */
export function applyDetail<Form>({ items }: PurchaseFlow<Form>, chosen: CartItem): PurchaseFlow<Form> {
  const others = items.filter(({ ticketId }) => ticketId !== chosen.ticketId);
  if (numberOf(chosen) <= 0) return { items: others, partners: {} };
  const isPresent = others.length < items.length;
  const replaced = items.map((item) => (item.ticketId === chosen.ticketId ? chosen : item));
  return { items: isPresent ? replaced : [...items, chosen], partners: {} };
}
