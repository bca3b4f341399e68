import { useLayoutEffect, useState } from 'react';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { isTimetableFlagOf } from '../../rules/purchase/purchase-flow-keys.ts';
import type { PurchaseWay } from './purchase-token.ts';

/** Whether the visitor came from the timetable: its cart is another one (CART-006). */
export function usePurchaseWay(contentId: number): PurchaseWay | undefined {
  const [way, setWay] = useState<PurchaseWay>();
  useLayoutEffect(() => {
    const flag = browserStorage().session.get('timetableToTicketFlag') ?? null;
    setWay(isTimetableFlagOf(flag, contentId) ? 'timetable' : 'ticket');
  }, [contentId]);
  return way;
}
