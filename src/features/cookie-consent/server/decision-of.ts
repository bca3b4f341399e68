import { readCookie } from '#kernel/cookie.ts';
import { consentCookie, type Decision, parseDecision } from '../rules/consent.ts';

/** The decision that the cookies of a request hold. */
export function decisionOf(header: (name: string) => string | undefined): Decision | undefined {
  return parseDecision(readCookie(header('cookie') ?? '', consentCookie));
}
