import { browserStorage } from '#web/storage/browser-storage.ts';
import { isJsonObject, readJson } from '#web/storage/safe-storage.ts';
import { purchaseFlowKeys } from '../../rules/flow/purchase-flow-keys.ts';

/** Forgets the data of a purchase in the browser. The cart stays (TICKET-042). */
export function leaveFlow(): void {
  const { session, local } = browserStorage();
  for (const key of purchaseFlowKeys.session) session.remove(key);
  for (const key of purchaseFlowKeys.local) local.remove(key);
}

/**
 * What goes with the cart when a session ends: `purchase`, where one was on its way of which surely nothing was ordered;
 * undefined without a cart.
 */
export function lostWithSession(): 'purchase' | 'cart' | undefined {
  const { session, local } = browserStorage();
  if (local.get('ticketCart') === undefined && local.get('timetableCart') === undefined) return undefined;
  const token = readJson(local, 'ticketToken', isJsonObject);
  return session.get('purchaseStep') && !token?.['isSent'] && !token?.['orderId'] ? 'purchase' : 'cart';
}
