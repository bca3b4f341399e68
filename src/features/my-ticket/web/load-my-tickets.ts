import type { PageContext } from '#web/site/page-context.ts';
import type { MyTickets } from '../contract.ts';
import { readMyTickets } from './my-ticket-calls.ts';

export interface LoadedTickets {
  /** null at a portal: its events have tickets, the portal has none (MYPAGE-011). */
  tickets: MyTickets | null;
}

export async function loadMyTickets(
  context: PageContext,
  contentId?: number,
  signal?: AbortSignal,
): Promise<LoadedTickets> {
  const hasTickets = context.site.eventId !== undefined;
  return { tickets: hasTickets ? await readMyTickets(context, contentId, signal) : null };
}
