import { leaveWithoutTransition } from '#web/navigation/leave-without-transition.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type { OrderAnswer } from '../../contract.ts';
import type { OrderState } from '../../rules/order/order.ts';
import { purchaseSteps } from '../../rules/purchase/purchase-step.ts';
import { purchaseStepHref } from '../flow/purchase-address.ts';

/** Nothing is left to do in the purchase: what was bought, applied for, or is to be paid at a till. */
export function isDone(state: OrderState): boolean {
  return state === 'completed' || state === 'applied' || state === 'awaiting';
}

/** Nothing will come of it any more. */
export function isOver(state: OrderState): boolean {
  return state === 'expired' || state === 'canceled' || state === 'lost';
}

/** Somebody else knows what becomes of it: the gateway, or the buyer's bank. */
export function isOnItsWay(state: OrderState): boolean {
  return state === 'charging' || state === 'checking' || state === 'authenticating';
}

/** The page an order is seen on: its thanks, or its payment. */
export function placeOfOrder(
  context: Omit<PageContext, 'init'>,
  contentId: number,
  { orderId, state }: Pick<OrderAnswer, 'orderId' | 'state'>,
): string {
  const step = isDone(state) ? purchaseSteps.COMPLETE : purchaseSteps.PAYMENT;
  return purchaseStepHref(context, contentId, step, orderId);
}

/**
 * Goes to 3-D Secure where the order asks for it, and says whether it does; the gateway leads back to the payment.
 * `replace` on a page that is done with: its guard against leaving has put it into the history twice.
 */
export function leaveForAuthentication(
  { state, paymentUrl }: Pick<OrderAnswer, 'state' | 'paymentUrl'>,
  how: 'assign' | 'replace',
): boolean {
  if (state !== 'authenticating' || paymentUrl === null || !/^https?:\/\//.test(paymentUrl)) return false;
  // After the page has let go of whoever may leave it now.
  // A gateway on this very host, as the demo's, would be in time only sometimes to take part in a transition.
  setTimeout(() => leaveWithoutTransition(paymentUrl, how));
  // A browser that comes back may show this page as it was left, busy; what it is to show is the order as it is by then.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
  return true;
}
