import type { Random } from '#kernel/clock.ts';
import { isAnonymousToken, randomAnonymousToken } from '#kernel/random-id.ts';
import type { LocalStorage } from './safe-storage.ts';

/** The token of this browser: made once, and anew when the stored text is no token. */
export function anonymousToken(local: LocalStorage, random: Random): string {
  const stored = local.get('anonymousToken');
  if (isAnonymousToken(stored)) return stored;
  const made = randomAnonymousToken(random);
  local.set('anonymousToken', made);
  return made;
}
