import type { Database } from '#server/database/database.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import * as calls from '../../contract/notice.ts';
import { announceMessage, endNotices } from '../../contract/room.ts';
import { isPushEndpoint } from '../../rules/notice/push.ts';
import { serveChat } from '../desk/chat-desk.ts';
import { refuseFields } from '../desk/chat-refusal.ts';
import type { MemberLimits } from '../desk/member-limits.ts';
import type { Digests } from './digest.ts';
import { arePushKeys } from './encrypt-push.ts';
import type { NoticeServices } from './notice-services.ts';
import { setMails, wantsMails } from './notice-settings.ts';
import { noteSeen } from './presence.ts';
import { serverKeys, subscribe, unsubscribe } from './push-store.ts';
import { pushSubject } from './pushes.ts';

const done = { data: { done: true } } as const;

/** The calls about notices of messages. */
export function createNoticeCalls(
  services: NoticeServices & { limits: MemberLimits },
  digests: Digests,
): ServedEndpoint[] {
  const { database, limits } = services;

  const settingsOf = async (profileId: number): Promise<calls.NoticeSettings> => ({
    mails: await wantsMails(database, profileId),
    pushKey: pushSubject(services) === undefined ? null : (await serverKeys(database)).publicKey,
  });

  return [
    serveChat(database, announceMessage, async ({ profile, context }, { body }) => {
      limits.demand('announcement', profile);
      for (const roomId of await unreadRooms(database, profile.profileId, body.id)) {
        await digests.plan(roomId, context.now);
      }
      return done;
    }),
    serveChat(database, endNotices, async ({ profile, context }) => {
      await noteSeen(database, [profile.profileId], context.now);
      return done;
    }),
    serveChat(database, calls.readNoticeSettings, async ({ profile }) => ({
      data: await settingsOf(profile.profileId),
    })),
    serveChat(database, calls.saveNoticeSettings, async ({ profile }, { body }) => {
      limits.demand('noticeChange', profile);
      await setMails(database, profile.profileId, body.mails);
      return { data: await settingsOf(profile.profileId) };
    }),
    serveChat(database, calls.subscribePush, async ({ profile, member, context }, { body }) => {
      limits.demand('noticeChange', profile);
      if (!isPushEndpoint(body.endpoint) || !arePushKeys(body)) {
        throw refuseFields({ endpoint: (say) => say.pushRefused });
      }
      await subscribe(database, { ...profile, sessionId: member.sessionId }, body, context.now);
      return done;
    }),
    serveChat(database, calls.unsubscribePush, async ({ profile }, { body }) => {
      await unsubscribe(database, profile.profileId, body.endpoint);
      return done;
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
