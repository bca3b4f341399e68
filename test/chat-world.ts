import { createReadCaller } from '#features/account/server.ts';
import { saveChatProfile } from '#features/live-chat/contract/profile.ts';
import * as rooms from '#features/live-chat/contract/room.ts';
import { liveChatDocuments } from '#features/live-chat/documents.ts';
import { createLiveChatServer, type LiveChatServices } from '#features/live-chat/server.ts';
import { createSiteServer } from '#features/site/server.ts';
import type { Answer, AnswerOf, BodyInputOf, Endpoint } from '#kernel/endpoint.ts';
import type { Database } from '#server/database/database.ts';
import { createApi } from '#server/http/api.ts';
import { createUploads } from '#server/uploads/uploads.ts';
import { createJobs } from '#server/jobs/jobs.ts';
import { createLog } from '#server/log/log.ts';
import type { MailboxMail } from '#server/mail/mailbox.ts';
import { createMailing } from '#server/mail/mailing.ts';
import { readMailSettings } from '#server/mail/mail-settings.ts';
import { Refusal } from '#server/http/refusal.ts';
import { entranceOf } from './call-entrance.ts';
import { publishTestSites } from './published-site.ts';
import { requestContext } from './request-context.ts';
import { readModule } from './site-calls.ts';
import { eventFile } from './site-folders.ts';
import { testMember } from './test-member.ts';
import { readDocuments } from './read-documents.ts';

export const chatNow = Date.parse('2026-11-20T14:00:00+09:00');
export const chatContent = 90;
export const chatSource = 5;

/** A member with a chat profile. */
export interface ChatPerson {
  id: number;
  memberId: number;
  mail: string;
  accessToken: string;
  token: string;
}

interface Given<E extends Endpoint> {
  roomId?: number;
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: BodyInputOf<E>;
}

export interface ChatWorld {
  database: Database;
  clock: { now: number };
  /** Answers `data`, or the status of the refusal. */
  call<E extends Endpoint>(
    person: Pick<ChatPerson, 'accessToken'>,
    endpoint: E,
    given?: Given<E>,
  ): Promise<AnswerOf<E> | number>;
  /** The whole answer where nothing is refused. */
  answer<E extends Endpoint>(
    person: Pick<ChatPerson, 'accessToken'>,
    endpoint: E,
    given?: Given<E>,
  ): Promise<Answer<AnswerOf<E>>>;
  /** Its data where nothing is refused. */
  done<E extends Endpoint>(
    person: Pick<ChatPerson, 'accessToken'>,
    endpoint: E,
    given?: Given<E>,
  ): Promise<AnswerOf<E>>;
  person(liveChatUserId: string): Promise<ChatPerson>;
  /** Runs the jobs that are due by the clock, and answers the mails to a person, the newest first. */
  mailsTo(person: ChatPerson): Promise<MailboxMail[]>;
  /** What notices are sent with. */
  services: Pick<LiveChatServices, 'database' | 'clock' | 'site' | 'mail' | 'publicUrl'>;
  /** Of topics, as the server does each minute. */
  noteHere(topics: readonly string[]): Promise<void>;
  /** Two people who have accepted each other; answers the id of their room. */
  contacts(one: ChatPerson, other: ChatPerson): Promise<number>;
}

let keys = 0;

/** A UUID, another one each time. */
export function messageKey(): string {
  keys += 1;
  return `00000000-0000-4000-8000-${String(keys).padStart(12, '0')}`;
}

/** An event with a chat, and with other modules beside it. */
export async function publishChat(
  database: Database,
  content: Record<string, unknown> = {},
  others: readonly Record<string, unknown>[] = [],
): Promise<void> {
  const module = {
    moduleCode: 'live_chat',
    contentId: chatContent,
    content: { liveChatDataSourceId: chatSource, ...content },
  };
  const modules = [readModule(module, liveChatDocuments), ...others];
  await publishTestSites(database, [{ site: eventFile({ portalId: 0 }), modules }]);
}

/** A server of the chat on a database with a published event, without sockets. */
export async function chatWorld(
  database: Database,
  services: Partial<LiveChatServices> = {},
  clock = { now: chatNow },
): Promise<ChatWorld> {
  const site = createSiteServer(database, [], readDocuments, {
    callerOf: createReadCaller(database),
    closedContents: async () => new Map(),
  });
  await site.directory.refresh();
  const now = () => clock.now;
  const jobs = createJobs(database, { clock: now, log: createLog('error', () => {}, now) });
  const mailing = createMailing({ ...readMailSettings({}), database, jobs, clock: now });
  const shared = { database, site, clock: now, mail: mailing, publicUrl: 'https://hiroba.test' };
  const { endpoints, noteHere } = createLiveChatServer({
    ...shared,
    jobs,
    random: Math.random,
    uploads: createUploads({ database, dataFolder: '/nowhere' }),
    guardContent: async () => {},
    closedContents: async () => new Map(),
    ...services,
  });
  const api = createApi(endpoints, entranceOf(site), () => requestContext());
  const place = { portalId: 0, eventId: 11, contentId: chatContent, dataSourceId: chatSource };

  const world: ChatWorld = {
    database,
    noteHere,
    services: shared,
    async mailsTo({ mail }) {
      await jobs.runDue();
      return (await mailing.mailbox?.list(mail)) ?? [];
    },
    clock,
    async answer({ accessToken }, endpoint, { roomId, params, query, body } = {}) {
      const ids = { ...place, ...(roomId !== undefined && { roomId }), ...params };
      return api.call(endpoint, { params: ids, query, body }, requestContext({ accessToken, now: clock.now }));
    },
    async call(person, endpoint, given) {
      try {
        return (await world.answer(person, endpoint, given)).data;
      } catch (error) {
        if (error instanceof Refusal) return error.status;
        throw error;
      }
    },
    async done(person, endpoint, given) {
      const answer = await world.call(person, endpoint, given);
      if (typeof answer === 'number') throw new Error(`${endpoint.name} was refused with ${answer}.`);
      return answer;
    },
    async person(liveChatUserId) {
      const { memberId, accessToken, mail } = await testMember(database, 'event/11', clock.now);
      const body = { liveChatUserId, nickname: liveChatUserId };
      const { id, token } = await world.done({ accessToken }, saveChatProfile, { body });
      return { id, memberId, mail, accessToken, token };
    },
    async contacts(one, other) {
      const { id: roomId } = await world.done(one, rooms.startTalk, { body: { userId: other.id } });
      await world.done(other, rooms.acceptInvite, { roomId });
      return roomId;
    },
  };
  return world;
}
