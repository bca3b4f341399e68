import { useCallback, useEffect, useRef, useState } from 'react';
import { status } from '#kernel/status.ts';
import { isStatus, reasonOf } from '#web/api/call-error.ts';
import { useLanguage, usePageContext } from '#web/site/page-context.ts';
import { usePersonal } from '#web/site/personal.ts';
import type { OrderAnswer } from '../../contract.ts';
import { isOnItsWay } from './order-place.ts';
import { pollDelayMs } from './poll-delay.ts';
import { callOrder } from '../flow/purchase-calls.ts';

export type SeenOrder =
  | { kind: 'loading' | 'missing' | 'login' | 'failed' }
  | { kind: 'order'; order: OrderAnswer; looks: number };

export interface OrderWatch {
  seen: SeenOrder;
  /** Reads the order now. */
  look(): Promise<void>;
  /** Takes over an order that another call returned. */
  put(order: OrderAnswer): void;
}

/** The current order. While somebody else decides about it, it is read again, more and more rarely. */
export function useOrder(contentId: number, orderId: string): OrderWatch {
  const { api, site } = usePageContext();
  const { isLoggedIn } = usePersonal();
  const language = useLanguage();
  const [calling] = useState({ api, site });
  const [seen, setSeen] = useState<SeenOrder>({ kind: 'loading' });
  const isGone = useRef(false);

  const look = useCallback(async (): Promise<void> => {
    let found: SeenOrder | undefined;
    try {
      found = { kind: 'order', order: await callOrder(calling, contentId, orderId), looks: 0 };
    } catch (error) {
      if (isStatus(error, status.notFound, status.invalid)) found = { kind: 'missing' };
      else if (isStatus(error, status.forbidden)) found = { kind: reasonOf(error) === 'login' ? 'login' : 'missing' };
    }
    if (isGone.current) return;
    setSeen((before) => {
      const looks = before.kind === 'order' ? before.looks + 1 : 1;
      // A failed read leaves the order that was read before.
      if (found === undefined) return before.kind === 'order' ? { ...before, looks } : { kind: 'failed' };
      return found.kind === 'order' ? { ...found, looks } : found;
    });
  }, [calling, contentId, orderId]);

  // The order is read anew after a login, and in another language for its titles.
  useEffect(() => {
    isGone.current = false;
    void look();
    return () => {
      isGone.current = true;
    };
  }, [look, isLoggedIn, language]);

  const looks = seen.kind === 'order' && isOnItsWay(seen.order.state) ? seen.looks : undefined;
  useEffect(() => {
    if (looks === undefined) return undefined;
    const timer = setTimeout(() => void look(), pollDelayMs(looks - 1));
    return () => clearTimeout(timer);
  }, [looks, look]);

  return { seen, look, put: (order) => setSeen({ kind: 'order', order, looks: 1 }) };
}
