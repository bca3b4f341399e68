import type { Instant } from '#kernel/clock.ts';
import { type Period, periodState } from '#kernel/period.ts';
import { checkinPeriod } from './checkin-period.ts';
import type { PurchasedTicket } from './purchased-ticket.ts';
import { problemOfRight, type UsageProblem } from './usage-problem.ts';

export type CheckinProblem = UsageProblem | 'transferring' | 'before';

/**
 * Why the gate does not let a ticket in; undefined when it does (TICKET-077). Beyond the common rule the period must
 * have begun, and no transfer may be running (`isTransferring`: its link is still valid). With unlimited check-in a
 * used ticket comes in again. A canceled ticket never does, whatever its payment method.
 */
export function checkinProblem(
  { standing, isUsed, comesAgain, period }: CheckinFacts,
  isTransferring: boolean,
  now: Instant,
): CheckinProblem | undefined {
  if (standing !== null) return standing;
  if (isUsed && !comesAgain) return 'used';
  if (isTransferring) return 'transferring';
  const state = period === null ? 'before' : periodState(period, now);
  return state === 'within' ? undefined : state === 'before' ? 'before' : 'finished';
}

/**
 * A press repeated, or one at a second gate, within this time before or after is the same coming in: nobody leaves and
 * comes again so fast.
 */
export const sameEntryMs = 30_000;

/** What checking in depends on beside the clock. A gate without a network takes it along. */
export interface CheckinFacts {
  /** Why nobody comes in with it, at any time. */
  standing: UsageProblem | null;
  isUsed: boolean;
  /** A used ticket comes in again. */
  comesAgain: boolean;
  /** Null: it has not begun, and nobody knows when it will. */
  period: Period | null;
}

export function checkinFacts(ticket: PurchasedTicket, now: Instant): CheckinFacts {
  return {
    standing: ticket.canceled === 1 ? 'canceled' : (problemOfRight(ticket, now) ?? null),
    isUsed: ticket.checkinCount > 0,
    comesAgain: ticket.ticketContentSnapshot.enableUnlimitCheckin,
    period: checkinPeriod(ticket) ?? null,
  };
}
