import { useRef, useState } from 'react';
import { useNavigate } from '#web/navigation/router-context.ts';
import { usePageContext } from '#web/site/page-context.ts';
import { toStoredCart } from '../../rules/cart/stored-cart.ts';
import { purchaseSteps } from '../../rules/flow/purchase-step.ts';
import { leaveForAuthentication, placeOfOrder } from '../order-page/order-place.ts';
import { noteOrderedBefore } from '../order-page/ordered-before.tsx';
import { purchaseStepHref } from '../flow/purchase-address.ts';
import type { FlowForm } from '../flow/purchase-form.ts';
import { tellFailure } from '../order-page/payment-failure.ts';
import { type SentOutcome, sendPurchase } from './send-purchase.ts';
import type { Purchase } from './use-purchase.ts';
import type { ToldRefusal } from './use-told-refusal.ts';

/** `leaving`: the order is made, and the page goes on to it. `lost`: the number of calls without an answer. */
export type OrderingState =
  | { kind: 'ready' | 'sending' | 'leaving' }
  | { kind: 'lost'; tries: number }
  | Exclude<SentOutcome, { kind: 'order' | 'lost' }>;

export interface Ordering {
  state: OrderingState;
  /** Buys, with the answers that the form has just changed. Another press during the call does nothing. */
  order(changed?: Partial<FlowForm>): Promise<OrderingState>;
  checkAgain(): Promise<void>;
}

/** The order button: it sends once, goes on to the order's page, and keeps everything after a failure. */
export function useOrdering(purchase: Purchase, { tell, forget }: Pick<ToldRefusal, 'tell' | 'forget'>): Ordering {
  const context = usePageContext();
  const navigate = useNavigate();
  const { contentId, cart, change } = purchase;
  const [state, setState] = useState<OrderingState>({ kind: 'ready' });
  const isOnItsWay = useRef(false);
  const tries = useRef(0);

  const follow = (outcome: SentOutcome, form: FlowForm): OrderingState => {
    if (outcome.kind === 'order') {
      const { order } = outcome;
      // Only the tab where the buyer chose the card goes to the bank, not a tab that finds another tab's order.
      if (noteOrderedBefore(order, form) || !leaveForAuthentication(order, 'replace')) {
        void navigate(placeOfOrder(context, contentId, order), { replace: true });
      }
      return { kind: 'leaving' };
    }
    if (outcome.kind === 'payment' && outcome.orderId !== undefined) {
      if (outcome.order !== undefined) noteOrderedBefore(outcome.order, form);
      tellFailure(outcome.orderId, outcome.failure);
      void navigate(purchaseStepHref(context, contentId, purchaseSteps.PAYMENT, outcome.orderId), {
        replace: true,
      });
      return { kind: 'leaving' };
    }
    if (outcome.kind === 'problems') {
      tell(outcome.problems);
      // Restoring removes unavailable tickets from the cart and reads the prices anew.
      cart.retry();
      if (outcome.problems.some(({ kind }) => kind === 'codeUnusable')) {
        change({ discount: null, ticketDiscountCode: null });
      }
    }
    if (outcome.kind !== 'lost') return outcome;
    tries.current += 1;
    return { kind: 'lost', tries: tries.current };
  };

  const send = async (changed?: Partial<FlowForm>): Promise<OrderingState> => {
    if (isOnItsWay.current) return { kind: 'sending' };
    isOnItsWay.current = true;
    const form = { ...purchase.form, ...changed };
    const stored = JSON.stringify(toStoredCart(purchase, cart.items) ?? null);
    const next = follow(await sendPurchase(context, { ...purchase, form }, stored), form);
    setState(next);
    if (next.kind !== 'leaving') isOnItsWay.current = false;
    return next;
  };
  return {
    state,
    async order(changed) {
      if (isOnItsWay.current) return state;
      tries.current = 0;
      forget();
      setState({ kind: 'sending' });
      return send(changed);
    },
    checkAgain: async () => void (await send()),
  };
}
