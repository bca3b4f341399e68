import type { LotteryRequest } from '../lottery/lottery-choice.ts';
import type { StoredCart, StoredPriceLine, StoredTicket } from './stored-cart.ts';

/**
 * Reads a cart from a text of the local storage, which anybody may have written. A text that is no cart gives none.
 * Lines without an id, or with a number that is not whole and above 0, are left out. Of a ticket named twice the first
 * counts.
 */
export function readStoredCart(text: string | null): StoredCart | undefined {
  const cart = parse(text);
  if (!isRecord(cart) || !isId(cart['ticketContentId'])) return undefined;
  const tickets = firstOfEach(list(cart['tickets']).flatMap(ticketOf), ({ ticketId }) => ticketId);
  if (tickets.length === 0) return undefined;
  const siteKey = typeof cart['siteKey'] === 'string' ? { siteKey: cart['siteKey'] } : {};
  return { ticketContentId: cart['ticketContentId'], ...siteKey, tickets };
}

function parse(text: string | null): unknown {
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
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isCount(value: unknown): value is number {
  return isId(value) && value > 0;
}
