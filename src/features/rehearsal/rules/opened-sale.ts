import type { TicketItem } from '#features/ticket/documents.ts';
import { displayState, salesState } from '#features/ticket/rules/sale/on-sale.ts';
import type { Instant } from '#kernel/clock.ts';

/** The ticket as it is, or, where it is not shown or not sold now, without the end of the period that keeps it. */
export function openedSale(item: TicketItem, now: Instant): TicketItem {
  const { visibleStartDate, visibleEndDate, salesPeriodStart, salesPeriodEnd, ...rest } = item;
  const shown = displayState({ ...item, visibleStartDate, visibleEndDate }, now);
  const sold = salesState({ ...item, salesPeriodStart, salesPeriodEnd }, now);
  // The applications of a lottery have an end, which its draw follows.
  const isOver = item.ticketType === 'LOTTERY' && sold === 'after';
  if (isOver || (shown === 'within' && sold === 'within')) return item;
  return {
    ...rest,
    ...(shown !== 'before' && visibleStartDate !== undefined && { visibleStartDate }),
    ...(shown !== 'after' && visibleEndDate !== undefined && { visibleEndDate }),
    ...(sold !== 'before' && salesPeriodStart !== undefined && { salesPeriodStart }),
    ...(sold !== 'after' && salesPeriodEnd !== undefined && { salesPeriodEnd }),
  };
}
