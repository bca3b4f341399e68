import type { TicketType } from '#features/ticket/rules/sale/ticket.ts';

interface Sold {
  detailId: number;
  ticketType: TicketType;
  enableParentTicket: boolean;
  enableNumberSold: boolean;
  capacity: number;
  enableMultiplePrice: boolean;
  multiplePrices: readonly { ticketMultiplePriceId: number }[];
}

interface CartLine {
  ticketId: number;
  number?: number;
  multiplePrices?: { ticketMultiplePriceId: number; number: number }[];
}

/** One of a ticket, of its first price; undefined where it needs a choice or another ticket, or there is none. */
export function cartLineOf(item: Sold): CartLine | undefined {
  if (item.ticketType !== 'NORMAL' || item.enableParentTicket) return undefined;
  if (item.enableNumberSold && item.capacity === 0) return undefined;
  const { detailId: ticketId } = item;
  if (!item.enableMultiplePrice) return { ticketId, number: 1 };
  const [first] = item.multiplePrices;
  return first && { ticketId, multiplePrices: [{ ticketMultiplePriceId: first.ticketMultiplePriceId, number: 1 }] };
}
