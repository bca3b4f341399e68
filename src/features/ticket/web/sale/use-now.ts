import { useEffect, useState } from 'react';
import type { Instant } from '#kernel/clock.ts';
import { usePageContext } from '#web/site/page-context.ts';

const everyMs = 15_000;

/** The time, going on: sales begin and end while somebody waits for it. It begins with the server's instant. */
export function useNow(): Instant {
  const context = usePageContext();
  const [now, setNow] = useState(context.now);
  useEffect(() => {
    const tick = (): void => setNow(Date.now());
    tick();
    const timer = window.setInterval(tick, everyMs);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}
