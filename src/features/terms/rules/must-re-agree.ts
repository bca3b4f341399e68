import type { Instant } from '#kernel/clock.ts';
import { parseInstant } from '#kernel/period.ts';

export interface AgreementSetting {
  switchTerms: boolean;
  switchPrivacy: boolean;
  /** Agreements from before this time no longer count. */
  resetAt: string | null;
}

/** A member's agreement at a site (core 3.6); null where the site asks nobody. */
export interface PersonalTerms {
  agreedAt: string | null;
}

/**
 * Whether a member has to agree again: the terms or the policy are on, the member's agreement is known, and it is
 * missing or from before the reset (TERMS-011, TERMS-012). A reset in the future does not count yet, because until then
 * nobody could agree again.
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
