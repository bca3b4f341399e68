import type { Instant } from '#kernel/clock.ts';
import {
  dayMs,
  formatInstant,
  type Period,
  type PeriodState,
  parseInstant,
  periodState,
  startOfTokyoDay,
} from '#kernel/period.ts';
import { periodOf } from '../sale/ticket.ts';
import { isLotteryTicket, type PurchasedTicket } from './purchased-ticket.ts';

type Dated = Pick<
  PurchasedTicket,
  'checkinPeriodStart' | 'checkinPeriodEnd' | 'availableStartedAt' | 'successTicketSlotId' | 'ticketContentSnapshot'
>;

/**
 * When a ticket may be checked in. A dynamic period begins on the day when the ticket became available. A lottery has
 * the period of the winning slot, any other ticket its own (TICKET-073..076). Both bounds belong to the period, and a
 * bound without a time means the whole day in Tokyo. Undefined: a dynamic period has not begun, because the ticket is
 * not available yet.
 */
export function checkinPeriod(ticket: Dated): Period | undefined {
  const { dynamicCheckinPeriod, checkinPeriodDays, slots } = ticket.ticketContentSnapshot;
  if (dynamicCheckinPeriod) {
    const available = parseInstant(ticket.availableStartedAt ?? '');
    return available === undefined ? undefined : daysFrom(available, checkinPeriodDays);
  }
  if (isLotteryTicket(ticket)) {
    const slot = slots.find(({ ticketSlotId }) => ticketSlotId === ticket.successTicketSlotId);
    if (slot !== undefined) return periodOf(slot.checkinPeriodStart, slot.checkinPeriodEnd);
  }
  return periodOf(ticket.checkinPeriodStart, ticket.checkinPeriodEnd);
}

export function checkinState(ticket: Dated, now: Instant): PeriodState {
  const period = checkinPeriod(ticket);
  return period === undefined ? 'before' : periodState(period, now);
}

function daysFrom(instant: Instant, days: number): Period {
  const first = startOfTokyoDay(instant);
  return { start: dayOf(first), end: dayOf(first + Math.max(0, days) * dayMs) };
}

/** yyyy-MM-dd */
function dayOf(instant: Instant): string {
  return formatInstant(instant).slice(0, 10);
}
