import { type GateFacts, gateProblem, type GateWay } from '#features/my-ticket/rules/gate-facts.ts';
import type { Instant } from '#kernel/clock.ts';

/**
 * What became of somebody who was let in without a network. `counted`: they came in. `doubtful`: they came in, and the
 * server would not have let them in. All others are named and count as no check-in: whoever has the ticket now still
 * comes in.
 */
export const entryOutcomes = [
  'counted',
  'double',
  'doubtful',
  'codeChanged',
  'canceled',
  'unknown',
  'afterEnd',
] as const;
export type EntryOutcome = (typeof entryOutcomes)[number];

export interface JoinedEntry {
  /** When the gate let them in, by the clock of the server. */
  at: Instant;
  way: GateWay;
  /** When the link of the gate was ended; null: it was not. */
  linkEndedAt: Instant | null;
  /** Undefined: the server knows no such ticket. */
  ticket: JoinedTicket | undefined;
}

interface JoinedTicket {
  /** As the ticket is now. */
  facts: GateFacts;
  canceledAt: Instant | null;
  /** `present`: it opens the gate today; else until when it did; undefined: it never was this ticket's. */
  code: 'present' | Instant | undefined;
}

/** Judges by when they came in, and not by when the gate told: the network decides nothing. */
export function judgeEntry({ at, way, linkEndedAt, ticket }: JoinedEntry): EntryOutcome {
  if (ticket?.code === undefined) return 'unknown';
  if (linkEndedAt !== null && at > linkEndedAt) return 'afterEnd';
  if (ticket.code !== 'present' && at > ticket.code) return 'codeChanged';
  const { facts } = ticket;
  if (facts.isUsed && !facts.comesAgain) return 'double';
  if (ticket.canceledAt !== null) return 'canceled';
  return gateProblem(facts, way, at) === undefined ? 'counted' : 'doubtful';
}

export function isCheckIn(outcome: EntryOutcome): boolean {
  return outcome === 'counted' || outcome === 'doubtful';
}

/**
 * When an entry was, by the clock of the server: the clock of a device may be hours wrong. It was no earlier than the
 * list that let it in, and no later than the gate told.
 */
export function correctedTime(
  deviceAt: Instant,
  { deviceNow, now, listMadeAt }: { deviceNow: Instant; now: Instant; listMadeAt: Instant },
): Instant {
  return Math.min(now, Math.max(listMadeAt, deviceAt + (now - deviceNow)));
}
