import { leaveWithoutTransition } from '#web/navigation/leave-without-transition.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type { OrderAnswer } from '../../contract.ts';
import type { OrderState } from '../../rules/order/order.ts';
import { purchaseSteps } from '../../rules/flow/purchase-step.ts';
import { purchaseStepHref } from '../flow/purchase-address.ts';

/** True when the purchase has no step left: the order is bought, applied for, or to be paid at a store. */
export function isDone(state: OrderState): boolean {
  return state === 'completed' || state === 'applied' || state === 'awaiting';
}

/** True when nothing can come of the order any more. */
export function isOver(state: OrderState): boolean {
  return state === 'expired' || state === 'canceled' || state === 'lost';
}

/** True while the gateway or the buyer's bank decides about the order. */
export function isOnItsWay(state: OrderState): boolean {
  return state === 'charging' || state === 'checking' || state === 'authenticating';
}

/** The page that shows an order: its thanks, or its payment. */
export function placeOfOrder(
  context: Omit<PageContext, 'init'>,
  contentId: number,
  { orderId, state }: Pick<OrderAnswer, 'orderId' | 'state'>,
): string {
  const step = isDone(state) ? purchaseSteps.COMPLETE : purchaseSteps.PAYMENT;
  return purchaseStepHref(context, contentId, step, orderId);
}

/**
 * Goes to 3-D Secure when the order asks for it, and returns whether it does. The gateway leads back to the payment.
 * `replace`: the page is over, and its guard against leaving has put it into the history twice.
 */
export function leaveForAuthentication(
  { state, paymentUrl }: Pick<OrderAnswer, 'state' | 'paymentUrl'>,
  how: 'assign' | 'replace',
): boolean {
  if (state !== 'authenticating' || paymentUrl === null || !/^https?:\/\//.test(paymentUrl)) return false;
  // Waits until the page has removed its guard against leaving.
  // A gateway on the same host, such as the demo's, would sometimes answer in time for a view transition.
  setTimeout(() => leaveWithoutTransition(paymentUrl, how));
  // After Back the browser may show this page busy, as it was left. It has to show the current order.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
  return true;
}
