import { useEffect, useState } from 'react';
import type { Instant } from '#kernel/clock.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type { MyTickets } from '../contract.ts';
import { readMyTickets } from './my-ticket-calls.ts';

export interface LoadedTickets {
  /** null at a portal: its events have tickets, the portal has none (MYPAGE-011). */
  tickets: MyTickets | null;
  loadedAt: Instant;
}

export async function loadMyTickets(
  context: PageContext,
  contentId?: number,
  signal?: AbortSignal,
): Promise<LoadedTickets> {
  const hasTickets = context.site.eventId !== undefined;
  return { tickets: hasTickets ? await readMyTickets(context, contentId, signal) : null, loadedAt: context.now };
}

const tickMs = 10_000;

/** The current time while the page is open, so that a ticket becomes available without a reload. */
export function useNow(start: Instant): Instant {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const shown = Date.now();
    const timer = setInterval(() => setPassed(Date.now() - shown), tickMs);
    return () => clearInterval(timer);
  }, [start]);
  return start + passed;
}
