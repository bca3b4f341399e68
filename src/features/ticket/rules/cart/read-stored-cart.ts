import type { LotteryRequest } from './lottery-choice.ts';
import { entriesIn, keptTogether } from '../sale/kept-entries.ts';
import type { SaleKey } from '../sale/sale-key.ts';
import type { StoredCart, StoredPriceLine, StoredTicket } from './stored-cart.ts';

/**
 * Reads the cart of a sale from a text of the local storage, which anybody may have written. A text without it gives
 * none. Lines without an id, or with a number that is not whole and above 0, are left out. Of a ticket named twice the
 * first counts. A cart without a `siteKey`, as in the spec, counts for the site that reads it.
 */
export function readStoredCart(text: string | undefined, sale: SaleKey): StoredCart | undefined {
  return cartsIn(text, sale.siteKey).find(isOf(sale));
}

/** The text with this cart of a sale, or without one, beside the carts of all other sales. */
export function withStoredCart(
  text: string | undefined,
  sale: SaleKey,
  cart: StoredCart | undefined,
): string | undefined {
  const isOfSale = isOf(sale);
  const others = cartsIn(text, sale.siteKey).filter((one) => !isOfSale(one));
  return JSON.stringify(keptTogether(cart === undefined ? others : [cart, ...others]));
}

const isOf =
  ({ siteKey, contentId }: SaleKey) =>
  (cart: StoredCart): boolean =>
    cart.siteKey === siteKey && cart.ticketContentId === contentId;

function cartsIn(text: string | undefined, readAt: string): StoredCart[] {
  return entriesIn(parse(text)).flatMap((entry) => {
    const { ticketContentId, siteKey = readAt, tickets: lines }: Partial<Record<keyof StoredCart, unknown>> = entry;
    const tickets = firstOfEach(list(lines).flatMap(ticketOf), ({ ticketId }) => ticketId);
    if (!isId(ticketContentId) || typeof siteKey !== 'string' || tickets.length === 0) return [];
    return [{ ticketContentId, siteKey, tickets }];
  });
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

function ticketOf(entry: unknown): StoredTicket[] {
  if (!isRecord(entry) || !isId(entry['ticketId'])) return [];
  const { ticketId } = entry;
  const lotteryRequest = list(entry['lotteryRequest']).flatMap(requestOf);
  const choices = lotteryRequest.length > 0 ? { lotteryRequest } : {};
  if (entry['multiplePrices'] === undefined) {
    return isCount(entry['number']) ? [{ ticketId, number: entry['number'], ...choices }] : [];
  }
  const lines = list(entry['multiplePrices']).flatMap(priceLineOf);
  const multiplePrices = firstOfEach(lines, ({ ticketMultiplePriceId }) => ticketMultiplePriceId);
  return multiplePrices.length > 0 ? [{ ticketId, multiplePrices, ...choices }] : [];
}

function priceLineOf(line: unknown): StoredPriceLine[] {
  if (!isRecord(line)) return [];
  const { ticketMultiplePriceId, number } = line;
  return isId(ticketMultiplePriceId) && isCount(number) ? [{ ticketMultiplePriceId, number }] : [];
}

function requestOf(request: unknown): LotteryRequest[] {
  if (!isRecord(request)) return [];
  const { priority, ticketSlotId } = request;
  return isCount(priority) && isId(ticketSlotId) ? [{ priority, ticketSlotId }] : [];
}

function firstOfEach<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => number): Entry[] {
  const seen = new Set<number>();
  return entries.filter((entry) => !seen.has(keyOf(entry)) && seen.add(keyOf(entry)));
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function isCount(value: unknown): value is number {
  return isId(value) && value > 0;
}
