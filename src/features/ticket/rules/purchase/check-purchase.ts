import type { Instant } from '#kernel/clock.ts';
import { isApplication, type LotteryRequest } from '../cart/lottery-choice.ts';
import type { DiscountCode } from '../sale/discount-code.ts';
import { priceOf } from '../sale/price-of.ts';
import { repriceWithDiscount } from '../pricing/reprice-with-discount.ts';
import { isBlocked } from '../sale/exclusion-groups.ts';
import { needsLogin } from '../sale/needs-login.ts';
import { isOnDisplay, remainingOf, salesState } from '../sale/on-sale.ts';
import {
  leftForPerson,
  orderMaxOf,
  purchaseTotalMax,
  type SaleRules,
  ticketsPerPurchaseMax,
} from '../sale/purchase-limits.ts';
import { isLottery, type SaleTicket } from '../sale/ticket.ts';
import type { PurchaseProblem, TicketProblem } from '../sale/purchase-problem.ts';

/** One ticket of a purchase as the call names it. The server believes none of it. */
export interface WantedTicket {
  ticketId: number;
  ticketMultiplePriceId?: number | null | undefined;
  lotterySetting?: readonly LotteryRequest[] | null | undefined;
  price: number;
  originalPrice: number;
}

export interface PurchaseFacts {
  /** The published tickets of this content, and of no other. */
  tickets: readonly SaleTicket[];
  rules: SaleRules;
  /** Tickets that only members may buy, whatever they cost. */
  membersOnlyIds: readonly number[];
  isLoggedIn: boolean;
  ownedTicketIds: readonly number[];
  /** The tickets that are the buyer's already. A ticket that may be given back is no parent. */
  issuedTicketIds: readonly number[];
  boughtNumbers: ReadonlyMap<number, number>;
  /** Lotteries that the buyer has applied to and that are not drawn yet. */
  appliedTicketIds: readonly number[];
  /** The entered code; undefined: none. 'unusable': unknown, used up or outside its period. */
  code?: DiscountCode | 'unusable' | undefined;
  now: Instant;
}

/** A ticket at the price that is charged, with its published type. */
export type Charged<Wanted> = Wanted & {
  price: number;
  originalPrice: number;
  isPay: boolean;
  ticketType: SaleTicket['ticketType'];
};

export interface CheckedPurchase<Wanted> {
  /** In the order of the list. Without problems the purchase may be made. */
  problems: PurchaseProblem[];
  /** The list at the server's prices, complete when there are no problems. */
  list: Charged<Wanted>[];
  /** The charged sum, in whole yen. */
  total: number;
}

/**
 * Judges a purchase as a whole and computes its prices again. Whether enough is left is decided where the stock is
 * taken.
 */
export function checkPurchase<Wanted extends WantedTicket>(
  wanted: readonly Wanted[],
  facts: PurchaseFacts,
): CheckedPurchase<Wanted> {
  if (wanted.length === 0) return { problems: [{ kind: 'empty' }], list: [], total: 0 };
  const limit = orderMaxOf(facts.rules);
  const tooMany: PurchaseProblem[] = wanted.length > limit ? [{ kind: 'tooMany', limit }] : [];
  if (wanted.length > ticketsPerPurchaseMax) return { problems: tooMany, list: [], total: 0 };
  const full = wanted.flatMap((one) => {
    const ticket = ticketOf(one.ticketId, facts);
    const price = ticket && priceOf(ticket, one.ticketMultiplePriceId);
    if (!price) return [];
    const { isPay, price: originalPrice } = price;
    return [{ ...one, ticketType: ticket.ticketType, isPay, price: originalPrice, originalPrice, sent: one }];
  });
  const repriced = facts.code && facts.code !== 'unusable' ? repriceWithDiscount(full, facts.code) : undefined;
  const isUnusable = facts.code === 'unusable' || repriced?.discounted.length === 0;
  const priced = repriced?.list ?? full;

  const inCart = [...new Set(wanted.map(({ ticketId }) => ticketId))];
  const problems: PurchaseProblem[] = [...tooMany];
  const kinds = new Set(inCart.flatMap((ticketId) => ticketOf(ticketId, facts)?.ticketType ?? []));
  // Each lottery has its own draw, which decides about the whole order.
  if (kinds.size > 1 || (kinds.has('LOTTERY') && inCart.length > 1)) problems.push({ kind: 'mixed' });
  if (full.reduce((sum, { price }) => sum + price, 0) > purchaseTotalMax) {
    problems.push({ kind: 'totalTooHigh', limit: purchaseTotalMax });
  }
  if (isUnusable) problems.push({ kind: 'codeUnusable' });
  for (const ticketId of inCart) {
    const ofTicket = wanted.filter((one) => one.ticketId === ticketId);
    const problem = problemOf(ticketId, ofTicket, inCart, facts);
    const isSame = priced.every(
      ({ sent, price, originalPrice }) =>
        sent.ticketId !== ticketId || (sent.price === price && sent.originalPrice === originalPrice),
    );
    if (problem !== undefined) problems.push(problem);
    else if (!isSame && !isUnusable) problems.push({ ticketId, kind: 'priceChanged' });
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A generic type without one of its fields is no type that TypeScript knows.
  const list = priced.map(({ sent: _sent, ...one }) => one as unknown as Charged<Wanted>);
  return { problems, list, total: list.reduce((sum, { price }) => sum + price, 0) };
}

function ticketOf(ticketId: number, { tickets }: PurchaseFacts): SaleTicket | undefined {
  return tickets.find((ticket) => ticket.ticketId === ticketId);
}

/** The first problem of the tickets of one kind. */
function problemOf(
  ticketId: number,
  wanted: readonly WantedTicket[],
  inCart: readonly number[],
  facts: PurchaseFacts,
): TicketProblem | undefined {
  const ticket = ticketOf(ticketId, facts);
  if (ticket === undefined) return { ticketId, kind: 'unknownTicket' };
  if (!isOnDisplay(ticket, facts.now)) return { ticketId, kind: 'notOnDisplay' };
  if (isLottery(ticket) && facts.appliedTicketIds.includes(ticketId)) return { ticketId, kind: 'alreadyApplied' };
  const sales = salesState(ticket, facts.now);
  if (sales !== 'within') return { ticketId, kind: sales === 'before' ? 'beforeSales' : 'salesFinished' };
  if (remainingOf(ticket) === 0) return { ticketId, kind: 'soldOut' };
  const prices = wanted.map((one) => priceOf(ticket, one.ticketMultiplePriceId));
  if (prices.includes(undefined)) return { ticketId, kind: 'unknownPrice' };
  const isForMembers =
    facts.membersOnlyIds.includes(ticketId) || prices.some((price) => needsLogin(ticket, price?.isPay ?? true));
  if (isForMembers && !facts.isLoggedIn) return { ticketId, kind: 'loginNeeded' };
  if (isLottery(ticket) && !isOneApplication(wanted, ticket)) return { ticketId, kind: 'choices' };
  return problemOfNumber(ticket, wanted.length, facts) ?? problemOfCompany(ticket, inCart, facts);
}

function problemOfNumber(ticket: SaleTicket, number: number, { boughtNumbers }: PurchaseFacts) {
  const { ticketId } = ticket;
  const forPerson = leftForPerson(ticket, boughtNumbers.get(ticketId) ?? 0);
  if (number > forPerson) return { ticketId, kind: 'limitReached' as const, left: Math.max(0, forPerson) };
  const left = remainingOf(ticket);
  return number > left ? { ticketId, kind: 'notEnough' as const, left } : undefined;
}

function problemOfCompany(
  { ticketId, enableParentTicket, parentTicketIds }: SaleTicket,
  inCart: readonly number[],
  { rules, ownedTicketIds, issuedTicketIds }: PurchaseFacts,
): TicketProblem | undefined {
  const company = new Set([...inCart.filter((id) => id !== ticketId), ...issuedTicketIds]);
  const hasParent = parentTicketIds.some((id) => company.has(id));
  if (enableParentTicket && !hasParent) return { ticketId, kind: 'parentNeeded', parentTicketIds };
  return isBlocked(ticketId, rules.exclusionGroups, inCart, ownedTicketIds)
    ? { ticketId, kind: 'combination' }
    : undefined;
}

/** Tickets of one application have the same choices. */
function isOneApplication(wanted: readonly WantedTicket[], ticket: SaleTicket): boolean {
  const [first, ...others] = wanted.map(({ lotterySetting }) => lotterySetting ?? []);
  const slotAt = (requests: readonly LotteryRequest[], priority: number): number | undefined =>
    requests.find((request) => request.priority === priority)?.ticketSlotId;
  return (
    first !== undefined &&
    isApplication(first, ticket) &&
    others.every(
      (requests) =>
        requests.length === first.length &&
        first.every(({ priority, ticketSlotId }) => slotAt(requests, priority) === ticketSlotId),
    )
  );
}
