import {
  type CheckinFacts,
  type CheckinProblem,
  checkinProblem,
} from '#features/ticket/rules/purchased/checkin-problem.ts';
import type { Instant } from '#kernel/clock.ts';

/** What the decision of a gate depends on beside the clock: on the server, and at a gate that has no network. */
export interface GateFacts extends CheckinFacts {
  /** The last instant at which it is being handed on; null: it is not. */
  transferUntil: Instant | null;
  /** It is somebody's, and paid as far as it has to be. */
  isIssued: boolean;
  /** Its number alone does not open the gate. */
  needsScan: boolean;
}

/** By hand: staff know the holder, and there is no code. */
export type GateWay = 'qr' | 'number' | 'hand';

/** Why the gate does not open to a ticket (TICKET-077, TICKET-104); undefined: it does. */
export function gateProblem(facts: GateFacts, way: GateWay, now: Instant): CheckinProblem | 'scanNeeded' | undefined {
  const isTransferring = facts.transferUntil !== null && now <= facts.transferUntil;
  const problem = checkinProblem(facts, isTransferring, now);
  if (problem !== undefined) return problem;
  if (!facts.isIssued) return 'unpaid';
  return facts.needsScan && way === 'number' ? 'scanNeeded' : undefined;
}
