import { browserStorage } from '#web/storage/browser-storage.ts';
import { consentSeconds, type Decision, formatDecision, parseDecision } from '../rules/consent.ts';

export function storedDecision(): Decision | undefined {
  return parseDecision(browserStorage().cookies.get('cookie-consent'));
}

export function storeDecision(decision: Decision): void {
  browserStorage().cookies.set('cookie-consent', formatDecision(decision), consentSeconds);
}
