import { saveChatProfile } from '#features/live-chat/contract/profile.ts';
import * as rooms from '#features/live-chat/contract/room.ts';
import { buildPath, type Endpoint } from '#kernel/endpoint.ts';
import { apiPrefix } from '#kernel/limits.ts';
import { messageKey } from './chat-world.ts';
import type { CallAnswer, MemberCalls } from './member-calls.ts';
import { testNow } from './start-test-site.ts';
import { testMember } from './test-member.ts';

/** A member with a profile in the chat of the expo. */
export interface ExpoPerson {
  id: number;
  accessToken: string;
}

/** The chat of the demo's expo, through all doors of the real server. */
export interface ExpoChat {
  ask(
    by: Pick<ExpoPerson, 'accessToken'>,
    endpoint: Endpoint,
    ids?: Record<string, string | number>,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<CallAnswer>;
  person(): Promise<ExpoPerson>;
  /** Two people who talk, whose turns are all left. */
  pair(): Promise<{ from: ExpoPerson; to: ExpoPerson; room: number }>;
  send(by: ExpoPerson, room: number, message: object): Promise<CallAnswer>;
  comments(by: ExpoPerson, room: number): Promise<rooms.Comment[]>;
}

export function expoChat(calls: MemberCalls): ExpoChat {
  let names = 0;
  const ask: ExpoChat['ask'] = async (by, endpoint, ids = {}, body = {}, headers = {}) => {
    const params = { portalId: 1, eventId: 11, contentId: 240, dataSourceId: 1, ...ids };
    const address = apiPrefix + buildPath(endpoint.path, params);
    const sent = { language: 'eng', 'access-token': by.accessToken, ...headers };
    const response =
      endpoint.method === 'GET'
        ? await calls.site.get(address, sent)
        : body instanceof FormData
          ? await calls.site.post(address, body, sent)
          : await calls.site.post(address, JSON.stringify(body), { 'content-type': 'application/json', ...sent });
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, ...((isJson ? await response.json() : {}) as Omit<CallAnswer, 'status'>) };
  };
  const person: ExpoChat['person'] = async () => {
    names += 1;
    const { accessToken } = await testMember(calls.site.database, 'portal/1', testNow);
    const body = { liveChatUserId: `odd${names}`, nickname: `Odd ${names}` };
    const { status, data, errors } = await ask({ accessToken }, saveChatProfile, {}, body);
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(errors)}`);
    return { id: data.id, accessToken };
  };
  return {
    ask,
    person,
    async pair() {
      const [from, to] = [await person(), await person()];
      const room = (await ask(from, rooms.startTalk, {}, { userId: to.id })).data.id as number;
      await ask(to, rooms.acceptInvite, { roomId: room });
      return { from, to, room };
    },
    send: (by, room, message) => ask(by, rooms.sendComment, { roomId: room }, { key: messageKey(), ...message }),
    comments: async (by, room) => (await ask(by, rooms.readComments, { roomId: room })).data.comments,
  };
}
