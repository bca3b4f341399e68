import { useRef, useState } from 'react';
import { useNavigate } from '#web/navigation/router-context.ts';
import { usePageContext } from '#web/site/page-context.ts';
import { toStoredCart } from '../../rules/cart/stored-cart.ts';
import { purchaseSteps } from '../../rules/purchase/purchase-step.ts';
import { leaveForAuthentication, placeOfOrder } from '../order/order-place.ts';
import { noteOrderedBefore } from '../order/ordered-before.tsx';
import { purchaseStepHref } from '../flow/purchase-address.ts';
import { tellFailure } from '../order/told-failure.ts';
import { type SentOutcome, sendPurchase } from './send-purchase.ts';
import type { Purchase } from './use-purchase.ts';
import type { ToldRefusal } from './use-told-refusal.ts';

/** `leaving`: the order is made, and the page goes on to it. `lost`: asked so many times without an answer. */
export type OrderingState =
  | { kind: 'ready' | 'sending' | 'leaving' }
  | { kind: 'lost'; tries: number }
  | Exclude<SentOutcome, { kind: 'order' | 'lost' }>;

export interface Ordering {
  state: OrderingState;
  /** Buys; pressed again while it is on its way nothing happens. */
  order(): void;
  checkAgain(): Promise<void>;
}

/** The order button: sends once, follows the order where it leads, and keeps everything when it fails. */
export function useOrdering(purchase: Purchase, { tell, forget }: Pick<ToldRefusal, 'tell' | 'forget'>): Ordering {
  const context = usePageContext();
  const navigate = useNavigate();
  const { contentId, cart, form, change } = purchase;
  const [state, setState] = useState<OrderingState>({ kind: 'ready' });
  const isOnItsWay = useRef(false);
  const tries = useRef(0);

  const follow = (outcome: SentOutcome): OrderingState => {
    if (outcome.kind === 'order') {
      const { order } = outcome;
      // To the bank goes who chose its card, not who reads only now that another tab did.
      if (noteOrderedBefore(order, form) || !leaveForAuthentication(order, 'replace')) {
        void navigate(placeOfOrder(context, contentId, order), { replace: true });
      }
      return { kind: 'leaving' };
    }
    if (outcome.kind === 'payment' && outcome.orderId !== undefined) {
      if (outcome.order !== undefined) noteOrderedBefore(outcome.order, form);
      tellFailure(outcome.orderId, outcome.failure);
      void navigate(purchaseStepHref(context, contentId, purchaseSteps.PAYMENT, outcome.orderId), { replace: true });
      return { kind: 'leaving' };
    }
    if (outcome.kind === 'problems') {
      tell(outcome.problems);
      // What is not to be had goes out of the cart, and prices are read anew.
      cart.retry();
      if (outcome.problems.some(({ kind }) => kind === 'codeUnusable')) {
        change({ discount: null, ticketDiscountCode: null });
      }
    }
    if (outcome.kind !== 'lost') return outcome;
    tries.current += 1;
    return { kind: 'lost', tries: tries.current };
  };

  const send = async (): Promise<void> => {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    const stored = JSON.stringify(toStoredCart(purchase, cart.items) ?? null);
    const next = follow(await sendPurchase(context, purchase, stored));
    setState(next);
    if (next.kind !== 'leaving') isOnItsWay.current = false;
  };
  return {
    state,
    order() {
      if (isOnItsWay.current) return;
      tries.current = 0;
      forget();
      setState({ kind: 'sending' });
      void send();
    },
    checkAgain: send,
  };
}
