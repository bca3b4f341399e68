import type { TicketContent } from '../../contract.ts';
import type { PurchaseListItem } from '../../rules/flow/purchase-list.ts';

/** Tickets of one kind at one price. */
export interface SummaryLine {
  key: string;
  ticketId: number;
  title: string;
  /** Of a ticket with several prices. */
  priceName: string | undefined;
  number: number;
  /** Yen of all of them, after and before discount. */
  price: number;
  originalPrice: number;
  unitPrice: number;
  /** How many of the tickets a discount makes cheaper. */
  discounted: number;
  /** How many of the tickets are below the discount code's minimum (DISCOUNT-015). */
  belowLimit: number;
  /** The slots of a lottery, the first choice first. */
  slots: readonly string[];
  /** Whose tickets they are, as far as that is known. */
  names: readonly string[];
}

type SayOfSlot = (slot: TicketContent['slots'][number]) => string;

interface Said {
  belowLimit?: readonly number[];
  /** Whose each ticket of the list is; '' where nobody knows. */
  names?: readonly string[];
  sayOfSlot?: SayOfSlot;
}

/** The purchase list for readers: equal tickets in one line, in the order of the list. */
export function summaryLines(
  list: readonly PurchaseListItem[],
  tickets: readonly TicketContent[],
  { belowLimit = [], names = [], sayOfSlot = ({ name }) => name }: Said = {},
): SummaryLine[] {
  const lines = new Map<string, SummaryLine>();
  for (const [place, item] of list.entries()) {
    const key = `${item.ticketId}/${item.ticketMultiplePriceId ?? ''}`;
    const line = lines.get(key) ?? emptyLine(key, item, tickets, sayOfSlot);
    lines.set(key, {
      ...line,
      number: line.number + 1,
      price: line.price + item.price,
      originalPrice: line.originalPrice + item.originalPrice,
      discounted: line.discounted + (item.price < item.originalPrice ? 1 : 0),
      belowLimit: line.belowLimit + (belowLimit.includes(place) ? 1 : 0),
      names: [...line.names, names[place] ?? ''].filter((name) => name !== ''),
    });
  }
  return [...lines.values()];
}

function emptyLine(
  key: string,
  item: PurchaseListItem,
  tickets: readonly TicketContent[],
  sayOfSlot: SayOfSlot,
): SummaryLine {
  const ticket = tickets.find(({ ticketId }) => ticketId === item.ticketId);
  const named = ticket?.multiplePrices.find((one) => one.ticketMultiplePriceId === item.ticketMultiplePriceId);
  const wanted = [...(item.lotterySetting ?? [])].sort((a, b) => a.priority - b.priority);
  return {
    key,
    ticketId: item.ticketId,
    title: ticket?.title ?? '',
    priceName: named?.name,
    number: 0,
    price: 0,
    originalPrice: 0,
    unitPrice: item.originalPrice,
    discounted: 0,
    belowLimit: 0,
    slots: wanted.map(({ ticketSlotId }) => {
      const slot = ticket?.slots.find((one) => one.ticketSlotId === ticketSlotId);
      return slot === undefined ? '' : sayOfSlot(slot);
    }),
    names: [],
  };
}
