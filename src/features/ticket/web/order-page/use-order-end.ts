import { useEffect } from 'react';
import { usePageContext } from '#web/site/page-context.ts';
import { abandonOrder, finishPurchase } from './finish-purchase.ts';
import { isDone, isOver } from './order-place.ts';
import type { SeenOrder } from './use-order.ts';

/** Clears the data of a purchase from the browser, once its order came to its end. */
export function useOrderEnd(orderId: string, seen: SeenOrder): void {
  const { api } = usePageContext();
  const state = seen.kind === 'order' ? seen.order.state : undefined;
  // The key of a missing order would lead every purchase of the same cart to that order.
  const isLost = seen.kind === 'missing' || (state !== undefined && isOver(state));
  const isBought = state !== undefined && isDone(state);
  useEffect(() => {
    if (isBought) finishPurchase(api, orderId);
    if (isLost) abandonOrder(api, orderId);
  }, [isBought, isLost, orderId, api]);
}
