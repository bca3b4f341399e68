import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession } from '#features/account/server.ts';
import type { NextUp } from '#features/mypage/rules/next-up.ts';
import { apiPrefix } from '#kernel/limits.ts';
import { type MemberCalls, memberCalls } from '../member-calls.ts';
import { sellTicket } from '../sell-ticket.ts';
import { testNow } from '../start-test-site.ts';

let calls: MemberCalls;
beforeAll(async () => {
  calls = await memberCalls();
});
afterAll(() => calls.close());

const expo = '1/11';

async function enter(loginId: string) {
  const { kysely } = calls.site.database;
  const asked = kysely.selectFrom('member').select('member_id').where('login_id', '=', loginId);
  const { member_id: memberId } = await asked.executeTakeFirstOrThrow();
  const { accessToken } = await openSession(kysely, memberId, testNow);
  return { memberId, headers: { 'access-token': accessToken } };
}
const next = async (headers: Record<string, string>, site = expo) =>
  (await calls.get(`mypage/next_up/${site}`, headers)).data as NextUp;
const post = async (path: string, body: object, headers: Record<string, string>) => {
  const answer = await calls.site.post(apiPrefix + path, JSON.stringify(body), {
    ...headers,
    'content-type': 'application/json',
  });
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: Record<string, string> }).data;
};

test('my page tells a member of their ticket, sessions, talks and messages, at the event and at its portal [MYPAGE-014]', async () => {
  const james = await enter('james.demo');
  const before = await next(james.headers);
  expect(before).toMatchObject({ ticket: null });

  const { ids } = await sellTicket(calls.site.database, james.memberId, {
    siteKey: 'event/11',
    number: 2,
    item: { title: { jpn: '来場者パス', eng: 'Visitor pass' } },
  });
  await post(`favorite/${expo}`, [{ contentId: 64, detailId: 17, moduleId: 28, isFavorite: true }], james.headers);
  const slots = (await calls.get(`business_appointment/${expo}/200/1`)).data.persons[0].slots;
  const { reservationId } = await post(
    `business_appointment/${expo}/200/1`,
    {
      key: '00000000-0000-4000-8000-000000000001',
      administratorId: 1,
      date: slots.find(({ state }: { state: string }) => state === 'free').startAt,
      name: 'James Carter',
      mail: 'james@example.com',
      company: 'Carter Ltd',
      contents: 'Grippers',
    },
    james.headers,
  );
  const asked = await next(james.headers);
  expect(asked.coming.map(({ kind }) => kind)).toEqual(['session']);
  const exhibitor = await enter('exhibitor.demo');
  const approve = `business_appointment/${expo}/${reservationId}/approve`;
  expect((await calls.post(approve, { from: 'pending' }, exhibitor.headers)).status).toBe(200);

  const told = await next({ ...james.headers, language: 'eng' });
  expect(told.ticket).toMatchObject({ kind: 'ticket', about: 'Visitor pass', count: 2, event: null });
  expect(told.ticket?.path).toMatch(new RegExp(`/detail\\?ticket=(${ids.join('|')})$`));
  expect(told.coming[0]).toMatchObject({ kind: 'session', path: 'module/schedule/64/17' });
  const received = await next(exhibitor.headers);
  expect(received.coming).toMatchObject([{ kind: 'talk', title: 'Carter Ltd James Carter' }]);

  await post(`favorite/${expo}`, [{ contentId: 200, detailId: 1, moduleId: 5, isFavorite: true }], james.headers);
  const streamed = await next({ ...james.headers, language: 'eng' });
  expect(streamed.coming).toMatchObject([
    { kind: 'stream', title: 'Aoi Seiki', about: '', place: 'A-01', path: 'module/booth/200/1' },
    { kind: 'session', path: 'module/schedule/64/17' },
  ]);

  const atPortal = await next(james.headers, '1');
  expect(atPortal.ticket).toMatchObject({ path: told.ticket?.path, event: { portalId: 1, eventId: 11 } });
  expect(atPortal.coming).toEqual([]);
});

test('a member with nothing is told nothing, and a visitor is refused', async () => {
  const { headers } = await enter('blocked.demo');
  expect(await next(headers, '1')).toEqual({ ticket: null, coming: [], messages: [] });
  expect((await calls.get(`mypage/next_up/${expo}`)).status).not.toBe(200);
});
