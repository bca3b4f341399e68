import { useEffect, useState } from 'react';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { usePageContext } from '#web/site/page-context.ts';
import { saleKeyOf } from '../../rules/sale/sale-key.ts';
import type { Holdings } from '../sale/sale-calls.ts';
import { keptToken } from './purchase-token.ts';

/**
 * The number of a purchase of this sale that this browser began and does not know to be over. Otherwise the member's
 * open purchase that the server knows from any browser.
 */
export function useOpenOrder(contentId: number, { openOrderId }: Holdings): string | undefined {
  const { site } = usePageContext();
  const [orderId, setOrderId] = useState<string>();
  useEffect(() => {
    setOrderId(keptToken(browserStorage().local, saleKeyOf(site, contentId))?.orderId ?? undefined);
  }, [site, contentId]);
  return orderId ?? openOrderId ?? undefined;
}
