import { useEffect, useState } from 'react';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { usePageContext } from '#web/site/page-context.ts';
import { saleKeyOf } from '../../rules/sale/sale-key.ts';
import type { Holdings } from '../sale/sale-calls.ts';
import { keptToken } from './purchase-token.ts';

/**
 * The numbers of the open purchases of this sale: the one that this browser began and does not know to be over, and
 * those of the member that the server knows from any browser.
 */
export function useOpenOrders(contentId: number, { openOrderIds }: Holdings): string[] {
  const { site } = usePageContext();
  const [orderId, setOrderId] = useState<string>();
  useEffect(() => {
    setOrderId(keptToken(browserStorage().local, saleKeyOf(site, contentId))?.orderId ?? undefined);
  }, [site, contentId]);
  return [...new Set([...(orderId === undefined ? [] : [orderId]), ...openOrderIds])];
}
