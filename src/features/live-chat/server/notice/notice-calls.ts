import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import { createRateLimit } from '#server/limits/rate-limit.ts';
import * as calls from '../../contract/notice.ts';
import { groupMax, perMinute } from '../../rules/chat-limits.ts';
import { serveChat } from '../chat-desk.ts';
import { refuseTooFast } from '../chat-refusal.ts';
import type { Digests } from './digest.ts';
import { setMails, wantsMails } from './notice-settings.ts';
import { noteSeen } from './presence.ts';

const done = { data: { done: true } } as const;
const minuteMs = 60_000;

/** The calls about notices of messages. */
export function createNoticeCalls(database: Database, clock: Clock, digests: Digests): ServedEndpoint[] {
  // A page makes one call for each reader of each message it may send.
  const announced = createRateLimit(perMinute * groupMax, minuteMs, clock);
  const changed = createRateLimit(perMinute, minuteMs, clock);

  return [
    serveChat(database, calls.announceMessage, async ({ profile, context }, { body }) => {
      if (!announced.take(String(profile.memberId))) throw refuseTooFast();
      for (const roomId of await unreadRooms(database, profile.profileId, body.id)) {
        await digests.plan(roomId, context.now);
      }
      return done;
    }),
    serveChat(database, calls.endNotices, async ({ profile, context }) => {
      await noteSeen(database, [profile.profileId], context.now);
      return done;
    }),
    serveChat(database, calls.readNoticeSettings, async ({ profile }) => ({
      data: { mails: await wantsMails(database, profile.profileId) },
    })),
    serveChat(database, calls.saveNoticeSettings, async ({ profile }, { body }) => {
      if (!changed.take(String(profile.memberId))) throw refuseTooFast();
      await setMails(database, profile.profileId, body.mails);
      return { data: { mails: body.mails } };
    }),
  ];
}

/** The rooms of two people in which the one wrote last and the other has not read it; none for strangers. */
async function unreadRooms({ pool }: Database, from: number, to: number): Promise<number[]> {
  const { rows } = await pool.query<{ room_id: number }>(
    `select r.room_id from chat_room_user u
    join chat_room r using (room_id)
    join chat_room_user o on o.room_id = r.room_id and o.chat_profile_id = $1
    where u.chat_profile_id = $2 and r.kind <> 'commentary' and r.last_messaged_by = $1
      and u.read_comment_index < r.comment_count
    order by r.last_messaged_at desc limit 5`,
    [from, to],
  );
  return rows.map(({ room_id: roomId }) => roomId);
}
