import { type GateFacts, gateProblem, type GateWay } from '#features/my-ticket/rules/gate-facts.ts';
import type { Instant } from '#kernel/clock.ts';

/** What a gate without a network says: the server's own reasons, and those of a list. */
export type OfflineProblem =
  | NonNullable<ReturnType<typeof gateProblem>>
  /** The list is too old to let anybody in. */
  | 'listIsOld'
  /** No such code is in the list, or in another gate's. */
  | 'notInList'
  /** Money has to be collected, which the server settles. */
  | 'owes'
  /** As many wait to be told as this device keeps. */
  | 'queueIsFull';

export interface OfflineTicket {
  facts: GateFacts;
  owes: boolean;
  /** This device has let it in since the list was made. */
  isUsedHere: boolean;
}

/** Whether a gate lets a ticket in without a network: by the rule of the server, on what the list knows. */
export function decideOffline(
  ticket: OfflineTicket | undefined,
  way: GateWay,
  { now, goodUntil, isFull }: { now: Instant; goodUntil: Instant; isFull: boolean },
): OfflineProblem | undefined {
  if (now > goodUntil) return 'listIsOld';
  if (ticket === undefined) return 'notInList';
  const facts = { ...ticket.facts, isUsed: ticket.facts.isUsed || ticket.isUsedHere };
  const problem = gateProblem(facts, way, now);
  if (problem !== undefined) return problem;
  if (ticket.owes) return 'owes';
  return isFull ? 'queueIsFull' : undefined;
}
