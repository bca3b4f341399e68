import type { Instant } from '#kernel/clock.ts';
import { purchasedStatus } from './purchased-status.ts';
import type { PurchasedTicket } from './purchased-ticket.ts';

/**
 * Whether a ticket may be handed on: paid, won if it was drawn, unused and not over. An unpaid ticket stays with its
 * buyer.
 */
export function isTransferable(ticket: PurchasedTicket, now: Instant): boolean {
  const status = purchasedStatus(ticket, now);
  return (status === 'active' || status === 'before') && ticket.checkinCount === 0 && ticket.canceled !== 1;
}
