import { useEffect, useState } from 'react';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { keptToken } from './purchase-token.ts';

/** The number of a purchase of this content that was begun in this browser and is not known to be over. */
export function useOpenOrder(contentId: number): string | undefined {
  const [orderId, setOrderId] = useState<string>();
  useEffect(() => {
    const kept = keptToken(browserStorage().local);
    setOrderId(kept?.contentId === contentId ? (kept.orderId ?? undefined) : undefined);
  }, [contentId]);
  return orderId;
}
