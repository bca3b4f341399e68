import type { Instant } from '#kernel/clock.ts';
import { blockingGroups } from '../sale/exclusion-groups.ts';
import { capOf, leftForPerson, type SaleRules } from '../sale/purchase-limits.ts';
import { sellingLabel } from '../sale/selling-label.ts';
import { isLottery, type SaleTicket } from '../sale/ticket.ts';
import type { CartItem } from './cart.ts';

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
  return leftForPerson(ticket, boughtOf(held, ticketId)) <= 0 ? { kind: 'limitReached' } : undefined;
}

/** How many of a ticket the visitor has bought already, and how many may be in the cart. */
function boughtOf({ boughtNumbers }: Pick<Held, 'boughtNumbers'>, ticketId: number): number {
  return boughtNumbers.find((one) => one.ticketId === ticketId)?.number ?? 0;
}

export function capFor(ticket: SaleTicket, { holdings }: Pick<LimitedCart, 'holdings'>): number {
  return Math.max(0, capOf(ticket, boughtOf(holdings, ticket.ticketId)));
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
