import type { Clock } from '#kernel/clock.ts';
import { createRateLimit } from '#server/limits/rate-limit.ts';
import { type LimitedAct, memberLimits } from '../../rules/limits/chat-limits.ts';
import type { OwnProfile } from './chat-desk.ts';
import { refuseTooFast } from './chat-refusal.ts';

type Who = Pick<OwnProfile, 'memberId'>;

export interface MemberLimits {
  /** Takes a turn of a member; false when they have none left for now. */
  take(act: LimitedAct, who: Who): boolean;
  /** The same; throws where there is none. */
  demand(act: LimitedAct, who: Who): void;
}

/** How often each member does what in the chats of this process. */
export function createMemberLimits(clock: Clock): MemberLimits {
  const limits = new Map(
    Object.entries(memberLimits).map(([act, turns]) => [
      act,
      turns.map(({ most, withinMs }) => createRateLimit(most, withinMs, clock)),
    ]),
  );
  const take: MemberLimits['take'] = (act, { memberId }) =>
    limits.get(act)?.every((limit) => limit.take(String(memberId))) === true;
  return {
    take,
    demand(act, who) {
      if (!take(act, who)) throw refuseTooFast();
    },
  };
}
