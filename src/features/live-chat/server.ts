import type { Visit, VisitorPorts } from '#features/site/server.ts';
import type { Random } from '#kernel/clock.ts';
import type { Topic } from '#server/realtime/topic-kinds.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import { chatFactSchema } from './contract/profile.ts';
import { createCommentaryCalls } from './server/commentary/commentary-endpoints.ts';
import { commentaryTopic } from './server/commentary/commentary-topic.ts';
import { createFindStream } from './server/commentary/streams.ts';
import { createExhibitorPorts } from './server/exhibitor/exhibitor-ports.ts';
import { createMemberLimits } from './server/desk/member-limits.ts';
import { createPictureCalls, type PictureServices } from './server/picture/picture-endpoints.ts';
import { createDigests } from './server/notice/digest.ts';
import { createNoticeCalls } from './server/notice/notice-endpoints.ts';
import type { NoticeServices } from './server/notice/notice-services.ts';
import { createPushes } from './server/notice/pushes.ts';
import { hereTopic, noteSeen, peopleHere } from './server/notice/presence.ts';
import { createProfileCalls } from './server/profile/profile-endpoints.ts';
import { findToken } from './server/profile/profile-store.ts';
import { messagesAhead } from './server/room/messages-ahead.ts';
import { createPairCalls } from './server/room/pair-endpoints.ts';
import { createRoomCalls } from './server/room/room-endpoints.ts';
import type { PlanNotices } from './server/room/send-messages.ts';
import { chatTopics } from './server/room/room-topics.ts';
import { createUnreadCall } from './server/room/unread-talks.ts';
import { createReportCalls } from './server/safety/report-endpoints.ts';
import { createSearchCalls } from './server/search/search-endpoints.ts';
import { createUnsubscribeRoutes } from './server/notice/unsubscribe-routes.ts';
import { unsubscribePath } from './server/notice/unsubscribe.ts';
import { leaveChats } from './server/safety/leave-chats.ts';
import { sendReportMails } from './server/safety/report-mails.ts';
import { endSuspensions } from './server/safety/report-acts.ts';
import { moderationCalls } from './server/moderation/moderation-calls.ts';
import { sendModeratorMails } from './server/moderation/moderator-mails.ts';
import { chatData } from './server/safety/chat-data.ts';
import { noticeData } from './server/notice/notice-data.ts';
import { sweepChatPictures } from './server/picture/picture-store.ts';
import { waitingReports } from './server/safety/waiting-reports.ts';

/** Acts of the demo's people, done before anybody looks at the demo. */
export { sourceOf } from './server/desk/chat-desk.ts';
export { openCommentary } from './server/commentary/commentary-store.ts';
export { commitPicture, storePicture } from './server/picture/picture-store.ts';
export { hasPeople, registerProfile } from './server/profile/profile-store.ts';
export { acceptInvitation, markRead } from './server/room/change-room.ts';
export { makeGroup } from './server/room/groups.ts';
export { startPair } from './server/room/pairs.ts';
export { storeMessages } from './server/room/send-messages.ts';
export { createChatFaces } from './server/exhibitor/chat-faces.ts';

export interface LiveChatServices extends NoticeServices {
  /** Unpredictable, for tokens. */
  random: Random;
  uploads: PictureServices['uploads'];
  /** Throws what keeps a visit from a content, or from one detail of it. */
  guardContent(visit: Visit, contentId: number, detailId: number | undefined): Promise<void>;
  closedContents: VisitorPorts['closedContents'];
}

export interface LiveChatServer extends ServerFeature<Visit> {
  topics: Topic<Visit>[];
  noteHere(topics: readonly string[]): Promise<void>;
}

/** The live chat: people, their rooms and what they write. */
export function createLiveChatServer(services: LiveChatServices): LiveChatServer {
  const { database, site, clock, guardContent } = services;
  const shared = { ...services, limits: createMemberLimits(database, clock) };
  sendReportMails(services);
  sendModeratorMails(services);
  endSuspensions(database, clock, services.jobs);
  const digests = createDigests(services);
  const findStream = createFindStream(site);
  const pushes = createPushes(services);
  const planNotices: PlanNotices = async (...sent) => {
    await digests.plan(...sent);
    await pushes.plan(...sent);
  };
  return {
    ahead: (asked) => messagesAhead(services, asked),
    hasPushes: ({ modules }) => modules.some(({ moduleCode, visible }) => moduleCode === 'live_chat' && visible),
    leaving: [leaveChats(database)],
    personalFacts: [{ name: 'liveChat', schema: chatFactSchema, read: () => Promise.resolve([]) }],
    personalData: [chatData(database), noticeData(database)],
    sweep: (now) => sweepChatPictures(database, now),
    eraseRehearsal: async (tx, { siteKey }) =>
      void (await tx.deleteFrom('chat_source').where('realm_key', '=', siteKey).execute()),
    routes: (contextOf) => createUnsubscribeRoutes(database, contextOf),
    openToOthers: [unsubscribePath],
    pictures: { mentionedIn: ['chat_comment', 'chat_room'] },
    endpoints: [
      ...createProfileCalls(shared),
      ...createSearchCalls(shared),
      ...createRoomCalls(shared, planNotices),
      createUnreadCall(database),
      ...createNoticeCalls(shared, digests),
      ...createPictureCalls(shared),
      ...createReportCalls(shared),
      ...createCommentaryCalls(shared, findStream),
      ...createPairCalls(shared, {
        async findByToken({ profile }, token) {
          return (await findToken(database, profile, token))?.profileId;
        },
        ...createExhibitorPorts({ database, site, clock, planNotices }),
      }),
    ],
    consoleCalls: moderationCalls(database),
    waits: (siteKey) => waitingReports(database, siteKey),
    topics: [
      ...chatTopics({ database, guardContent }),
      commentaryTopic({ database, findStream, guardContent }),
      hereTopic({ database, guardContent }),
    ],
    noteHere: (topics) => noteSeen(database, peopleHere(topics), clock()),
  };
}
