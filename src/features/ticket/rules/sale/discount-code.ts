import type { Instant } from '#kernel/clock.ts';
import { periodState } from '#kernel/period.ts';
import { periodOf, type StoredDate } from './ticket.ts';

/** A code as the buyer's browser gets it (DISCOUNT-002). Amounts are whole yen. */
export interface DiscountCode {
  code: string;
  discountPrice: number;
  /** The code makes at most this many tickets of a payment cheaper. 0 or no number sets no limit. */
  availableCountPerPayments?: number | null | undefined;
  /** The only ticket that it makes cheaper, where one is named. */
  target?: { ticketId?: number | null | undefined } | null | undefined;
  isForFree: boolean;
  /** Tickets that cost less than this are not discounted. */
  minimumAmount?: number | null | undefined;
}

/** When and how often a code may be used. Not in the spec, and known to the server only. A use is a payment. */
export interface CodeAvailability {
  usableFrom: StoredDate;
  usableUntil: StoredDate;
  /** How many uses are left, over all buyers; none: not limited. */
  usesLeft?: number | null | undefined;
}

export type CodeState = 'usable' | 'notYet' | 'expired' | 'usedUp';

export function codeState({ usableFrom, usableUntil, usesLeft }: CodeAvailability, now: Instant): CodeState {
  const state = periodState(periodOf(usableFrom, usableUntil), now);
  if (state === 'before') return 'notYet';
  if (state === 'after') return 'expired';
  return usesLeft !== null && usesLeft !== undefined && usesLeft <= 0 ? 'usedUp' : 'usable';
}

/** Buyers type codes in full width, in small letters or with spaces. Two codes with the same key are one. */
export function codeKeyOf(typed: string): string {
  return typed.normalize('NFKC').trim().toUpperCase();
}
