import { userIdMax } from './chat-limits.ts';

export type UserIdProblem = 'missing' | 'form' | 'tooLong' | 'reserved';

/** Names that would pass for the organiser. */
const reserved =
  /^(admin|administrator|official|operator|organi[sz]er|staff|support|system|root|moderator|hiroba)\d*$/i;

/** What is wrong with a chat user id: half-width letters and digits, at most 32 (CHAT-036, CHAT-037). */
export function userIdProblem(id: string): UserIdProblem | undefined {
  if (id === '') return 'missing';
  if (!/^[A-Za-z0-9]+$/.test(id)) return 'form';
  if (id.length > userIdMax) return 'tooLong';
  return reserved.test(id) ? 'reserved' : undefined;
}

/** One id in all spellings. */
export function userIdKey(id: string): string {
  return id.toLowerCase();
}
