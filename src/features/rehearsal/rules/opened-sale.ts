import { displayState, salesState } from '#features/ticket/rules/sale/on-sale.ts';
import type { TicketType } from '#features/ticket/rules/sale/ticket.ts';
import type { Instant } from '#kernel/clock.ts';

interface Periods {
  ticketType: TicketType;
  visiblePeriod: boolean;
  visibleStartDate?: string | undefined;
  visibleEndDate?: string | undefined;
  enableSalesPeriod: boolean;
  salesPeriodStart?: string | undefined;
  salesPeriodEnd?: string | undefined;
}

/** The ticket as it is, or, where it is not shown or not sold now, without the end of the period that keeps it. */
export function openedSale<Item extends Periods>(item: Item, now: Instant): Item {
  const { visibleStartDate, visibleEndDate, salesPeriodStart, salesPeriodEnd } = item;
  const shown = displayState({ ...item, visibleStartDate, visibleEndDate }, now);
  const sold = salesState({ ...item, salesPeriodStart, salesPeriodEnd }, now);
  // The applications of a lottery have an end, which its draw follows.
  const isOver = item.ticketType === 'LOTTERY' && sold === 'after';
  if (isOver || (shown === 'within' && sold === 'within')) return item;
  const opened = { ...item };
  if (shown === 'before') delete opened.visibleStartDate;
  if (shown === 'after') delete opened.visibleEndDate;
  if (sold === 'before') delete opened.salesPeriodStart;
  if (sold === 'after') delete opened.salesPeriodEnd;
  return opened;
}
