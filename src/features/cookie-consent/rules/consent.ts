import { cookieConsentDays } from '#kernel/limits.ts';

export type Decision = 'accepted' | 'declined';

export const consentSeconds = cookieConsentDays * 24 * 60 * 60;

/** The accept flag as the cookie holds it. */
export function formatDecision(decision: Decision): string {
  return decision === 'accepted' ? 'true' : 'false';
}

/** Any other value of the cookie is not a decision. */
export function parseDecision(flag: string | undefined): Decision | undefined {
  if (flag === 'true') return 'accepted';
  return flag === 'false' ? 'declined' : undefined;
}

export interface ConsentFacts {
  isEnabled: boolean;
  isApplication: boolean;
  decision: Decision | undefined;
}

/** Whether the popup appears by itself (core 4.8). */
export function shouldAskConsent({ isEnabled, isApplication, decision }: ConsentFacts): boolean {
  return isEnabled && !isApplication && decision === undefined;
}

/** The first decision has no earlier one to differ from (ambiguity 15). */
export function shouldReload(earlier: Decision | undefined, chosen: Decision): boolean {
  return earlier !== undefined && earlier !== chosen;
}
