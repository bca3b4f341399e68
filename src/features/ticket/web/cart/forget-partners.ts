import { browserStorage } from '#web/storage/browser-storage.ts';
import { isJsonObject, readJson, writeJson } from '#web/storage/safe-storage.ts';

/**
 * The companions' forms have to be filled in anew (TICKET-041). `purchaseForm` is a JSON object. The keys of its
 * `partners` are ticketIds.
 */
export function forgetPartners(): void {
  const { session } = browserStorage();
  const form = readJson(session, 'purchaseForm', isJsonObject);
  if (form !== undefined) writeJson(session, 'purchaseForm', { ...form, partners: {} });
}
