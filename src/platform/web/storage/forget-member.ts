import { forgetKeptPages } from '../offline/forget-kept-pages.ts';
import { browserStorage } from './browser-storage.ts';
import { createMemberSession } from './member-session.ts';

/** A member's data besides the tokens: the carts, and all of an unfinished purchase. */
const local = [
  'ticketCart',
  'timetableCart',
  'ticketToken',
  'next_purchase_flow_contentId',
  'checkEmptyPerson',
  'check_validation',
] as const;
const session = ['timetableToTicketFlag', 'purchaseStep', 'purchaseForm'] as const;

/** Removes what this tab alone keeps of a member; the tokens and carts, which all tabs share, stay. */
export function forgetMemberOfTab(): void {
  for (const key of session) browserStorage().session.remove(key);
}

/** Ends the session of a realm's member here: the next visitor of this browser finds nothing of it (AUTH-025). */
export function forgetMember(realmKey: string): Promise<void> {
  const storage = browserStorage();
  createMemberSession(storage.local).clear(realmKey);
  for (const key of local) storage.local.remove(key);
  forgetMemberOfTab();
  return forgetKeptPages(realmKey);
}
