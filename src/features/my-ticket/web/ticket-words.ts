import type { Instant } from '#kernel/clock.ts';
import { eventDates, navigationTexts } from '#features/navigation/web.ts';
import type { PurchasedTicketAnswer } from '#features/ticket/web.ts';
import { checkinPeriod } from '#features/ticket/rules/purchased/checkin-period.ts';
import type { ListedStatus } from '#features/ticket/rules/purchased/my-ticket-order.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { saidDate, saidPeriod, unbroken } from '#kernel/said-date.ts';
import { formatYen } from '#kernel/yen.ts';
import type { ChipKind } from '#web/ui/chip.tsx';
import type { PortalTicket } from '../contract.ts';
import type { MyTicketTexts } from './texts/jpn.ts';

/** A ticket in the list of its event, or in that of the portal, which tells less of it. */
export type ListedTicket = (PurchasedTicketAnswer | PortalTicket) & PassedOn;

export interface PassedOn {
  /** Of a ticket that was passed on: when it was received, where that is told. */
  receivedAt?: string | null;
}

/** Of statuses with which there is something to do, or to look forward to. */
export const statusChip: Partial<Record<ListedStatus, ChipKind>> = {
  pay_locally: 'accent',
  deferred_payment: 'warning',
  unpaid_ticket: 'warning',
  lottery_waiting: 'accent',
  payment_fail: 'danger',
  before: 'accent',
  active: 'success',
};

/** The statuses in which nothing more can be done with a ticket. */
const over: readonly ListedStatus[] = ['used', 'finished', 'lottery_fail', 'canceled', 'passed_on'];
export const isOver = (status: ListedStatus): boolean => over.includes(status);

/** True when the ticket was cancelled or its order came to nothing. A ticket that ran out unpaid has its own status. */
export function isCanceled({ canceled, isUnpaidTicket }: ListedTicket): boolean {
  return canceled === 1 && !isUnpaidTicket;
}

/** The link text to the payment of a ticket's order, or to its state. */
export function toPayment(
  { paymentUnderway }: Pick<PurchasedTicketAnswer, 'paymentUnderway'>,
  { actions }: MyTicketTexts,
): string {
  return paymentUnderway === 'checking' ? actions.check : actions.pay;
}

/** When the event of a ticket is held, which a ticket without days of its own says. */
export interface TicketEvent {
  startDate: string | null;
  endDate: string | null;
  placeName?: string;
}

export interface TicketWords {
  title: string;
  /** When it opens the gate. */
  period: string;
  leaf: { dateTime: string; month: string; day: string; weekday: string } | undefined;
  /** The slot that the ticket won. '' without slots. */
  slot: string;
  /** The name of the price: adult, student. '' where the ticket has one price. */
  kind: string;
  price: string;
}

/**
 * A purchased ticket in the visitor's words: as it was when it was bought (TICKET-122). With `now` its period leaves
 * out the year of a near day, as in lists.
 */
export function ticketWords(
  ticket: ListedTicket,
  say: MyTicketTexts,
  language: LanguageCode,
  { now, event }: { now?: Instant; event?: TicketEvent | undefined } = {},
): TicketWords {
  const { title, slots, multiplePrices, ticketType, requiredSelectSlotNumber } = ticket.ticketContentSnapshot;
  const dates = navigationTexts.of(language);
  const period = checkinPeriod(ticket);
  const slot = slots.find(({ ticketSlotId }) => ticketSlotId === ticket.successTicketSlotId);
  const isOpenEnded = period !== undefined && period.start === undefined && period.end === undefined;
  const days =
    isOpenEnded && event !== undefined ? eventDates(event, dates, { language, ...(now && { now }) }) : undefined;
  const isOpen = ticketType === 'LOTTERY' && requiredSelectSlotNumber > 0 && slot === undefined;
  return {
    title,
    period: isOpen ? say.facts.afterDraw : (days?.text ?? periodWords(period, say, language, now)),
    leaf: isOpen
      ? undefined
      : (days ?? eventDates({ startDate: period?.start ?? null, endDate: null }, dates, { language }))?.leaf,
    slot: slot?.name ?? '',
    kind:
      multiplePrices.find(({ ticketMultiplePriceId }) => ticketMultiplePriceId === ticket.ticketMultiplePriceId)
        ?.name ?? '',
    price: formatYen(ticket.price, language),
  };
}

/** A period. Either bound may be missing. Undefined: the period is not known yet. */
function periodWords(
  period: { start?: string | undefined; end?: string | undefined } | undefined,
  say: Pick<MyTicketTexts, 'facts'>,
  language: LanguageCode,
  now?: Instant,
): string {
  if (period === undefined) return say.facts.fromReceipt;
  const { start, end } = period;
  if (start !== undefined && end !== undefined) return unbroken(saidPeriod(start, end, language, now));
  if (start !== undefined) return say.facts.from(unbroken(saidDate(start, language, now)));
  return end === undefined ? say.facts.anyTime : say.facts.until(unbroken(saidDate(end, language, now)));
}
