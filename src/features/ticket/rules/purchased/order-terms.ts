import type { Instant } from '#kernel/clock.ts';
import { dayMs, endInstant, parseInstant, tokyoDay } from '#kernel/period.ts';
import type { PaymentMethod } from '../payment/payment-method.ts';
import { paysLater } from '../payment/pays-later.ts';
import { type CancelTerms, cardCancellationDays } from './cancellation.ts';
import { isLottery, type StoredDate, type TicketType } from '../sale/ticket.ts';

/** When and how the money is paid. Of an application: if it wins. */
type PaymentTerm =
  | 'cardNow'
  | 'storeWithin'
  | 'transferWithin'
  | 'transferLater'
  | 'venue'
  | 'cardIfWon'
  | 'venueIfWon'
  | 'wayIfWon';

type DeliveryTerm = 'atOnce' | 'oncePaid' | 'onceWon' | 'onceWonAndPaid';

interface CancelPeriod {
  start: StoredDate;
  end: StoredDate;
  /** Yen that are kept of each ticket. */
  fee: number;
}

/** What holds for some tickets of an order alike. */
interface OfTickets<Term> {
  /** Empty where it holds for all of them. */
  titles: readonly string[];
  /** undefined: not at all, or without an end. */
  term: Term | undefined;
}

/** What the act on specified commercial transactions wants to be said where an order is confirmed (article 12-6). */
export interface OrderTerms {
  payment: PaymentTerm;
  /** Of an application: after which draw it is paid; undefined where several are. */
  drawAt: string | undefined;
  delivery: DeliveryTerm;
  cancellation: readonly OfTickets<CancelPeriod>[];
  /** Until when the tickets are on offer. An application can be withdrawn as long. */
  offer: readonly OfTickets<string>[];
}

interface CancellableTicket extends CancelTerms {
  title: string;
  ticketType: TicketType;
  /** Of its tickets in the order, after the discount. */
  prices: readonly number[];
  drawAt: StoredDate;
}

export interface OrderedTicket extends CancellableTicket {
  enableSalesPeriod: boolean;
  salesPeriodEnd: StoredDate;
}

interface Way {
  paymentMethod: PaymentMethod;
  isBankDeferred: boolean;
}

/** The terms of an order for money, as its tickets and the chosen way to pay make them. */
export function orderTerms(tickets: readonly OrderedTicket[], way: Way, now: Instant): OrderTerms {
  const draws = new Set(tickets.map(({ drawAt }) => drawAt ?? ''));
  return {
    drawAt: draws.size === 1 ? [...draws][0] || undefined : undefined,
    ...(tickets.some(isLottery) ? termsIfWon(way) : termsOfSale(way)),
    cancellation: cancellationOf(tickets, way, now),
    offer: alike(tickets, ({ enableSalesPeriod, salesPeriodEnd, drawAt, ticketType }) => {
      const end = enableSalesPeriod && isSet(salesPeriodEnd) ? salesPeriodEnd : isLottery({ ticketType }) ? drawAt : '';
      return end || undefined;
    }),
  };
}

/** Until when the tickets of an order can be cancelled, and at what cost. */
export function cancellationOf(
  tickets: readonly CancellableTicket[],
  way: Pick<Way, 'paymentMethod'>,
  now: Instant,
): OfTickets<CancelPeriod>[] {
  return alike(tickets, (ticket) => cancelPeriodOf(ticket, way, now));
}

function termsOfSale(way: Way): Pick<OrderTerms, 'payment' | 'delivery'> {
  if (way.paymentMethod === 'ConvenienceStore') return { payment: 'storeWithin', delivery: 'oncePaid' };
  if (way.paymentMethod === 'Local') return { payment: 'venue', delivery: 'atOnce' };
  if (way.paymentMethod !== 'Bank') return { payment: 'cardNow', delivery: 'atOnce' };
  return paysLater('Bank', way)
    ? { payment: 'transferLater', delivery: 'atOnce' }
    : { payment: 'transferWithin', delivery: 'oncePaid' };
}

function termsIfWon({ paymentMethod }: Way): Pick<OrderTerms, 'payment' | 'delivery'> {
  if (paymentMethod === 'CreditCard') return { payment: 'cardIfWon', delivery: 'onceWonAndPaid' };
  if (paymentMethod === 'Local') return { payment: 'venueIfWon', delivery: 'onceWon' };
  return { payment: 'wayIfWon', delivery: 'onceWonAndPaid' };
}

const isSet = (date: StoredDate): date is string => parseInstant(date ?? '') !== undefined;

/** A card takes refunds for some days only, whatever the organiser allows. */
function cancelPeriodOf(
  ticket: CancellableTicket,
  { paymentMethod }: Pick<Way, 'paymentMethod'>,
  now: Instant,
): CancelPeriod | undefined {
  const { cancelPeriodStart: start, cancelPeriodEnd, cancelFee, prices } = ticket;
  if (!isSet(start) && !isSet(cancelPeriodEnd)) return undefined;
  const paidAt = isLottery(ticket) ? (parseInstant(ticket.drawAt ?? '') ?? now) : now;
  const lastOfCard = paymentMethod === 'CreditCard' ? tokyoDay(paidAt + cardCancellationDays * dayMs) : '';
  const end = earlier(cancelPeriodEnd, lastOfCard);
  const endsAt = endInstant(end ?? '') ?? Number.POSITIVE_INFINITY;
  if (endsAt <= now || (isSet(start) && parseInstant(start)! >= endsAt)) return undefined;
  // Once it has begun, only its end matters.
  const isToCome = isSet(start) && parseInstant(start)! > now;
  return { start: isToCome || !isSet(end) ? start : null, end, fee: Math.min(cancelFee, Math.max(0, ...prices)) };
}

function earlier(one: StoredDate, other: string): StoredDate {
  const [first, second] = [endInstant(one ?? ''), endInstant(other)];
  if (second === undefined) return one;
  return first === undefined || second < first ? other : one;
}

/** The tickets with their term, those of one term together. */
function alike<Ticket extends { title: string }, Term>(
  tickets: readonly Ticket[],
  termOf: (ticket: Ticket) => Term | undefined,
): OfTickets<Term>[] {
  const groups = new Map<string, { titles: string[]; term: Term | undefined }>();
  for (const ticket of tickets) {
    const term = termOf(ticket);
    const key = JSON.stringify(term) ?? '';
    const group = groups.get(key) ?? { titles: [], term };
    groups.set(key, { ...group, titles: [...new Set([...group.titles, ticket.title])] });
  }
  const found = [...groups.values()];
  return found.length === 1 ? found.map(({ term }) => ({ titles: [], term })) : found;
}
