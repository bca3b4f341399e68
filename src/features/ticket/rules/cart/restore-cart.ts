import type { Instant } from '#kernel/clock.ts';
import { chooseSlot, type LotteryRequest } from './lottery-choice.ts';
import { isBlocked } from '../sale/exclusion-groups.ts';
import { isOnDisplay, remainingOf, salesState } from '../sale/on-sale.ts';
import { capOf, orderMaxOf, type SaleRules } from '../sale/purchase-limits.ts';
import { isLottery, type SaleTicket } from '../sale/ticket.ts';
import type { CartItem } from './cart.ts';
import type { StoredCart, StoredTicket } from './stored-cart.ts';

/** The fresh data about the cart's content and about the visitor. */
export interface FreshFacts {
  tickets: readonly SaleTicket[];
  rules: SaleRules;
  /** Tickets that the visitor has. */
  ownedTicketIds: readonly number[];
  /** How many of a ticket the visitor has bought already, by ticketId. */
  boughtNumbers: ReadonlyMap<number, number>;
  now: Instant;
}

type DropReason =
  | 'gone'
  | 'notOnDisplay'
  | 'notOnSale'
  | 'soldOut'
  | 'limitReached'
  | 'unknownPrice'
  | 'combination'
  | 'mixed';

/**
 * A correction of a line. It was dropped, its number fell, or a chosen slot is not offered any more. `over`: its prices
 * could not be reduced to the cap, so the buyer has to do it.
 */
export type Amendment = { ticketId: number } & (
  | { kind: 'dropped'; why: DropReason }
  | { kind: 'reduced'; to: number }
  | { kind: 'over'; most: number }
  | { kind: 'wishDropped' }
);

export interface RestoredCart {
  items: CartItem[];
  /** A line was dropped or reduced, or could not be reduced to the cap (CART-010). */
  hasValidationError: boolean;
  /** A number fell (CART-011, CART-025). */
  isChanged: boolean;
  amendments: Amendment[];
}

/**
 * The saved cart, checked line by line in its order against fresh data (CART-009..031). The lines that stay can be
 * bought together, unless they are more than one order may have: only the buyer can say which to give up. The server
 * decides again at the purchase. Without items the stored cart has to be removed (CART-012).
 */
export function restoreCart(stored: Pick<StoredCart, 'tickets'>, facts: FreshFacts): RestoredCart {
  const items: CartItem[] = [];
  const amendments: Amendment[] = [];
  let isChanged = false;
  const orderMax = orderMaxOf(facts.rules);
  for (const saved of stored.tickets) {
    const ticket = facts.tickets.find(({ ticketId }) => ticketId === saved.ticketId);
    const refusal = refusalOf(ticket, items, facts);
    const { ticketId } = saved;
    if (ticket === undefined || refusal !== undefined) {
      amendments.push({ ticketId, kind: 'dropped', why: refusal ?? 'gone' });
      continue;
    }
    const cap = capOf(ticket, facts.boughtNumbers.get(ticketId) ?? 0, orderMax);
    const lines = linesOf(saved, ticket);
    if (lines.known.length < lines.saved) amendments.push({ ticketId, kind: 'dropped', why: 'unknownPrice' });
    if (lines.known.length === 0) continue;
    if (cap <= 0) {
      amendments.push({ ticketId, kind: 'dropped', why: 'limitReached' });
      continue;
    }
    const kept = ticket.enableMultiplePrice ? scalePriceLines(lines.known, cap) : capSingle(lines.known, cap);
    const to = totalOf(kept);
    const isReduced = to < totalOf(lines.known);
    if (isReduced) isChanged = true;
    if (to > cap) amendments.push({ ticketId, kind: 'over', most: cap });
    else if (isReduced) amendments.push({ ticketId, kind: 'reduced', to });
    const wishes = wishesOf(saved, ticket);
    if (wishes.isDropped) amendments.push({ ticketId, kind: 'wishDropped' });
    items.push(itemOf(ticket, wishes.offered, kept));
  }
  return { items, amendments, isChanged, hasValidationError: amendments.length > 0 };
}

function refusalOf(ticket: SaleTicket | undefined, items: readonly CartItem[], facts: FreshFacts) {
  if (ticket === undefined) return 'gone';
  if (!isOnDisplay(ticket, facts.now)) return 'notOnDisplay';
  if (salesState(ticket, facts.now) !== 'within') return 'notOnSale';
  if (remainingOf(ticket) === 0) return 'soldOut';
  if (items.some((item) => item.isLottery || isLottery(ticket))) return 'mixed';
  const inCart = items.map(({ ticketId }) => ticketId);
  return isBlocked(ticket.ticketId, facts.rules.exclusionGroups, inCart, facts.ownedTicketIds)
    ? 'combination'
    : undefined;
}

interface Line {
  /** Undefined: the ticket has one price. */
  ticketMultiplePriceId?: number;
  number: number;
}

/** The lines whose price the ticket still has (CART-028), without those of number 0 (CART-029). */
function linesOf({ number = 0, multiplePrices }: StoredTicket, ticket: SaleTicket): { known: Line[]; saved: number } {
  const lines: Line[] = (multiplePrices ?? [{ number }]).filter((line) => line.number > 0);
  const prices = new Set(ticket.multiplePrices.map(({ ticketMultiplePriceId }) => ticketMultiplePriceId));
  const isKnown = ({ ticketMultiplePriceId: id }: Line): boolean =>
    ticket.enableMultiplePrice ? id !== undefined && prices.has(id) : id === undefined;
  return { known: lines.filter(isKnown), saved: lines.length };
}

const capSingle = (lines: readonly Line[], cap: number): Line[] =>
  lines.map((line) => ({ ...line, number: Math.min(line.number, cap) }));

const totalOf = (lines: readonly Line[]): number => lines.reduce((sum, { number }) => sum + number, 0);

const choose = (kept: LotteryRequest[], { priority, ticketSlotId }: LotteryRequest): LotteryRequest[] =>
  chooseSlot(kept, priority, ticketSlotId);

/** The choices that are still offered; undefined for a ticket that is no lottery. */
function wishesOf({ lotteryRequest: saved = [] }: StoredTicket, ticket: SaleTicket) {
  if (!isLottery(ticket)) return { offered: undefined, isDropped: false };
  const slots = new Set(ticket.slots.map(({ ticketSlotId }) => ticketSlotId));
  const offered = saved.filter(
    ({ priority, ticketSlotId }) => priority <= ticket.requiredSelectSlotNumber && slots.has(ticketSlotId),
  );
  return { offered: offered.reduce(choose, []), isDropped: offered.length < saved.length };
}

function itemOf(ticket: SaleTicket, wishes: LotteryRequest[] | undefined, lines: readonly Line[]): CartItem {
  const entry = {
    ticketId: ticket.ticketId,
    isLottery: isLottery(ticket),
    ...(wishes && { lotteryRequest: wishes }),
  };
  if (!ticket.enableMultiplePrice) {
    const number = totalOf(lines);
    return { ...entry, number, tmpNumber: number };
  }
  const multiplePrices = lines.flatMap(({ ticketMultiplePriceId, number }) =>
    ticketMultiplePriceId === undefined ? [] : [{ ticketMultiplePriceId, number, tmpNumber: number }],
  );
  return { ...entry, multiplePrices };
}

interface Counted {
  number: number;
}

/**
 * Reduces price lines to a cap: each in proportion, rounded down, but at least 1 (CART-027). The least of 1 can leave
 * more than the cap; then the rule is applied again, until it changes nothing. A result above the cap has more lines
 * than the cap has places, each with 1. Every line has at least 1, and the cap is at least 1.
 */
export function scalePriceLines<One extends Counted>(lines: readonly One[], cap: number): One[] {
  const scaled = scaleOnce(lines, cap);
  const isSettled = scaled.every(({ number }, index) => number === lines[index]?.number);
  return isSettled ? scaled : scalePriceLines(scaled, cap);
}

/** The rule of the spec, applied once. */
export function scaleOnce<One extends Counted>(lines: readonly One[], cap: number): One[] {
  const total = lines.reduce((sum, { number }) => sum + number, 0);
  if (total <= cap) return [...lines];
  return lines.map((line) => ({ ...line, number: Math.max(1, Math.floor((line.number * cap) / total)) }));
}
