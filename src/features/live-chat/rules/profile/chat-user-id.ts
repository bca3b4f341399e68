import { userIdMax } from '../limits/chat-limits.ts';
import { passesForStaff } from './staff-name.ts';

export type UserIdProblem = 'missing' | 'form' | 'tooLong' | 'reserved';

/** The fault of a chat user id: half-width letters and digits, at most 32 (CHAT-036, CHAT-037). */
export function userIdProblem(id: string): UserIdProblem | undefined {
  if (id === '') return 'missing';
  if (!/^[A-Za-z0-9]+$/.test(id)) return 'form';
  if (id.length > userIdMax) return 'tooLong';
  return passesForStaff(id) ? 'reserved' : undefined;
}

/** One id in all spellings. */
export function userIdKey(id: string): string {
  return id.toLowerCase();
}
