import type { Instant } from '#kernel/clock.ts';
import { remainingOf, salesState } from './on-sale.ts';
import { isLottery, type OnSale, type SaleTicket } from './ticket.ts';

/** Also the values of a content's status of each ticketId (TICKET-125). */
export const sellingLabels = ['applied', 'before', 'finished', 'soldout', 'accepting'] as const;
export type SellingLabel = (typeof sellingLabels)[number];

/**
 * The label of a ticket on sale, the first that holds in the order of `sellingLabels` (TICKET-089..094).
 * `hasApplied`: the visitor has an application to this lottery that is not drawn yet.
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
