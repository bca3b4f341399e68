import { useEffect, useState } from 'react';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { usePageContext } from '#web/site/page-context.ts';
import { isKeptFor, saleKeyOf } from '../../rules/sale/sale-key.ts';
import type { Holdings } from '../sale/sale-calls.ts';
import { keptToken } from './purchase-token.ts';

/**
 * The number of a purchase of this sale that was begun in this browser and is not known to be over; else the one that
 * the server knows of a member's, wherever they began it.
 */
export function useOpenOrder(contentId: number, { openOrderId }: Holdings): string | undefined {
  const { site } = usePageContext();
  const [orderId, setOrderId] = useState<string>();
  useEffect(() => {
    const kept = keptToken(browserStorage().local);
    const isOfSale = kept !== undefined && isKeptFor(saleKeyOf(site, contentId), kept);
    setOrderId(isOfSale ? (kept.orderId ?? undefined) : undefined);
  }, [site, contentId]);
  return orderId ?? openOrderId ?? undefined;
}
