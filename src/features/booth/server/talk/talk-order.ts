import type { Instant } from '#kernel/clock.ts';
import { holdingStatuses, statusAt, type TalkActor } from '../../rules/talk/talk-status.ts';
import type { StoredTalk } from './talk-store.ts';

/** The coming talks first, the next one on top; a person in charge sees unanswered talks above them. */
export function inOrder(talks: readonly StoredTalk[], by: TalkActor, now: Instant): StoredTalk[] {
  const rank = (talk: StoredTalk): number => {
    const known = statusAt(talk, now);
    if (by === 'personInCharge' && known === 'pending') return 0;
    return (holdingStatuses as readonly string[]).includes(known) ? 1 : 2;
  };
  return [...talks].sort((one, other) => {
    const ranks = [rank(one), rank(other)] as const;
    if (ranks[0] !== ranks[1]) return ranks[0] - ranks[1];
    return ranks[0] === 2 ? other.startsAt - one.startsAt : one.startsAt - other.startsAt;
  });
}
