import { useLayoutEffect, useState } from 'react';
import { usePageContext } from '#web/site/page-context.ts';
import { saleKeyOf } from '../../rules/sale/sale-key.ts';
import { isFromTimetable } from './kept-flow.ts';
import type { PurchaseWay } from '../cart/kept-cart.ts';

/** Whether the visitor came from the timetable: its cart is another one (CART-006). */
export function usePurchaseWay(contentId: number): PurchaseWay | undefined {
  const { site } = usePageContext();
  const [way, setWay] = useState<PurchaseWay>();
  useLayoutEffect(() => {
    setWay(isFromTimetable(saleKeyOf(site, contentId)) ? 'timetable' : 'ticket');
  }, [site, contentId]);
  return way;
}
