import { createHash, timingSafeEqual } from 'node:crypto';
import type { Door, PublishedSite } from '#features/site/server.ts';
import type { Database } from '#server/database/database.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { createGuessGuard } from '#server/limits/guesses.ts';
import { isPasscode } from '../rules/passcode.ts';
import { doorMessages } from './door-messages.ts';

export interface PasscodeGuard {
  /** Whether the code opens the site; throws 429 when too many wrong ones were tried. */
  check(site: PublishedSite, given: string, context: RequestContext): Promise<boolean>;
  door: Door;
}

/** Guards the passcodes of all sites. The right code is refused too where too many were wrong, or guessing could go on. */
export function createPasscodeGuard(database: Database): PasscodeGuard {
  const guard = createGuessGuard(database, 'passcode', (language) => doorMessages[language].passcode.tooMany);
  const check: PasscodeGuard['check'] = async ({ siteKey, passcode }, given, context) =>
    passcode === undefined || guard.check({ context, about: siteKey }, given, () => isEqual(given, passcode));
  return {
    check,
    async door({ site, context }) {
      if (site.passcode === undefined) return;
      const given = site.eventId === undefined ? context.passcodes.portal : context.passcodes.event;
      if (!isPasscode(given) || !(await check(site, given, context))) throw refuse('passcodeRequired');
    },
  };
}

function isEqual(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
