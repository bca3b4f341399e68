import { type CartItem, numberOf } from './cart.ts';

/** What a purchase flow has gathered: the cart, and of each ticket the forms of those who come along. */
export interface PurchaseFlow<Form> {
  items: readonly CartItem[];
  partners: Readonly<Record<number, readonly Form[]>>;
}

/**
 * Takes over what was chosen in the ticket detail: it replaces the ticket's line, 0 takes it out, and the forms of all
 * partners are asked for anew (TICKET-041).
 */
export function applyDetail<Form>({ items }: PurchaseFlow<Form>, chosen: CartItem): PurchaseFlow<Form> {
  const others = items.filter(({ ticketId }) => ticketId !== chosen.ticketId);
  if (numberOf(chosen) <= 0) return { items: others, partners: {} };
  const isPresent = others.length < items.length;
  const replaced = items.map((item) => (item.ticketId === chosen.ticketId ? chosen : item));
  return { items: isPresent ? replaced : [...items, chosen], partners: {} };
}
