import type { ChatProfile } from '../../contract/profile.ts';

/** How a person is called; what is not known yet has a word for anybody. */
export function personName(
  person: Pick<ChatProfile, 'nickname' | 'isRegistered'> | undefined,
  say: { someone: string; left: string },
): string {
  if (person === undefined) return say.someone;
  return person.isRegistered ? person.nickname : say.left;
}
