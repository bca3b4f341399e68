import type { Visit } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import { matchTopic } from '#kernel/realtime/topics.ts';
import { chatTopicPatterns } from '../../rules/channel/chat-topics.ts';
import { parseId } from '#kernel/site-path.ts';
import type { Database } from '#server/database/database.ts';
import { refuse } from '#server/http/refusal.ts';
import type { OwnTopic } from '#server/realtime/topic-kinds.ts';
import { type ChatTopicServices, readerOf } from '../room/room-topics.ts';

/** A page listens to it while it is visible. So its readers are the people who are here, and nothing is ever sent. */
export function hereTopic(services: ChatTopicServices): OwnTopic<Visit, true> {
  return {
    kind: 'own',
    pattern: chatTopicPatterns.here,
    async mayRead(visit, params) {
      const { profileId } = await readerOf(services, visit, params);
      if (String(profileId) !== params['userId']) throw refuse('forbidden');
    },
    read: () => Promise.resolve({ value: true }),
    heads: (asked) => Promise.resolve(asked.map(() => 0)),
  };
}

/** The profiles whose pages are looked at, of all topics that are read in this process. */
export function peopleHere(topics: readonly string[]): number[] {
  const ids = topics.flatMap((topic) => parseId(matchTopic(chatTopicPatterns.here, topic)?.['userId'] ?? '') ?? []);
  return [...new Set(ids)];
}

/** Notes that these people are here, in one statement however many they are. */
export async function noteSeen({ pool }: Database, profileIds: readonly number[], now: Instant): Promise<void> {
  if (profileIds.length === 0) return;
  // The lower id first, as wherever several profiles are locked: two servers never wait for each other.
  await pool.query(
    `update chat_profile set seen_at = $2 where chat_profile_id in (
      select chat_profile_id from chat_profile
      where chat_profile_id = any($1::int[]) and (seen_at is null or seen_at < $2)
      order by chat_profile_id for no key update
    )`,
    [profileIds, new Date(now)],
  );
}
