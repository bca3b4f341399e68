import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MemberCalls, memberCalls } from '../../../test/member-calls.ts';

let calls: MemberCalls;
beforeAll(async () => {
  calls = await memberCalls();
});
afterAll(() => calls.close());

async function as(loginId: string): Promise<(path: string) => Promise<unknown>> {
  const { accessToken } = await calls.logIn(loginId, undefined, '1');
  return async (path) => (await calls.get(path, { 'access-token': accessToken })).data;
}
const names = (people: unknown): number => (people as unknown[]).length;

test('the demo’s members have talks, unread ones among them, in the chats of expo and conference', async () => {
  const hanako = await as('hanako.demo');
  expect(await hanako('live_chat/unread/1/11/240/1')).toMatchObject({ isRegistered: true, total: 4 });
  expect(await hanako('live_chat/unread/1/13/45/2')).toMatchObject({ isRegistered: true, total: 1 });
  const james = await as('james.demo');
  expect(await james('live_chat/unread/1/45/1')).toMatchObject({ isRegistered: true, total: 2 });
  expect(await james('live_chat/unread/1/13/45/2')).toMatchObject({ isRegistered: true, total: 2 });
});

test('each chat of the demo has many people, and the expo’s stream has comments', async () => {
  const hanako = await as('hanako.demo');
  expect(names(await hanako('live_chat/profile/search/1/11/240/1'))).toBeGreaterThan(20);
  expect(names(await hanako('live_chat/profile/search/1/13/45/2'))).toBeGreaterThan(15);
  const { messages } = (await hanako('live_chat/commentary/1/11/95/1')) as { messages: unknown[] };
  expect(messages).toHaveLength(20);
});

test('the demo’s member has one talk asked for, one approved, and a catalogue in my folder', async () => {
  const hanako = await as('hanako.demo');
  const { own } = (await hanako('business_appointment/1/11')) as { own: { status: string }[] };
  expect(own.map(({ status }) => status).sort()).toEqual(['approved', 'pending']);
  expect(await hanako('my_folder/1/11')).toMatchObject([{ name: '総合カタログ（アオゾラロボティクス）' }]);
});
