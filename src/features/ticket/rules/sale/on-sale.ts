import type { Instant } from '#kernel/clock.ts';
import { type PeriodState, periodState } from '#kernel/period.ts';
import { type OnSale, periodOf } from './ticket.ts';

type Display = Pick<OnSale, 'visiblePeriod' | 'visibleStartDate' | 'visibleEndDate'>;
type Sales = Pick<OnSale, 'enableSalesPeriod' | 'salesPeriodStart' | 'salesPeriodEnd'>;
type Stock = Pick<OnSale, 'enableNumberSold' | 'remainNumber'>;

/** Where now is in the ticket's display period. Without a period it is always inside. */
export function displayState(ticket: Display, now: Instant): PeriodState {
  if (!ticket.visiblePeriod) return 'within';
  return periodState(periodOf(ticket.visibleStartDate, ticket.visibleEndDate), now);
}

export function isOnDisplay(ticket: Display, now: Instant): boolean {
  return displayState(ticket, now) === 'within';
}

/** Where now is in the ticket's sales period. Without a period it is always inside. */
export function salesState(ticket: Sales, now: Instant): PeriodState {
  if (!ticket.enableSalesPeriod) return 'within';
  return periodState(periodOf(ticket.salesPeriodStart, ticket.salesPeriodEnd), now);
}

/** The number left to sell; Infinity where it is not limited. */
export function remainingOf({ enableNumberSold, remainNumber }: Stock): number {
  return enableNumberSold ? Math.max(0, remainNumber) : Number.POSITIVE_INFINITY;
}

/** Not in the spec: up to so many the list says that few are left, and only so exactly. */
const fewLeftSteps = [3, 5, 10] as const;

type Counted = Pick<OnSale, 'enableNumberSold' | 'remainNumber'> & { enableFewLeft: boolean };

/** At most so many are left; undefined when there are more, none, or when the organiser does not tell. */
export function fewLeft(ticket: Counted): (typeof fewLeftSteps)[number] | undefined {
  const left = remainingOf(ticket);
  return ticket.enableFewLeft && left > 0 ? fewLeftSteps.find((most) => left <= most) : undefined;
}
