import { ticketListsOf } from '#features/content-lock/rules/ticket-lists.ts';
import { isCallError, reasonOf } from '#web/api/call-error.ts';

/** What becomes of a page whose content the server refuses: what would open it, or undefined for any other failure. */
export type RefusedPage = 'login' | 'notInvited' | { screen: string; data: unknown };

const ticketNeeded = 'features/content-lock/web/ticket-needed-page';

export function refusedPage(error: unknown): RefusedPage | undefined {
  const reason = reasonOf(error);
  if (reason === 'login' || reason === 'notInvited') return reason;
  if (reason !== 'ticket' || !isCallError(error)) return undefined;
  return { screen: ticketNeeded, data: ticketListsOf(error.details) };
}
