import { cookieConsentDays } from '#kernel/limits.ts';
import type { PageName } from '#kernel/page.ts';

export type Decision = 'accepted' | 'declined';

export const consentCookie = 'cookie-consent';
export const consentSeconds = cookieConsentDays * 24 * 60 * 60;

/** The address below a host's base that takes a decision as a form, before or without scripts. */
export const consentPath = '/cookie-consent';

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
  hasDecided: boolean;
}

/** Whether the popup appears by itself (core 4.8). */
export function shouldAskConsent({ isEnabled, isApplication, hasDecided }: ConsentFacts): boolean {
  return isEnabled && !isApplication && !hasDecided;
}

/** Whether a page asks a visitor for consent: some pages are not disturbed. */
export function shouldAskConsentOn(page: { name: string; search: string }, facts: ConsentFacts): boolean {
  return shouldAskConsent(facts) && !isUndisturbed(page.name, page.search);
}

/** The first decision has no earlier one to differ from (ambiguity 15). */
export function shouldReload(earlier: Decision | undefined, chosen: Decision): boolean {
  return earlier !== undefined && earlier !== chosen;
}

/** The pages of a payment, and those that hold out a code at the gate. */
const withoutQuestion: readonly string[] = [
  'ticketPayment',
  'ticketPaymentAlias',
  'ticketPurchased',
  'ticketPurchasedAlias',
  'myTicketDetail',
  'myTicketPayment',
  'myTicketPurchased',
  'badge',
] satisfies PageName[];

const sales: readonly string[] = ['ticketList', 'ticketListAlias'] satisfies PageName[];

/** Whether a page is not disturbed by the question: a step of a purchase, or a code in the hand. */
export function isUndisturbed(page: string, search: string): boolean {
  return withoutQuestion.includes(page) || (sales.includes(page) && /[?&]step=/.test(search));
}
