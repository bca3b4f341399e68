import type { ServerFeature } from '#server/server-feature.ts';
import { readCookie } from '#kernel/cookie.ts';
import { createConsentRoutes } from './server/consent-routes.ts';
import { consentCookie, type Decision, parseDecision } from './rules/consent.ts';

export function createCookieConsentServer(): ServerFeature {
  return { endpoints: [], routes: createConsentRoutes };
}

/** The decision that the cookies of a request hold. */
export function decisionOf(header: (name: string) => string | undefined): Decision | undefined {
  return parseDecision(readCookie(header('cookie') ?? '', consentCookie));
}
