import type { Instant } from '#kernel/clock.ts';
import { parseInstant } from '#kernel/period.ts';

export interface AgreementSetting {
  switchTerms: boolean;
  switchPrivacy: boolean;
  /** Agreements from before then do not count any more. */
  resetAt: string | null;
}

/** What a member has agreed to at a site (core 3.6); null where nobody is asked. */
export interface PersonalTerms {
  agreedAt: string | null;
}

/**
 * Whether a member has to agree again: the terms or the policy are on, the member's terms are known, and there is no
 * agreement or one from before the reset (TERMS-011, TERMS-012). A reset that is announced has not happened yet:
 * until then nobody could agree anew.
 */
export function mustReAgree(
  { switchTerms, switchPrivacy, resetAt }: AgreementSetting,
  personal: PersonalTerms | null | undefined,
  now: Instant,
): boolean {
  if (!switchTerms && !switchPrivacy) return false;
  if (personal === null || personal === undefined) return false;
  const agreedAt = parseInstant(personal.agreedAt ?? '');
  if (agreedAt === undefined) return true;
  const reset = parseInstant(resetAt ?? '');
  return reset !== undefined && reset <= now && agreedAt < reset;
}
