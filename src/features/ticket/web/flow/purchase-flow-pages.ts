import type { PageName } from '#kernel/page.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { purchaseFlowKeys } from '../../rules/purchase/purchase-flow-keys.ts';
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
  // A purchase may ask for these, and goes on after them.
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
 * Called with the first page of every document: a flow that was left by loading another one is over (TICKET-042). The
 * local keys are all tabs', so a tab that was in no flow leaves them to the one that is.
 */
export function endLeftFlow(firstPage: string): void {
  const { session } = browserStorage();
  const wasInFlow = purchaseFlowKeys.session.some((key) => session.get(key) !== undefined);
  if (wasInFlow && !isFlowPage(firstPage)) leaveFlow();
}
