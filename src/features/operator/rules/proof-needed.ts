import type { Instant } from '#kernel/clock.ts';
import type { ConsoleProof } from '#kernel/console/console-endpoint.ts';
import { stepUpMs } from './operator-life.ts';

/** By what an operator can prove who they are. */
export const provenWays = ['passkey', 'app', 'recoveryCode', 'password'] as const;
export type ProvenWay = (typeof provenWays)[number];

/** What a session has shown of its operator. */
export interface Proven {
  factorAt: Instant | undefined;
  provedAt: Instant | undefined;
  hasSecondFactor: boolean;
}

/** What the operator has to show before a call that asks for `proof`; undefined: nothing. */
export function proofNeeded(
  proof: ConsoleProof | undefined,
  { factorAt, provedAt, hasSecondFactor }: Proven,
  now: Instant,
): 'secondFactor' | 'stepUp' | undefined {
  if (proof === undefined) return undefined;
  const needsFactor = proof !== 'recentIfAny' || hasSecondFactor;
  if (needsFactor && factorAt === undefined) return 'secondFactor';
  return proof !== 'secondFactor' && !isRecent(provedAt, now) ? 'stepUp' : undefined;
}

function isRecent(provedAt: Instant | undefined, now: Instant): boolean {
  return provedAt !== undefined && now - provedAt < stepUpMs;
}
