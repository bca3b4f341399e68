import type { PurchasedTicket } from '#features/ticket/rules/purchased/purchased-ticket.ts';

/** True when the reader bought the ticket and somebody else received it. The reader can do nothing more with it. */
export function isHandedOn({
  isPurchaser,
  transferStatus,
}: Pick<PurchasedTicket, 'transferStatus'> & { isPurchaser: boolean }): boolean {
  return isPurchaser && transferStatus === 'TRANSFERRED';
}
