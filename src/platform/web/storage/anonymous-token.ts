import type { Random } from '#kernel/clock.ts';
import { isAnonymousToken, randomAnonymousToken } from '#kernel/random-id.ts';
import type { LocalStorage } from './safe-storage.ts';

/** The token of this browser, which is made once, or again if the stored text is not a token. */
export function anonymousToken(local: LocalStorage, random: Random): string {
  const stored = local.get('anonymousToken');
  if (isAnonymousToken(stored)) return stored;
  const made = randomAnonymousToken(random);
  local.set('anonymousToken', made);
  return made;
}
