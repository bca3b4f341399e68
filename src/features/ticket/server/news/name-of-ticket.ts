import type { PurchasedTicketAnswer } from '../../contract.ts';

/** The title, with the name of the price and the won slot if the ticket has them. */
export function nameOf({
  ticketContentSnapshot: content,
  ticketMultiplePriceId,
  successTicketSlotId,
}: PurchasedTicketAnswer): string {
  const price = content.multiplePrices.find((one) => one.ticketMultiplePriceId === ticketMultiplePriceId);
  const slot = content.slots.find(({ ticketSlotId }) => ticketSlotId === successTicketSlotId);
  return [content.title, price?.name, slot?.name].filter(Boolean).join(' / ');
}
