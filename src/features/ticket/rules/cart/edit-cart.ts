import { ticketsPerPurchaseMax } from '../sale/purchase-limits.ts';
import { type CartItem, type CartPriceLine, hasPriceLines, numberOf, type Quantity } from './cart.ts';

/** A line of the cart: a ticket, with one of its prices where it has several. */
export interface LineRef {
  ticketId: number;
  ticketMultiplePriceId?: number | undefined;
}

/** The cart and the overlay above the page. Opening an overlay closes the other one (TICKET-005). */
export interface CartView {
  items: readonly CartItem[];
  overlay: 'ticketDetail' | 'cartList' | null;
}

const oneTicket: Quantity = { number: 1, tmpNumber: 1 };

/** Adds a line to the cart, with one ticket (CART-015). A line that is there already stays as it is. */
export function addToCart(items: readonly CartItem[], line: LineRef & { isLottery: boolean }): CartItem[] {
  const { ticketId, ticketMultiplePriceId, isLottery } = line;
  const present = items.find((item) => item.ticketId === ticketId);
  if (ticketMultiplePriceId === undefined) {
    if (present !== undefined && numberOf(present) > 0) return [...items];
    return put(items, { ...entryOf(present, ticketId, isLottery), ...oneTicket });
  }
  const lines = present !== undefined && hasPriceLines(present) ? present.multiplePrices : [];
  const isThere = (priceLine: CartPriceLine) => priceLine.ticketMultiplePriceId === ticketMultiplePriceId;
  if (lines.some((priceLine) => isThere(priceLine) && priceLine.number > 0)) return [...items];
  const multiplePrices = [...lines.filter((priceLine) => !isThere(priceLine)), { ticketMultiplePriceId, ...oneTicket }];
  return put(items, { ...entryOf(present, ticketId, isLottery), multiplePrices });
}

/** Changes the edited number. A number that is negative or not whole changes nothing (CART-013). */
export function editLine(items: readonly CartItem[], line: LineRef, tmpNumber: number): CartItem[] {
  if (!Number.isInteger(tmpNumber) || tmpNumber < 0) return [...items];
  return onLine(items, line, ({ number }) => ({ number, tmpNumber: Math.min(tmpNumber, ticketsPerPurchaseMax) }));
}

/** Makes the edited number the number. A line confirmed at 0 leaves the cart (CART-013). */
export function confirmLine(items: readonly CartItem[], line: LineRef): CartItem[] {
  const confirmed = onLine(items, line, ({ tmpNumber }) => ({ number: tmpNumber, tmpNumber }));
  const edited = confirmed.find(({ ticketId }) => ticketId === line.ticketId);
  const isEmptied = edited !== undefined && quantityAt(edited, line)?.number === 0;
  return isEmptied ? deleteLine(confirmed, line) : confirmed;
}

/** Puts the edited number back to the number in the cart (CART-014). */
export function resetLine(items: readonly CartItem[], line: LineRef): CartItem[] {
  return onLine(items, line, ({ number }) => ({ number, tmpNumber: number }));
}

/** Removes a line. The last price removes its ticket, and without a price the whole ticket goes. */
export function deleteLine(items: readonly CartItem[], { ticketId, ticketMultiplePriceId }: LineRef): CartItem[] {
  return items.flatMap((item): CartItem[] => {
    if (item.ticketId !== ticketId) return [item];
    if (ticketMultiplePriceId === undefined || !hasPriceLines(item)) return [];
    const rest = item.multiplePrices.filter((priceLine) => priceLine.ticketMultiplePriceId !== ticketMultiplePriceId);
    return rest.length === 0 ? [] : [{ ...item, multiplePrices: rest }];
  });
}

/** Deletes a line in the cart list. The last line closes the list (CART-016). */
export function deleteInCartList({ items, overlay }: CartView, line: LineRef): CartView {
  const rest = deleteLine(items, line);
  return { items: rest, overlay: rest.length === 0 && overlay === 'cartList' ? null : overlay };
}

function entryOf(present: CartItem | undefined, ticketId: number, isLottery: boolean) {
  return { ticketId, isLottery, ...(present?.lotteryRequest && { lotteryRequest: present.lotteryRequest }) };
}

function put(items: readonly CartItem[], item: CartItem): CartItem[] {
  const isPresent = items.some(({ ticketId }) => ticketId === item.ticketId);
  return isPresent ? items.map((other) => (other.ticketId === item.ticketId ? item : other)) : [...items, item];
}

function quantityAt(item: CartItem, { ticketMultiplePriceId }: LineRef): Quantity | undefined {
  if (!hasPriceLines(item)) return item;
  return item.multiplePrices.find((priceLine) => priceLine.ticketMultiplePriceId === ticketMultiplePriceId);
}

function onLine(items: readonly CartItem[], line: LineRef, change: (quantity: Quantity) => Quantity): CartItem[] {
  return items.map((item) => {
    if (item.ticketId !== line.ticketId) return item;
    if (!hasPriceLines(item)) return { ...item, ...change(item) };
    const isMeant = (priceLine: CartPriceLine) => priceLine.ticketMultiplePriceId === line.ticketMultiplePriceId;
    const changed = (priceLine: CartPriceLine) => ({ ...priceLine, ...change(priceLine) });
    return { ...item, multiplePrices: item.multiplePrices.map((one) => (isMeant(one) ? changed(one) : one)) };
  });
}

/** Takes over the choice of the ticket detail: it replaces the ticket's line, and 0 removes it. */
export function applyDetail(items: readonly CartItem[], chosen: CartItem): CartItem[] {
  const others = items.filter(({ ticketId }) => ticketId !== chosen.ticketId);
  if (numberOf(chosen) <= 0) return others;
  const isPresent = others.length < items.length;
  return isPresent ? items.map((item) => (item.ticketId === chosen.ticketId ? chosen : item)) : [...items, chosen];
}
