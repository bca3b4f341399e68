/** The part of an order's ticket that its price depends on. */
export interface OrderedTicket {
  ticketId: number;
  ticketMultiplePriceId: number | null;
  successTicketSlotId: number | null;
  /** Yen, after and before a discount. */
  price: number;
  originalPrice: number;
  ticketContentSnapshot: {
    title: string;
    multiplePrices: readonly { ticketMultiplePriceId: number; name: string }[];
    slots: readonly { ticketSlotId: number; name: string }[];
  };
}

/** Tickets of one kind at one price; sums in yen. */
interface OrderLine {
  key: string;
  title: string;
  /** Only of a ticket with several prices. */
  priceName: string | undefined;
  /** The slot that was won. */
  slotName: string | undefined;
  number: number;
  unitPrice: number;
  price: number;
  originalPrice: number;
  /** How many of the tickets a discount made cheaper. */
  discounted: number;
}

/** The costs of an order: `originalTotal` less `discount` less `canceled` is its amount. */
export interface OrderBreakdown {
  lines: readonly OrderLine[];
  originalTotal: number;
  discount: number;
  /** The price of tickets that were cancelled before they were paid. */
  canceled: number;
}

export function orderBreakdown(tickets: readonly OrderedTicket[], amount: number): OrderBreakdown {
  const lines = new Map<string, OrderLine>();
  for (const ticket of tickets) {
    const line = lineOf(ticket);
    const before = lines.get(line.key);
    lines.set(line.key, before === undefined ? line : added(before, line));
  }
  const originalTotal = sumOf(tickets.map(({ originalPrice }) => originalPrice));
  const total = sumOf(tickets.map(({ price }) => price));
  return {
    lines: [...lines.values()],
    originalTotal,
    discount: originalTotal - total,
    canceled: Math.max(0, total - amount),
  };
}

function lineOf(ticket: OrderedTicket): OrderLine {
  const { ticketId, ticketMultiplePriceId, successTicketSlotId, price, originalPrice } = ticket;
  const { title, multiplePrices, slots } = ticket.ticketContentSnapshot;
  return {
    key: [ticketId, ticketMultiplePriceId, successTicketSlotId, originalPrice].join('/'),
    title,
    priceName: multiplePrices.find((one) => one.ticketMultiplePriceId === ticketMultiplePriceId)?.name,
    slotName: slots.find(({ ticketSlotId }) => ticketSlotId === successTicketSlotId)?.name,
    number: 1,
    unitPrice: originalPrice,
    price,
    originalPrice,
    discounted: price < originalPrice ? 1 : 0,
  };
}

function added(before: OrderLine, { price, originalPrice, discounted }: OrderLine): OrderLine {
  return {
    ...before,
    number: before.number + 1,
    price: before.price + price,
    originalPrice: before.originalPrice + originalPrice,
    discounted: before.discounted + discounted,
  };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
