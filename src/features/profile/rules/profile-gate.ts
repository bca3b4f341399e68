import type { PageName } from '#kernel/page.ts';

/** The page that opens: my page and its subpages, content behind a login lock, or anything else. */
type GateTarget = { kind: 'mypage'; page: PageName } | { kind: 'lockedContent' } | { kind: 'open' };

export interface GateFacts {
  target: GateTarget;
  isLoggedIn: boolean;
  isExhibitor: boolean;
  /** The result of `isProfileComplete` for both lists. */
  isComplete: boolean;
}

/** For every verdict except `pass`, the address is kept as the destination. */
export type GateDecision = { go: 'pass' } | { go: 'login' } | { go: 'profile'; checkValidation: true };

/**
 * The pages that an incomplete member needs: to complete the profile, to leave, to correct the login, and to have what
 * was bought: tickets, orders and receipts.
 */
const alwaysOpen: readonly PageName[] = [
  'profile',
  'loginInfo',
  'unsubscribe',
  'myTicket',
  'myTicketContent',
  'myTicketDetail',
  'myTicketPayment',
  'myTicketPurchased',
  'ticketCharge',
];

/** The profile gate of core 4.6 (PROFILE-024, PROFILE-025, ACCESS-028, ACCESS-053). */
export function profileGate({ target, isLoggedIn, isExhibitor, isComplete }: GateFacts): GateDecision {
  if (target.kind === 'open') return { go: 'pass' };
  if (!isLoggedIn) return { go: 'login' };
  if (isExhibitor || isComplete) return { go: 'pass' };
  if (target.kind === 'mypage' && alwaysOpen.includes(target.page)) return { go: 'pass' };
  return { go: 'profile', checkValidation: true };
}
