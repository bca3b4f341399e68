import { browserStorage } from '#web/storage/browser-storage.ts';
import { consentCookie, consentSeconds, type Decision, formatDecision, parseDecision } from '../rules/consent.ts';

export function storedDecision(): Decision | undefined {
  return parseDecision(browserStorage().cookies.get(consentCookie));
}

export function storeDecision(decision: Decision): void {
  browserStorage().cookies.set(consentCookie, formatDecision(decision), consentSeconds);
}
