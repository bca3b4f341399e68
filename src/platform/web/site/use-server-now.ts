import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Instant } from '#kernel/clock.ts';
import { serverClock } from '../api/server-clock.ts';
import { usePageContext } from './page-context.ts';

const everyMs = 10_000;

/** The server's time, going on: sales begin and tickets open while somebody waits. It begins with the page's instant. */
export function useServerNow(): Instant {
  const context = usePageContext();
  const [now, setNow] = useState(context.now);
  useEffect(() => {
    const tick = (): void => setNow(serverClock.now());
    tick();
    const timer = window.setInterval(tick, everyMs);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}

const listeners = new Set<() => void>();
let ticking: number | undefined;

/** One clock for everything on a page that waits for it. */
function everyTick(listener: () => void): () => void {
  listeners.add(listener);
  ticking ??= window.setInterval(() => {
    for (const one of listeners) one();
  }, everyMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.clearInterval(ticking);
    ticking = undefined;
  };
}

/** What follows from the server's time, such as a state: many rows ask, and only one whose answer changes shows itself anew. */
export function useAtServerTime<Value extends string | number | boolean | undefined>(
  valueAt: (now: Instant) => Value,
): Value {
  const context = usePageContext();
  return useSyncExternalStore(
    everyTick,
    () => valueAt(serverClock.now()),
    () => valueAt(context.now),
  );
}

/** Whole seconds until an instant by the server's time, 0 once it is past; undefined without one. */
export function useSecondsUntil(end: Instant): number;
export function useSecondsUntil(end: Instant | undefined): number | undefined;
export function useSecondsUntil(end: Instant | undefined): number | undefined {
  const [, setTick] = useState(0);
  useEffect(() => {
    if (end === undefined) return undefined;
    const timer = window.setInterval(() => setTick((tick) => tick + 1), 1_000);
    return () => window.clearInterval(timer);
  }, [end]);
  return end === undefined ? undefined : Math.max(0, Math.ceil((end - serverClock.now()) / 1_000));
}
