import { browserStorage } from '#web/storage/browser-storage.ts';
import { isJsonObject, readJson, writeJson } from '#web/storage/safe-storage.ts';
import { isKeptFor, type SaleKey } from '../../rules/sale/sale-key.ts';

/** The session keys that belong to a sale. `browserBack` belongs to the page that is shown. */
const keysOfSale = ['timetableToTicketFlag', 'purchaseStep', 'purchaseForm'] as const;

/** Called when a page of a sale opens. Forgets the flow of another sale (TICKET-046). */
export function enterFlow(sale: SaleKey): void {
  const { session } = browserStorage();
  for (const key of keysOfSale) {
    if (session.get(key) !== undefined && keptOfSale(key, sale) === undefined) session.remove(key);
  }
  rememberNextFlow(sale.contentId);
}

function keptOfSale(key: (typeof keysOfSale)[number], sale: SaleKey): Record<string, unknown> | undefined {
  const kept = readJson(browserStorage().session, key, isJsonObject);
  return kept !== undefined && isKeptFor(sale, kept) ? kept : undefined;
}

/** The flow of a sale goes from the timetable to its tickets (TICKET-044, TICKET-045). */
export function comeFromTimetable(sale: SaleKey): void {
  writeJson(browserStorage().session, 'timetableToTicketFlag', sale);
  rememberNextFlow(sale.contentId);
}

export function isFromTimetable(sale: SaleKey): boolean {
  return keptOfSale('timetableToTicketFlag', sale) !== undefined;
}

/** The step of a purchase that was shown last, as long as its flow lasts. */
export function keepStep(sale: SaleKey, step: number): void {
  writeJson(browserStorage().session, 'purchaseStep', { ...sale, step });
}

/** 0 where none was shown yet. */
export function lastStep(sale: SaleKey): number {
  const step = keptOfSale('purchaseStep', sale)?.['step'];
  return typeof step === 'number' ? step : 0;
}

/** A flow begins on a page outside of it, for the tickets of this content (TICKET-044). */
function rememberNextFlow(contentId: number): void {
  browserStorage().local.set('next_purchase_flow_contentId', String(contentId));
}
