import { useEffect } from 'react';
import { usePageContext } from '#web/site/page-context.ts';
import type { OrderAnswer } from '../../contract.ts';
import { abandonOrder, finishPurchase } from './finish-purchase.ts';
import { isDone, isOver } from './order-place.ts';

/** What an order that came to its end leaves behind. */
export function useOrderEnd(order: OrderAnswer | undefined): void {
  const { api } = usePageContext();
  useEffect(() => {
    if (order === undefined) return;
    if (isDone(order.state)) finishPurchase(api, order.orderId);
    if (isOver(order.state)) abandonOrder(api, order.orderId);
  }, [order, api]);
}
