import { useCallback, useEffect, useRef, useState } from 'react';
import { status } from '#kernel/status.ts';
import { isStatus, reasonOf } from '#web/api/call-error.ts';
import { useLanguage, usePageContext } from '#web/site/page-context.ts';
import { usePersonal } from '#web/site/personal.ts';
import type { Instant } from '#kernel/clock.ts';
import { parseInstant } from '#kernel/period.ts';
import { serverClock } from '#web/api/server-clock.ts';
import type { OrderAnswer } from '../../contract.ts';
import { callOrder } from '../flow/purchase-calls.ts';
import { isOnItsWay } from './order-place.ts';

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

/** The current order. While something can become of it without its buyer, it is read again, more and more rarely. */
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
      // A failed read leaves the order that was read before.
      if (found === undefined) {
        return before.kind === 'order' ? { ...before, looks: before.looks + 1 } : { kind: 'failed' };
      }
      if (found.kind !== 'order') return found;
      const isSame = before.kind === 'order' && before.order.state === found.order.state;
      return { ...found, looks: isSame ? before.looks + 1 : 1 };
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

  useEffect(() => {
    const delay = seen.kind === 'order' ? nextLookMs(seen) : undefined;
    if (delay === undefined) return undefined;
    // A hidden page waits until somebody sees it.
    const lookIfShown = (): void => {
      if (document.visibilityState === 'visible') void look();
    };
    const timer = setTimeout(lookIfShown, delay);
    document.addEventListener('visibilitychange', lookIfShown);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookIfShown);
    };
  }, [seen, look]);

  return { seen, look, put: (order) => setSeen({ kind: 'order', order, looks: 1 }) };
}

const delays = [2_000, 3_000, 5_000, 8_000, 13_000, 20_000];
const longest = 30_000;

/** How long to wait before the next look, in ms: soon at first, then more and more rarely. */
export function pollDelayMs(looks: number): number {
  return delays[looks] ?? longest;
}

/** The longest time that a browser's timer can wait. */
const timerMaxMs = 2 ** 31 - 1;

/**
 * In how many ms an order is read again; undefined for one that changes only by its buyer. A till or a bank tells the
 * server when money came, and a hold ends at its time, or a moment later.
 */
function nextLookMs(
  { order: { state, heldUntil }, looks }: { order: Pick<OrderAnswer, 'state' | 'heldUntil'>; looks: number },
  now: Instant = serverClock.now(),
): number | undefined {
  const delay = pollDelayMs(looks - 1);
  if (isOnItsWay(state) || state === 'awaiting') return delay;
  const end = state === 'reserved' && heldUntil !== null ? parseInstant(heldUntil) : undefined;
  if (end === undefined) return undefined;
  return end > now ? Math.min(end - now, timerMaxMs) : delay;
}
