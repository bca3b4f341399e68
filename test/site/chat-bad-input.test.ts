import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as notices from '#features/live-chat/contract/notice.ts';
import * as pictures from '#features/live-chat/contract/picture.ts';
import * as profiles from '#features/live-chat/contract/profile.ts';
import * as rooms from '#features/live-chat/contract/room.ts';
import * as safety from '#features/live-chat/contract/safety.ts';
import { splitLinks } from '#features/live-chat/rules/text/links.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import { languageCodes } from '#kernel/language.ts';
import { messageKey } from '../chat-world.ts';
import { type ExpoChat, expoChat, type ExpoPerson } from '../expo-chat.ts';
import { type CallAnswer, type MemberCalls, memberCalls } from '../member-calls.ts';

let calls: MemberCalls;
let chat: ExpoChat;
let aya: ExpoPerson;
let ben: ExpoPerson;
let stranger: ExpoPerson;
let roomId: number;

beforeAll(async () => {
  calls = await memberCalls();
  chat = expoChat(calls);
  [aya, ben, stranger] = [await chat.person(), await chat.person(), await chat.person()];
  roomId = (await chat.ask(aya, rooms.startTalk, {}, { userId: ben.id })).data.id;
  await chat.ask(ben, rooms.acceptInvite, { roomId });
});
afterAll(() => calls.close());
// No input causes an error of the server's own.
// oxlint-disable-next-line vitest/no-standalone-expect
afterEach(() => expect(calls.site.logged).toEqual([]));

/** Refused below 500, in words of the visitor. */
function expectRefused(answer: CallAnswer, status: number): void {
  expect([answer.status, answer.message]).toEqual([status, expect.stringMatching(/^[A-Z].*[.!?]$/)]);
}

test('every call about a room of other people is refused as if there were no room, in the language of the visitor', async () => {
  const tries: readonly [Endpoint, object][] = [
    [rooms.readComments, {}],
    [rooms.sendComment, { key: messageKey(), body: 'hello' }],
    [rooms.removeComment, { index: 1 }],
    [rooms.readRoom, { index: 1 }],
    [rooms.acceptInvite, {}],
    [rooms.changeGroup, { title: 'mine' }],
    [rooms.inviteToGroup, { userIds: [aya.id] }],
    [rooms.leaveRoom, {}],
    [rooms.muteRoom, { muted: true }],
  ];
  for (const [endpoint, body] of tries) expectRefused(await chat.ask(stranger, endpoint, { roomId }, body), 404);
  const report = { userId: aya.id, reason: 'spam', roomId, index: 1 };
  expectRefused(await chat.ask(stranger, safety.reportPerson, {}, report), 404);
  const said = new Set<string | undefined>();
  for (const language of languageCodes) {
    said.add(
      (await chat.ask(stranger, rooms.sendComment, { roomId }, { key: messageKey(), body: 'x' }, { language })).message,
    );
  }
  expect(said.size).toBe(languageCodes.length);
  expect(await chat.comments(ben, roomId)).toEqual([]);
});

test('a member can use the same key as a stranger for a message, but not the same key for two texts', async () => {
  const { from, to, room } = await chat.pair();
  const key = messageKey();
  await chat.send(from, room, { key, body: 'private words' });
  expect((await chat.send(to, room, { key, body: 'mine' })).data).toMatchObject({ index: 2, body: 'mine' });
  const foreign = await chat.send(stranger, roomId, { key, body: 'private words' });
  expectRefused(foreign, 404);
  expectRefused(await chat.send(from, room, { key, body: 'other words' }), 409);
  expect((await chat.send(from, room, { key: key.toUpperCase(), body: 'private words' })).data).toMatchObject({
    index: 1,
  });
});

describe('a message', () => {
  test('of a megabyte is refused, and the room does not change', async () => {
    const { from, to, room } = await chat.pair();
    expect((await chat.send(from, room, { body: 'x'.repeat(60_000) })).errors).toHaveProperty('body');
    expectRefused(await chat.send(from, room, { body: 'x'.repeat(1_000_000) }), 413);
    expectRefused(await chat.send(from, room, { body: 'あ'.repeat(1_000_000) }), 413);
    expect(await chat.comments(to, room)).toEqual([]);
    expect((await chat.send(to, room, { body: 'go on' })).status).toBe(200);
  });

  test.each([
    ['overrides of the reading direction', 'invoice\u202Egpj.exe\u2066\u2069', 'invoicegpj.exe'],
    ['a storm of zero-width signs', `a${'\u200B\u200C\u200D\uFEFF\u2060'.repeat(3_000)}b`, 'ab'],
    ['towers of marks', `Z${'\u0310'.repeat(12_000)}`, `Z${'\u0310'.repeat(8)}`],
    ['controls and lone halves of letters', 'a\u0007\u009D\uD800b', 'a\uFFFDb'],
    ['a thousand empty lines', `a${'\n'.repeat(1_000)}b`, 'a\n\n\nb'],
  ])('with %s is stored without them', async (_, body, stored) => {
    const { from, to, room } = await chat.pair();
    expect((await chat.send(from, room, { body })).data.body).toBe(stored);
    expect((await chat.comments(to, room)).map((one) => one.body)).toEqual([stored]);
  });

  test.each(['', ' \n\t', '\u200B\u202E\uFEFF', '\u3164\u2800\u00AD'])(
    'that shows nothing is refused: %j',
    async (body) => {
      const answer = await chat.send(aya, roomId, { body });
      expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, ['body']]);
    },
  );

  test('with misleading addresses stays plain text without links', async () => {
    const { from, room } = await chat.pair();
    const odd = [
      'javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'https://accounts.example@evil.example/',
      'https://ехample.com/',
      'http://0x7f.1/ http://2130706433/ http://[::1]/ http://localhost/',
    ];
    for (const body of odd) {
      const { data } = await chat.send(from, room, { body });
      expect(splitLinks(data.body).filter(({ href }) => href !== undefined)).toEqual([]);
    }
  });

  test.each([
    'http://meet.example.jp/a',
    'javascript:alert(1)',
    'https://user:pass@meet.example.jp/',
    'https://meet.example.jp@evil.example/',
    '//meet.example.jp/a',
    'https://127.0.0.1/',
    'https://会議.example/',
    `https://meet.example.jp/${'x'.repeat(3_000)}`,
    '',
  ])('with a meeting at %s is refused at its field', async (url) => {
    const { from, room } = await chat.pair();
    const answer = await chat.send(from, room, { type: 'MEETING', meeting: { url } });
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, [expect.stringMatching(/^meeting/)]]);
    expect(await chat.comments(from, room)).toEqual([]);
  });

  test('ignores fields that its contract does not have, and names a missing one', async () => {
    const { from, to, room } = await chat.pair();
    const more = { user_id: to.id, index: 99, created_at: '2001-01-01', sender: to.id, __proto__: { body: 'x' } };
    expect((await chat.send(from, room, { body: 'mine', ...more })).data).toMatchObject({ index: 1, user_id: from.id });
    const empty = await chat.ask(from, rooms.sendComment, { roomId: room }, {});
    expect([empty.status, empty.errors]).toEqual([422, expect.objectContaining({ key: [expect.any(String)] })]);
    for (const odd of [{ key: 'x' }, { type: 'VIDEO' }, { body: 7 }, { image: '../../etc/passwd', type: 'IMAGE' }]) {
      expect((await chat.send(from, room, { body: 'x', ...odd })).status).toBe(422);
    }
  });
});

describe('a name', () => {
  const odd: readonly (readonly [what: string, typed: string, stored: string | undefined])[] = [
    ['of ten thousand letters', 'x'.repeat(10_000), undefined],
    ['that turns what follows', '\u202Egpj.\u2066Ada\u2069', 'gpj.Ada'],
    ['with a storm of zero-width signs', `A${'\u200B\u200C\u200D\uFEFF\u{E0041}'.repeat(300)}da`, 'Ada'],
    ['with towers of marks', `Z${'\u0310\u200D'.repeat(30)}`, `Z${'\u0310\u200D'.repeat(4)}`],
    ['with lines', 'Ada\n\n\nStaff room', undefined],
    ['that shows nothing', '\u3164\uFFA0\u2800\u200D\uFE0F', undefined],
  ];

  test.each(odd)('of a person %s is refused, or stored without the trick', async (_, typed, stored) => {
    const by = await chat.person();
    const answer = await chat.ask(by, profiles.saveChatProfile, {}, { nickname: typed });
    if (stored === undefined) expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, ['nickname']]);
    else expect(answer.data.nickname).toBe(stored);
  });

  test.each(odd)('of a group %s is refused, or stored without the trick', async (_, typed, stored) => {
    const { from, to } = await chat.pair();
    const group = { key: messageKey(), title: typed, userIds: [to.id] };
    const answer = await chat.ask(from, rooms.createGroup, {}, group);
    if (answer.status === 200) expect(answer.data.title).toBe(stored ?? 'Ada Staff room');
    else expect([answer.status, Object.keys(answer.errors ?? {}), stored]).toEqual([422, ['title'], undefined]);
  });

  test('of a tag that the organiser does not offer is refused', async () => {
    const by = await chat.person();
    for (const tagIds of ['999', '1,999', 'x', '\u202E1', '1'.repeat(10_000), '-1', '1e1']) {
      const answer = await chat.ask(by, profiles.saveChatProfile, {}, { nickname: 'Ada', tagIds });
      expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, ['tagIds']]);
    }
  });
});

test.each([0, -1, 2_147_483_648, 2 ** 60, 1.5, '1e3', '０', "1' or '1'='1"])(
  'the id %s finds no room, person or message',
  async (id) => {
    expect([404, 422]).toContain((await chat.ask(aya, rooms.readComments, { roomId: id })).status);
    expect([404, 422]).toContain((await chat.ask(aya, rooms.startTalk, {}, { userId: id })).status);
    expect([404, 422]).toContain((await chat.ask(aya, rooms.removeComment, { roomId }, { index: id })).status);
    const group = { key: messageKey(), title: 'x', userIds: [id] };
    expect([404, 409, 422]).toContain((await chat.ask(aya, rooms.createGroup, {}, group)).status);
    expect([404, 422]).toContain((await chat.ask(aya, safety.reportPerson, {}, { userId: id, reason: 'spam' })).status);
  },
);

describe('a picture', () => {
  const form = (bytes: Uint8Array<ArrayBuffer> | string, name: string, type: string): FormData => {
    const body = new FormData();
    body.set('image', new File([bytes], name, { type }));
    return body;
  };
  const upload = (by: ExpoPerson, ...file: Parameters<typeof form>) =>
    chat.ask(by, pictures.uploadChatPicture, {}, form(...file));
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

  test.each([
    ['a drawing with a script', svg, 'a.svg', 'image/svg+xml', 415],
    ['a drawing that calls itself a photo', svg, 'a.jpg', 'image/jpeg', 422],
    ['a text', 'no picture', 'a.png', 'image/png', 422],
    ['a page', '<html><script>alert(1)</script></html>', 'a.webp', 'image/webp', 422],
    ['nothing', '', 'a.png', 'image/png', 422],
  ])('that is %s is refused', async (_, bytes, name, type, status) => {
    expectRefused(await upload(aya, bytes, name, type), status);
  });

  test('of somebody else cannot be kept, sent or seen', async () => {
    const dot = { create: { width: 8, height: 8, channels: 3, background: '#06f' } } as const;
    const bytes = new Uint8Array(await sharp(dot).png().toBuffer());
    const { temp_path: path } = (await upload(aya, bytes, 'a.png', 'image/png')).data;
    for (const temp_path of [path, `${path}/..`, '/media/x.webp', '', '../../../etc/passwd']) {
      const by = temp_path === path ? stranger : aya;
      const kept = await chat.ask(by, pictures.commitChatImage, {}, { temp_path });
      expect([kept.status, Object.keys(kept.errors ?? {})]).toEqual([422, ['temp_path']]);
    }
    const { id } = (await chat.ask(aya, pictures.commitChatImage, {}, { temp_path: path })).data;
    const { from, room } = await chat.pair();
    expect((await chat.send(from, room, { type: 'IMAGE', image: id })).errors).toHaveProperty('image');
    expect((await chat.ask(stranger, pictures.readChatPicture, { picture: id })).status).toBe(404);
    expect((await chat.ask(aya, pictures.readChatPicture, { picture: id })).status).toBe(200);
  });
});

test.each([
  'http://127.0.0.1:5432/',
  'https://localhost/push',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/',
  'https://fcm.googleapis.com.evil.example/x',
  'https://fcm.googleapis.com:8443/x',
  'https://2130706433/x',
  'https://0x7f.0.0.1/x',
  'https://[::ffff:127.0.0.1]/x',
  'https://[fe80::1%25eth0]/x',
  'https://127.0.0.1.nip.io/x',
  'https://metadata.google.internal/x',
  'https://fcm.googleapis.com@127.0.0.1/x',
  'https://fcm.googleapis.com\\@127.0.0.1/x',
  'https://fcm.googleapis.com%2f@127.0.0.1/x',
  'https://fcm.googleapis.com./x',
  'https://fcm。googleapis。com/x',
  'https://evil-push.apple.com.example/x',
  'https://evilpush.apple.com/x',
  'file:///etc/passwd',
  '',
])('a browser cannot have pushes sent to an address outside the push services: %s', async (endpoint) => {
  const answer = await chat.ask(aya, notices.subscribePush, {}, { endpoint, p256dh: 'x', auth: 'x' });
  expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, ['endpoint']]);
});

test('of a flood by one member the server takes ten messages, and it serves everybody else meanwhile', async () => {
  const { from, to, room } = await chat.pair();
  const { from: other, room: elsewhere } = await chat.pair();
  const flood = Array.from({ length: 1_000 }, (_, index) => chat.send(from, room, { body: `flood ${index}` }));
  const meanwhile = [
    await chat.send(other, elsewhere, { body: 'hello' }),
    await chat.send(to, room, { body: 'please stop' }),
  ];
  const answers = await Promise.all(flood);
  const refused = answers.filter(({ status }) => status === 429);
  expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([10, 990]);
  for (const answer of refused.slice(0, 3)) expectRefused(answer, 429);
  expect(meanwhile.map(({ status }) => status)).toEqual([200, 200]);
  expect(await chat.comments(to, room)).toHaveLength(11);
});
