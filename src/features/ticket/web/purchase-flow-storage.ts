import { browserStorage } from '#web/storage/browser-storage.ts';
import { readJson, writeJson } from '#web/storage/safe-storage.ts';
import { purchaseFlowKeys } from '../rules/purchase/purchase-flow-keys.ts';
import { isKeptFor, type SaleKey } from '../rules/sale/sale-key.ts';

/** Forgets what a purchase leaves in the browser while it lasts; the cart stays (TICKET-042). */
export function leaveFlow(): void {
  const { session, local } = browserStorage();
  for (const key of purchaseFlowKeys.session) session.remove(key);
  for (const key of purchaseFlowKeys.local) local.remove(key);
}

/** What of the session names its sale: `browserBack` is about the page that is shown. */
const keysOfSale = ['timetableToTicketFlag', 'purchaseStep', 'purchaseForm'] as const;

/** A page of a sale was opened: what is kept of a flow of another one is over (TICKET-046). */
export function enterFlow(sale: SaleKey): void {
  const { session } = browserStorage();
  for (const key of keysOfSale) {
    if (session.get(key) !== undefined && keptOfSale(key, sale) === undefined) session.remove(key);
  }
  if (nextFlow() !== sale.contentId) rememberNextFlow(sale.contentId);
}

function keptOfSale(key: (typeof keysOfSale)[number], sale: SaleKey): Record<string, unknown> | undefined {
  const kept = readJson(browserStorage().session, key, isRecord);
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

/**
 * The forms of those who come along are asked for anew (TICKET-041). `purchaseForm` is a JSON object; its `partners`
 * are by ticketId.
 */
export function forgetPartners(): void {
  const { session } = browserStorage();
  const form = readJson(session, 'purchaseForm', isRecord);
  if (form !== undefined) writeJson(session, 'purchaseForm', { ...form, partners: {} });
}

/** A flow begins on a page outside of it, for the tickets of this content (TICKET-044). */
export function rememberNextFlow(contentId: number): void {
  browserStorage().local.set('next_purchase_flow_contentId', String(contentId));
}

/** The content of the flow that was begun; undefined without one. */
export function nextFlow(): number | undefined {
  const stored = browserStorage().local.get('next_purchase_flow_contentId') ?? '';
  return /^\d{1,10}$/.test(stored) ? Number(stored) : undefined;
}

/**
 * What goes with the cart when a session ends: `purchase`, where one was on its way of which surely nothing was ordered;
 * undefined without a cart.
 */
export function lostWithSession(): 'purchase' | 'cart' | undefined {
  const { session, local } = browserStorage();
  if (local.get('ticketCart') === undefined && local.get('timetableCart') === undefined) return undefined;
  const token = readJson(local, 'ticketToken', isRecord);
  return session.get('purchaseStep') && !token?.['isSent'] && !token?.['orderId'] ? 'purchase' : 'cart';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
