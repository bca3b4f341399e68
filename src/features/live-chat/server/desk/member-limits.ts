import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { tally } from '#server/database/tally.ts';
import { type ChatAct, chatLimits } from '#server/limits/limit-table.ts';
import { createProcessTries } from '#server/limits/process-limit.ts';
import type { OwnProfile } from './chat-desk.ts';
import { refuseTooFast } from './chat-refusal.ts';

type Who = Pick<OwnProfile, 'memberId'>;

export interface MemberLimits {
  /** Takes a turn of a member; answers in how many milliseconds there is one, when they have none left for now. */
  take(act: ChatAct, who: Who): number | undefined;
  /** Takes a turn of a member; throws when they have none left for now. */
  demand(act: ChatAct, who: Who): void;
}

/** How often each member does what in the chats of this process. */
export function createMemberLimits(database: Pick<Database, 'pool'>, clock: Clock): MemberLimits {
  const tries = createProcessTries();
  const take: MemberLimits['take'] = (act, { memberId }) => {
    const places = chatLimits[act].map((turns) => ({ ...turns, key: `${act} ${turns.withinMs} ${memberId}` }));
    const wait = tries.take(places, clock());
    if (wait !== undefined) tally(database, 'hiroba_limit_refusals_total', { limit: `chat ${act}` });
    return wait;
  };
  return {
    take,
    demand(act, who) {
      const wait = take(act, who);
      if (wait !== undefined) throw refuseTooFast(wait);
    },
  };
}
