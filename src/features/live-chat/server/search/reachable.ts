import type { Database } from '#server/database/database.ts';
import { refuse } from '#server/http/refusal.ts';
import { isFindable } from '../../rules/search/search-rules.ts';
import type { ChatCall } from '../desk/chat-desk.ts';
import { readProfile } from '../profile/profile-store.ts';
import { findAcquaintances } from './search-store.ts';

interface NamedPerson {
  userId: number;
  /** Their chat user id, where the caller knows it. */
  liveChatUserId?: string | undefined;
}

/**
 * Throws 404 for a person whom the caller cannot know: from a room, as a contact, or by a search that the organiser
 * allows. Numbers are easy to guess, and beginning a talk or blocking a person shows their profile.
 */
export async function demandReachable(
  database: Database,
  { chat, profile }: Pick<ChatCall, 'chat' | 'profile'>,
  { userId, liveChatUserId }: NamedPerson,
): Promise<void> {
  if ((await findAcquaintances(database, profile.profileId, [userId])).length > 0) return;
  const person = await readProfile(database, userId);
  if (person === undefined || !isFindable(person.live_chat_user_id, liveChatUserId, chat.content.search)) {
    throw refuse('notFound');
  }
}
