import type { Instant } from '#kernel/clock.ts';
import { blockingGroups } from '../sale/exclusion-groups.ts';
import { capOf, leftForPerson, orderMaxOf, type SaleRules } from '../sale/purchase-limits.ts';
import { sellingLabel } from '../sale/selling-label.ts';
import { isLottery, type SaleTicket } from '../sale/ticket.ts';
import { type CartItem, numberAskedOf, numberOf } from './cart.ts';

/** The tickets of a content that the visitor has. */
export interface Held {
  ownedTicketIds: readonly number[];
  boughtNumbers: readonly { ticketId: number; number: number }[];
  appliedTicketIds: readonly number[];
}

/** A cart with what limits it. */
export interface LimitedCart {
  items: readonly CartItem[];
  holdings: Held;
  rules: SaleRules;
}

/** Why a ticket cannot be put into the cart. `ticketIds` are the tickets that block it. */
export type PutProblem =
  | { kind: 'applied' | 'before' | 'finished' | 'soldout' | 'limitReached' | 'mixed' }
  | { kind: 'orderFull'; most: number }
  | { kind: 'combination'; ticketIds: number[] };

/**
 * The first reason against adding a ticket, in the order in which a restored cart is checked. The page shows it before
 * the buyer presses the button, so that nobody fills in a form in vain (TICKET-089..093, TICKET-098..100).
 */
export function whyNotPut(
  ticket: SaleTicket,
  { items, holdings: held, rules }: LimitedCart,
  now: Instant,
): PutProblem | undefined {
  const { ticketId } = ticket;
  const label = sellingLabel(ticket, held.appliedTicketIds.includes(ticketId), now);
  if (label !== 'accepting') return { kind: label };
  const others = items.filter((item) => item.ticketId !== ticketId);
  if (others.some((item) => item.isLottery || isLottery(ticket))) return { kind: 'mixed' };
  const inCart = others.map((item) => item.ticketId);
  const [group] = blockingGroups(ticketId, rules.exclusionGroups, inCart, held.ownedTicketIds);
  if (group !== undefined) {
    const chosen = new Set([...inCart, ...held.ownedTicketIds]);
    const ticketIds = group.tickets.map(({ id }) => id).filter((id) => id !== ticketId && chosen.has(id));
    return { kind: 'combination', ticketIds };
  }
  if (leftForPerson(ticket, boughtOf(held, ticketId)) <= 0) return { kind: 'limitReached' };
  return leftInOrder(ticketId, { items, rules }) <= 0 ? { kind: 'orderFull', most: orderMaxOf(rules) } : undefined;
}

/** How many of a ticket an order may have beside the other tickets in the cart. */
function leftInOrder(ticketId: number, { items, rules }: Pick<LimitedCart, 'items' | 'rules'>): number {
  const others = items.filter((item) => item.ticketId !== ticketId);
  return orderMaxOf(rules) - others.reduce((sum, item) => sum + numberAskedOf(item), 0);
}

/** How many of a ticket the visitor has bought already, and how many may be in the cart. */
function boughtOf({ boughtNumbers }: Pick<Held, 'boughtNumbers'>, ticketId: number): number {
  return boughtNumbers.find((one) => one.ticketId === ticketId)?.number ?? 0;
}

export function capFor(ticket: SaleTicket, cart: LimitedCart): number {
  const { ticketId } = ticket;
  return Math.max(0, capOf(ticket, boughtOf(cart.holdings, ticketId), leftInOrder(ticketId, cart)));
}

/** The limit per order, where nothing else allows less of a ticket: it is told beside the number. */
export function orderLimitFor(ticket: SaleTicket, cart: LimitedCart): number | undefined {
  const isReason = capFor(ticket, cart) === Math.max(0, leftInOrder(ticket.ticketId, cart));
  return isReason ? orderMaxOf(cart.rules) : undefined;
}

/** Whether a cart is at the limit per order, with the numbers that are being edited, or above it already. */
export function orderLimitState({ items, rules }: Pick<LimitedCart, 'items' | 'rules'>): 'below' | 'at' | 'above' {
  const most = orderMaxOf(rules);
  if (items.reduce((sum, item) => sum + numberOf(item), 0) > most) return 'above';
  return items.reduce((sum, item) => sum + numberAskedOf(item), 0) < most ? 'below' : 'at';
}

/** Whether a ticket needs a parent ticket that the visitor neither owns nor has in the cart (TICKET-015). */
export function lacksParent(
  { enableParentTicket, parentTicketIds }: Pick<SaleTicket, 'enableParentTicket' | 'parentTicketIds'>,
  items: readonly CartItem[],
  issuedTicketIds: readonly number[],
): boolean {
  if (!enableParentTicket) return false;
  const there = new Set([...issuedTicketIds, ...items.map(({ ticketId }) => ticketId)]);
  return !parentTicketIds.some((id) => there.has(id));
}
