import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { subscribePush } from '#features/live-chat/contract/notice.ts';
import { uploadChatPicture } from '#features/live-chat/contract/picture.ts';
import * as profiles from '#features/live-chat/contract/profile.ts';
import * as rooms from '#features/live-chat/contract/room.ts';
import { buildPath, type Endpoint } from '#kernel/endpoint.ts';
import { apiPrefix } from '#kernel/limits.ts';
import { chatHereTopic, chatRoomTopic, chatUserTopic } from '#features/live-chat/rules/channel/chat-topics.ts';
import { type ChannelPage, refusedUpgrade } from '../channel-page.ts';
import { type ChannelSite, startChannelSite } from '../channel-site.ts';
import type { CallAnswer } from '../member-calls.ts';
import { testNow } from '../start-test-site.ts';
import { testMember } from '../test-member.ts';

const place = { realmKey: 'portal/1', dataSourceId: 1 };

interface Person {
  id: number;
  memberId: number;
  accessToken: string;
}

let site: ChannelSite;
let aya: Person;
let ben: Person;
let mallory: Person;
let roomId: number;
beforeAll(async () => {
  site = await startChannelSite();
  [aya, ben, mallory] = [await person('aya'), await person('ben'), await person('mallory')];
  roomId = (await ask(aya, rooms.startTalk, { userId: ben.id })).data.id;
  await ask(ben, rooms.acceptInvite, {}, roomId);
});
afterAll(() => site.close());

/** A call over the network, as every visitor makes it. */
async function ask(
  by: Pick<Person, 'accessToken'>,
  endpoint: Endpoint,
  body: object | string = {},
  room?: number,
): Promise<CallAnswer> {
  const ids = {
    portalId: 1,
    eventId: 11,
    contentId: 240,
    dataSourceId: 1,
    ...(room !== undefined && { roomId: room }),
  };
  const response = await fetch(site.origin + apiPrefix + buildPath(endpoint.path, ids), {
    method: endpoint.method,
    headers: { language: 'eng', 'content-type': 'application/json', 'access-token': by.accessToken },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, ...((await response.json()) as Omit<CallAnswer, 'status'>) };
}

async function person(name: string): Promise<Person> {
  const { memberId, accessToken } = await testMember(site.calls.site.database, 'portal/1', testNow);
  const { data } = await ask({ accessToken }, profiles.saveChatProfile, { liveChatUserId: `${name}x`, nickname: name });
  return { id: data.id, memberId, accessToken };
}

const pageOf = ({ accessToken, memberId }: Person, topics: { topic: string; at?: number }[]): Promise<ChannelPage> =>
  site.open({ eventId: 11, headers: { 'access-token': accessToken, 'for-member': String(memberId) }, topics });
const says = (body: string) => ask(aya, rooms.sendComment, { key: randomUUID(), body }, roomId);
const tells = (body: string) => (frame: object) => JSON.stringify(frame).includes(`"body":"${body}"`);

test('the page of a stranger, with or without an account, hears neither the messages of a room nor the topics of another person', async () => {
  const topics = [
    chatRoomTopic(place, roomId),
    chatUserTopic(place, ben.id),
    chatHereTopic(place, ben.id),
    chatRoomTopic({ ...place, dataSourceId: 2 }, roomId),
    chatRoomTopic({ ...place, realmKey: 'event/21' }, roomId),
  ].map((topic) => ({ topic }));
  const pages = [await pageOf(mallory, topics), await site.open({ eventId: 11, topics })];
  for (const page of pages) {
    for (const { topic } of topics) {
      const answer = await page.hears((frame) => frame['topic'] === topic);
      expect(answer).toEqual({
        topic,
        refused: expect.toSatisfy((status: number) => [403, 404].includes(status)) as number,
      });
    }
  }
  const own = await pageOf(ben, [{ topic: chatUserTopic(place, ben.id) }]);
  await own.hears((frame) => 'state' in frame);
  await says('only for ben');
  await wait(300);
  for (const page of pages) expect(JSON.stringify(page.frames)).not.toContain('only for ben');
});

test('floods, malformed messages and malformed sockets of one visitor do not disturb the page of another, which hears each message at once', async () => {
  const page = await pageOf(ben, [
    { topic: chatRoomTopic(place, roomId), at: 0 },
    { topic: chatUserTopic(place, ben.id) },
  ]);
  await page.hears((frame) => 'state' in frame);
  const heardBefore = page.frames.length;
  const own = (await ask(mallory, rooms.startTalk, { userId: aya.id })).data.id as number;
  const message = (more: object) => ({ key: randomUUID(), ...more });
  const oddCalls: [Endpoint, object | string, number?][] = [
    [rooms.sendComment, message({ body: 'x'.repeat(1_000_000) }), own],
    [rooms.sendComment, message({ body: 'あ'.repeat(3_000_000) }), own],
    [rooms.sendComment, `{"body":${'['.repeat(50_000)}`, own],
    [rooms.sendComment, message({ body: '\u202E\u200B'.repeat(40_000) }), own],
    [rooms.sendComment, message({ type: 'MEETING', meeting: { url: 'http://127.0.0.1/' } }), own],
    [rooms.sendComment, message({ body: 'hello' }), roomId],
    [rooms.removeComment, { index: 1 }, roomId],
    [uploadChatPicture, { image: '<svg onload="alert(1)"/>' }],
    [subscribePush, { endpoint: 'https://[::1]/', p256dh: 'x', auth: 'x' }],
  ];
  const oddFrames = [
    'nonsense',
    '{"type":"connection_init"}',
    '{"hello":{"headers":{"access-token":"old"},"portalId":1,"topics":[]}}',
    `{"hello":"${'x'.repeat(1_000_000)}"}`,
    Buffer.from([0, 255, 1]),
  ];
  const flood = async (): Promise<number[]> => {
    const answers: number[] = [];
    for (let wave = 0; wave < 10; wave += 1) {
      const sent = Array.from({ length: 100 }, () => ask(mallory, rooms.sendComment, message({ body: 'flood' }), own));
      answers.push(...(await Promise.all(sent)).map(({ status }) => status));
    }
    return answers;
  };
  const sockets = async (): Promise<number[]> => {
    const codes: Promise<number>[] = [];
    for (const frame of oddFrames) {
      const odd = await site.open();
      odd.socket.on('error', () => {});
      odd.socket.send(frame);
      codes.push(odd.closed);
    }
    // One that never says anything stays open for its ten seconds.
    await site.open();
    const upgrade = `${site.origin}/web/realtime`;
    const refused = [
      refusedUpgrade(upgrade, { origin: 'https://evil.example' }),
      refusedUpgrade(upgrade, { origin: site.origin }, 'graphql-ws'),
    ];
    return Promise.all([...codes, ...refused]);
  };
  const attack = Promise.all([
    flood(),
    Promise.all(oddCalls.map(async ([endpoint, body, to]) => (await ask(mallory, endpoint, body, to)).status)),
    sockets(),
  ]);
  for (let number = 1; number <= 5; number += 1) {
    const { status } = await says(`calm ${number}`);
    expect(status).toBe(200);
    await page.hears(tells(`calm ${number}`));
  }
  const [flooded, refused, closed] = await attack;
  expect(flooded.every((status) => [200, 409, 429].includes(status))).toBe(true);
  expect(refused.every((status) => status >= 400 && status < 500)).toBe(true);
  expect(closed).toEqual([4400, 4400, 4552, 1009, 4400, 403, 400]);
  await says('after all');
  await page.hears(tells('after all'));
  expect(page.socket.readyState).toBe(page.socket.OPEN);
  const heard = JSON.stringify(page.frames.slice(heardBefore));
  expect(heard.match(/"body":"calm/g)).toHaveLength(5);
  expect(heard).not.toMatch(/flood|xxxx/);
  expect(site.calls.site.logged).toEqual([]);
});
