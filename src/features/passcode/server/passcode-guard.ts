import { createHash, timingSafeEqual } from 'node:crypto';
import type { Door, PublishedSite } from '#features/site/server.ts';
import type { Clock } from '#kernel/clock.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { createRateLimit } from '#server/limits/rate-limit.ts';
import { addressGroup } from '#server/limits/address-group.ts';
import { isPasscode } from '../rules/passcode.ts';

export interface PasscodeGuard {
  /** Whether the code opens the site; throws 429 when this address has guessed too often. */
  check(site: PublishedSite, given: string, context: RequestContext): boolean;
  door: Door;
}

const wrongTries = 5;
const windowMs = 60_000;
const knownMax = 100_000;

/**
 * Guards the passcodes of all sites. Five different wrong codes in a minute, by any call, close a site for their
 * address. The right code is refused then too, or guessing could go on. A visitor who has shown the right code before
 * is not stopped by others behind the same address.
 */
export function createPasscodeGuard(clock: Clock): PasscodeGuard {
  const tries = createRateLimit(wrongTries, windowMs, clock);
  /** A browser with an old code sends it with every call; a repeated wrong code is no new guess. */
  const newCodes = createRateLimit(1, windowMs, clock);
  const known = new Set<string>();

  const check = (site: PublishedSite, given: string, context: RequestContext): boolean => {
    if (site.passcode === undefined) return true;
    const isRight = isEqual(given, site.passcode);
    const visitor = context.anonymousToken && `${site.siteKey} ${site.revision} ${context.anonymousToken}`;
    if (isRight && visitor && known.has(visitor)) return true;
    const key = `${site.siteKey} ${addressGroup(context.clientAddress)}`;
    if (!tries.take(key)) throw refuse('tooMany');
    if (isRight || !newCodes.take(`${key} ${given}`)) tries.giveBack(key);
    if (isRight && visitor) remember(known, visitor);
    return isRight;
  };

  return {
    check,
    door({ site, context }) {
      if (site.passcode === undefined) return;
      const given = site.eventId === undefined ? context.passcodes.portal : context.passcodes.event;
      if (!isPasscode(given) || !check(site, given, context)) throw refuse('passcodeRequired');
    },
  };
}

function isEqual(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

function remember(known: Set<string>, visitor: string): void {
  if (known.size >= knownMax) known.delete(known.values().next().value as string);
  known.add(visitor);
}
