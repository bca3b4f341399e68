import type { Clock } from '#kernel/clock.ts';
import { type ChatAct, chatLimits } from '#server/limits/limit-table.ts';
import { createProcessTries } from '#server/limits/process-limit.ts';
import type { OwnProfile } from './chat-desk.ts';
import { refuseTooFast } from './chat-refusal.ts';

type Who = Pick<OwnProfile, 'memberId'>;

export interface MemberLimits {
  /** Takes a turn of a member; answers in how many milliseconds there is one, when they have none left for now. */
  take(act: ChatAct, who: Who): number | undefined;
  /** The same; throws where there is none. */
  demand(act: ChatAct, who: Who): void;
}

/** How often each member does what in the chats of this process. */
export function createMemberLimits(clock: Clock): MemberLimits {
  const tries = createProcessTries();
  const take: MemberLimits['take'] = (act, { memberId }) =>
    tries.take(
      chatLimits[act].map((turns) => ({ ...turns, key: `${act} ${turns.withinMs} ${memberId}` })),
      clock(),
    );
  return {
    take,
    demand(act, who) {
      const wait = take(act, who);
      if (wait !== undefined) throw refuseTooFast(wait);
    },
  };
}
