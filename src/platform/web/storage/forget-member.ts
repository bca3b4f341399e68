import { forgetKeptPages } from '../offline/forget-kept-pages.ts';
import { browserStorage } from './browser-storage.ts';
import { isJsonObject, type LocalStorage, readJson } from './safe-storage.ts';
import { keptByEventKeys } from './storage-keys.ts';
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
const session = ['timetableToTicketFlag', 'purchaseStep', 'purchaseForm', 'typed'] as const;
/** Typed forms that the same member finds again after a login. */
const typed = ['profileForm', 'formDrafts'] as const;
/**
 * Unsent messages of chats, and the member who wants pushes. They are kept for each member, who gets them back after a
 * session that expired.
 */
const written = ['chatDrafts', 'chatOutbox', 'chatPush'] as const;

/** Removes what belongs to members from what is kept by event, and leaves the items of visitors. */
function forgetKeptOfMembers(storage: LocalStorage): void {
  const ofVisitors = (_: string, value: unknown): unknown =>
    isJsonObject(value) && typeof value['owner'] === 'number' ? undefined : value;
  for (const key of keptByEventKeys) {
    const kept = readJson(storage, key, isJsonObject);
    if (kept !== undefined) storage.set(key, JSON.stringify(kept, ofVisitors));
  }
}

/** Removes what only this tab keeps of a member; the tokens and carts, which all tabs share, stay. */
export function forgetMemberOfTab(): void {
  for (const key of [...session, ...typed]) browserStorage().session.remove(key);
}

/**
 * Ends the session of a realm's member here: the next visitor of this browser finds nothing of it (AUTH-025). A session
 * that expired leaves what was typed to the same member, who can log in and continue.
 */
export function forgetMember(realmKey: string, { keepsTyped = false } = {}): Promise<void> {
  const storage = browserStorage();
  createMemberSession(storage.local).clear(realmKey);
  for (const key of local) storage.local.remove(key);
  if (!keepsTyped) for (const key of written) storage.local.remove(key);
  forgetKeptOfMembers(storage.local);
  for (const key of keepsTyped ? session : [...session, ...typed]) storage.session.remove(key);
  return forgetKeptPages(realmKey);
}
