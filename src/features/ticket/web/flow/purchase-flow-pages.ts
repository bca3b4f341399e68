import type { PageName } from '#kernel/page.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { purchaseFlowKeys } from '../../rules/flow/purchase-flow-keys.ts';
import { leaveFlow } from './purchase-flow-storage.ts';

const pagesOfFlow: readonly string[] = [
  'ticketList',
  'ticketListAlias',
  'ticketDetail',
  'ticketDetailAlias',
  'ticketPayment',
  'ticketPaymentAlias',
  'ticketPurchased',
  'ticketPurchasedAlias',
  // A purchase may lead to these pages, and goes on after them.
  'login',
  'register',
  'registerComplete',
  'reset',
  'verify',
] satisfies PageName[];

export function isFlowPage(name: string | undefined): boolean {
  return name !== undefined && pagesOfFlow.includes(name);
}

/**
 * Called with the first page of every document. Loading another document ends a flow (TICKET-042). All tabs share the
 * local keys, so a tab without a flow leaves them to the tab that has one.
 */
export function endLeftFlow(firstPage: string): void {
  const { session } = browserStorage();
  const wasInFlow = purchaseFlowKeys.session.some((key) => session.get(key) !== undefined);
  if (wasInFlow && !isFlowPage(firstPage)) leaveFlow();
}
