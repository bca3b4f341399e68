import { forgetKeptPages } from '../offline/forget-kept-pages.ts';
import { browserStorage } from './browser-storage.ts';
import { createMemberSession } from './member-session.ts';

/** What is a member's beside the tokens: the carts, and everything of a purchase on its way. */
const local = [
  'ticketCart',
  'timetableCart',
  'ticketToken',
  'next_purchase_flow_contentId',
  'checkEmptyPerson',
  'check_validation',
] as const;
const session = ['timetableToTicketFlag', 'purchaseStep', 'purchaseForm'] as const;

/** The session of a realm's member is over here, however it ended: nothing of it is left to who comes next (AUTH-025). */
export function forgetMember(realmKey: string): Promise<void> {
  const storage = browserStorage();
  createMemberSession(storage.local).clear(realmKey);
  for (const key of local) storage.local.remove(key);
  for (const key of session) storage.session.remove(key);
  return forgetKeptPages(realmKey);
}
