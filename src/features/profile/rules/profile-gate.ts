import type { PageName } from '#kernel/page.ts';

/** The page that opens: my page and its subpages, content behind a login lock, or anything else. */
type GateTarget = { kind: 'mypage'; page: PageName } | { kind: 'lockedContent' } | { kind: 'open' };

export interface GateFacts {
  target: GateTarget;
  isLoggedIn: boolean;
  isExhibitor: boolean;
  /** The result of `isProfileComplete` for both lists. */
  isComplete: boolean;
  /** The member was led to the profile from my page before. */
  wasAsked: boolean;
}

/** For every verdict except `pass`, the address is kept as the destination. */
export type GateDecision = { go: 'pass' } | { go: 'login' } | { go: 'profile'; checkValidation: true };

/**
 * The profile gate of core 4.6 (PROFILE-024, PROFILE-025, ACCESS-028, ACCESS-053). My page asks once and is no lock: none
 * of what it shows needs an answer, and a page below it that needs one asks for that.
 */
export function profileGate({ target, isLoggedIn, isExhibitor, isComplete, wasAsked }: GateFacts): GateDecision {
  if (target.kind === 'open') return { go: 'pass' };
  if (!isLoggedIn) return { go: 'login' };
  if (isExhibitor || isComplete) return { go: 'pass' };
  if (target.kind === 'mypage' && (target.page !== 'mypage' || wasAsked)) return { go: 'pass' };
  return { go: 'profile', checkValidation: true };
}
