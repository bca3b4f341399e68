import type { Instant } from '#kernel/clock.ts';
import { remainingOf, salesState } from './on-sale.ts';
import { isLottery, type OnSale, type SaleTicket } from './ticket.ts';

/** These are also the status values of each ticketId of a content (TICKET-125). */
export const sellingLabels = ['applied', 'before', 'finished', 'soldout', 'accepting'] as const;
export type SellingLabel = (typeof sellingLabels)[number];

/**
 * The label of a ticket: the first one of `sellingLabels` whose rule holds (TICKET-089..094). `hasApplied`: the visitor
 * has an application to this lottery that is not drawn yet.
 */
export function sellingLabel(
  ticket: OnSale & Pick<SaleTicket, 'ticketType'>,
  hasApplied: boolean,
  now: Instant,
): SellingLabel {
  if (isLottery(ticket) && hasApplied) return 'applied';
  const sales = salesState(ticket, now);
  if (sales === 'before') return 'before';
  if (sales === 'after') return 'finished';
  return remainingOf(ticket) === 0 ? 'soldout' : 'accepting';
}
