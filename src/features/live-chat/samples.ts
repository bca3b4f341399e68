import type { FeatureSamples } from '../../../test/feature-samples.ts';
import { testNow } from '../../../test/start-test-site.ts';

const chat = { contentId: 240, dataSourceId: 1 } as const;

export const samples: FeatureSamples = {
  calls: {
    // The chat that the expo shares with its portal; the previewer has invited another person to the room.
    readChatProfile: { ids: chat },
    saveChatProfile: { ids: chat, refusal: 422 },
    findProfileId: { ids: { ...chat, token: 'x' }, refusal: 404 },
    searchProfiles: { ids: chat },
    announceMessage: { ids: chat, body: { id: '4' } },
    endNotices: { ids: chat },
    readNoticeSettings: { ids: chat },
    subscribePush: { ids: chat, refusal: 422 },
    unsubscribePush: { ids: chat, body: { endpoint: 'https://fcm.googleapis.com/x' } },
    saveNoticeSettings: { ids: chat, body: { mails: '1' } },
    readOwnChat: { ids: chat },
    readContacts: { ids: chat },
    readUnreadTalks: { ids: chat },
    readComments: { ids: { ...chat, roomId: 2 } },
    startTalk: { ids: chat, refusal: 404 },
    sendComment: { ids: { ...chat, roomId: 2 }, refusal: 422 },
    removeComment: { ids: { ...chat, roomId: 2 }, refusal: 422 },
    readRoom: { ids: { ...chat, roomId: 2 }, body: { index: '0' } },
    acceptInvite: { ids: { ...chat, roomId: 2 } },
    createGroup: { ids: chat, refusal: 422 },
    changeGroup: { ids: { ...chat, roomId: 2 }, refusal: 422 },
    inviteToGroup: { ids: { ...chat, roomId: 2 }, refusal: 422 },
    leaveRoom: { ids: { ...chat, roomId: 2_000 }, refusal: 404 },
    muteRoom: { ids: { ...chat, roomId: 2 }, body: { muted: '1' } },
    deleteContact: { ids: chat, body: { userId: '2000' }, refusal: 404 },
    addContact: { ids: chat, body: { userId: '4' } },
    blockPerson: { ids: chat, refusal: 422 },
    readCommentary: { ids: { contentId: 95, detailId: 1 } },
    sendCommentary: { ids: { contentId: 95, detailId: 1 }, refusal: 422 },
    reportCommentary: { ids: { contentId: 95, detailId: 1 }, body: { index: '999', reason: 'spam' }, refusal: 404 },
    removeCommentary: { ids: { contentId: 95, detailId: 1 }, body: { index: '1' }, refusal: 404 },
    uploadChatPicture: { ids: chat, refusal: 422 },
    commitChatImage: { refusal: 422 },
    readChatPicture: { ids: { ...chat, picture: 'x' }, refusal: 404 },
    reportPerson: { ids: chat, refusal: 422 },
  },
  async fillRows(database, { id, mark }) {
    const now = new Date(testNow);
    const hash = 'a'.repeat(64);
    const { kysely } = database;
    await database.pool.query(
      `insert into chat_notice (chat_profile_id, member_id, mails)
      select chat_profile_id, member_id, false from chat_profile where member_id = $1`,
      [id],
    );
    await database.pool.query(
      `insert into chat_push (endpoint, chat_profile_id, member_id, session_id, p256dh, auth, created_at)
      select 'https://push.example/' || p.chat_profile_id, p.chat_profile_id, p.member_id, s.session_id, 'p', 'a', $2
      from chat_profile p join member_session s using (member_id) where p.member_id = $1 limit 1`,
      [id, now],
    );
    await database.pool.query(
      `insert into chat_pushed (chat_profile_id, member_id, room_id, comment_index)
      select p.chat_profile_id, p.member_id, u.room_id, 1
      from chat_profile p join chat_room_user u using (chat_profile_id) where p.member_id = $1 limit 1`,
      [id],
    );
    const { source_id } = await kysely
      .insertInto('chat_source')
      .values({ realm_key: 'portal/1', data_source_id: 4711 })
      .returning('source_id')
      .executeTakeFirstOrThrow();
    await kysely
      .insertInto('chat_profile')
      .values({
        source_id,
        member_id: id,
        live_chat_user_id: 'hanako4711',
        user_id_hash: hash,
        nickname: mark,
        avatar: `/media/${mark}.webp`,
        token: hash,
        language: 'jpn',
        created_at: now,
        updated_at: now,
        seen_at: now,
      })
      .execute();
  },
};
