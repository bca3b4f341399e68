import type { Instant } from '#kernel/clock.ts';
import { blockingGroups, type ExclusionGroup } from '../sale/exclusion-groups.ts';
import { capOf, leftForPerson } from '../sale/purchase-limits.ts';
import { sellingLabel } from '../sale/selling-label.ts';
import { isLottery, type SaleTicket } from '../sale/ticket.ts';
import type { CartItem } from './cart.ts';

/** What the visitor has of a content's tickets. */
export interface Held {
  ownedTicketIds: readonly number[];
  boughtNumbers: readonly { ticketId: number; number: number }[];
  appliedTicketIds: readonly number[];
}

export interface PutFacts {
  /** What is in the cart; the ticket itself does not count. */
  items: readonly CartItem[];
  held: Held;
  exclusionGroups: readonly ExclusionGroup[];
  now: Instant;
}

/** Why a ticket cannot be put into the cart; `ticketIds` are the others that shut it out. */
export type PutProblem =
  | { kind: 'applied' | 'before' | 'finished' | 'soldout' | 'limitReached' | 'mixed' }
  | { kind: 'combination'; ticketIds: number[] };

/**
 * The first thing that stands against putting a ticket in, in the order in which a restored cart is checked: said
 * before the button is pressed, so that nobody fills in what is refused (TICKET-089..093, TICKET-098..100).
 */
export function whyNotPut(ticket: SaleTicket, { items, held, exclusionGroups, now }: PutFacts): PutProblem | undefined {
  const { ticketId } = ticket;
  const label = sellingLabel(ticket, held.appliedTicketIds.includes(ticketId), now);
  if (label !== 'accepting') return { kind: label };
  const others = items.filter((item) => item.ticketId !== ticketId);
  if (others.some((item) => item.isLottery || isLottery(ticket))) return { kind: 'mixed' };
  const inCart = others.map((item) => item.ticketId);
  const [group] = blockingGroups(ticketId, exclusionGroups, inCart, held.ownedTicketIds);
  if (group !== undefined) {
    const chosen = new Set([...inCart, ...held.ownedTicketIds]);
    const ticketIds = group.tickets.map(({ id }) => id).filter((id) => id !== ticketId && chosen.has(id));
    return { kind: 'combination', ticketIds };
  }
  return leftForPerson(ticket, boughtOf(held, ticketId)) <= 0 ? { kind: 'limitReached' } : undefined;
}

/** How many of a ticket the visitor has bought already, and may have in the cart. */
export function boughtOf({ boughtNumbers }: Pick<Held, 'boughtNumbers'>, ticketId: number): number {
  return boughtNumbers.find((one) => one.ticketId === ticketId)?.number ?? 0;
}

export function capFor(ticket: SaleTicket, held: Held): number {
  return Math.max(0, capOf(ticket, boughtOf(held, ticket.ticketId)));
}

/** Whether a parent ticket is needed that is neither owned nor in the cart: it has to be bought along (TICKET-015). */
export function lacksParent(
  { enableParentTicket, parentTicketIds }: Pick<SaleTicket, 'enableParentTicket' | 'parentTicketIds'>,
  items: readonly CartItem[],
  issuedTicketIds: readonly number[],
): boolean {
  if (!enableParentTicket) return false;
  const there = new Set([...issuedTicketIds, ...items.map(({ ticketId }) => ticketId)]);
  return !parentTicketIds.some((id) => there.has(id));
}
