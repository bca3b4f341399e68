export { storedDecision } from './web/stored-decision.ts';
export type { CookieConsentProps } from './web/cookie-consent.tsx';
export { isUndisturbed } from './rules/undisturbed.ts';
export { type Decision, shouldAskConsent } from './rules/consent.ts';
