import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memosMax } from '#features/my-bag/rules/booth-memo.ts';
import { apiPrefix } from '#kernel/limits.ts';
import { type MemberCalls, memberCalls } from '../member-calls.ts';
import { testNow } from '../start-test-site.ts';

const shared = '6f1f1d0e-5c0d-4f0a-9a3b-0f8f3a1b2c3d';
let calls: MemberCalls;
let asMember: Record<string, string>;
let talkId: number;

/** A member who has noted something about as many booths as one may, most of which the fair has no more. */
beforeAll(async () => {
  calls = await memberCalls();
  const { accessToken, userId } = await calls.logIn('hanako.demo');
  asMember = { 'access-token': accessToken };
  const { kysely } = calls.site.database;
  const ofMember = { site_key: 'event/11', member_id: userId, updated_at: new Date(testNow) };
  await kysely.deleteFrom('booth_memo').where('member_id', '=', userId).execute();
  await kysely.deleteFrom('bag_report').where('member_id', '=', userId).execute();
  const memos = Array.from({ length: memosMax }, (_, at) => ({
    ...ofMember,
    content_id: 200,
    detail_id: at + 1,
    rank: 3,
    memo: '見積もりを頼む',
    version: 1,
  }));
  await kysely.insertInto('booth_memo').values(memos).execute();
  await kysely
    .insertInto('bag_report')
    .values({ ...ofMember, token: shared, enable_share: true, memo: '', name: '', department: '', version: 0 })
    .execute();
  talkId = await insertTalk(userId);
});
afterAll(() => calls.close());

async function insertTalk(memberId: number): Promise<number> {
  const { kysely } = calls.site.database;
  const { calendar_id } = await kysely
    .insertInto('talk_calendar')
    .values({ site_key: 'event/11', content_id: 200, detail_id: 1, administrator_id: 9 })
    .returning('calendar_id')
    .executeTakeFirstOrThrow();
  const at = new Date(testNow);
  const { reservation_id } = await kysely
    .insertInto('talk_reservation')
    .values({
      calendar_id,
      member_id: memberId,
      request_key: randomUUID(),
      status: 'approved',
      language: 'jpn',
      name: '花町 歩',
      mail: 'ayumu@example.jp',
      company: '',
      contents: '見積もり',
      reason: null,
      changes: 1,
      starts_at: at,
      ends_at: new Date(testNow + 1_800_000),
      requested_at: at,
      changed_at: at,
    })
    .returning('reservation_id')
    .executeTakeFirstOrThrow();
  return reservation_id;
}

/** How many statements an address takes, once its documents are known. */
async function statementsOf(path: string, headers: Record<string, string> = {}): Promise<number> {
  const ask = async () => {
    const response = await calls.site.get(path, { language: 'jpn', ...headers });
    expect([path, response.status]).toEqual([path, 200]);
    await response.text();
  };
  await ask();
  const before = calls.site.database.statements();
  await ask();
  return calls.site.database.statements() - before;
}

test.each([
  ['the list of booths', 'module/booth/200?keyword=切削'],
  ['the page of a booth', 'module/booth/200/3'],
  ['the home of a cross-search', 'module/booth_cross_search/202'],
  ['the list of a cross-search', 'module/booth_cross_search/202?view=all'],
])('%s takes no statement once its documents are known', async (_, path) => {
  expect(await statementsOf(`/web/portal/1/event/11/${path}`)).toBe(0);
});

test.each([
  ['a page of the list of booths', 'booth/1/11/200?is_list=1&priority_live_stream_enable=1', 0],
  ['the booths of a widget', 'booth/1/11/200?is_list=1&per_page=6&priority_live_stream_enable=1', 0],
  ['the related booths', 'relation_booth/1/11?content_id=200&detail_id=1', 0],
  ['the stream of a booth', 'booth/stream/1/11/200/1', 0],
  ['the view counts of a page', 'booth/1/15/view_count?content_id=211&booth_ids=1&booth_ids=2', 1],
  ['the times of a booth for talks', 'business_appointment/1/11/200/1', 2],
  ['a shared report', `my_bag/1/11/my_report?token=${shared}`, 5],
])('%s: %s takes a visitor %i statements', async (_, path, statements) => {
  expect(await statementsOf(apiPrefix + path)).toBe(statements);
});

// Of all of them, two read the session and the member.
test.each([
  ['the note of one booth among a thousand', 'my_bag/1/11/booth_memo/200/3', 2],
  ['the bag with a thousand booths', 'my_bag/1/11/data', 5],
  ['the own report', 'my_bag/1/11/my_report/own', 7],
  ['the favourites', 'favorite/1/11', 3],
  ['the business talks', 'business_appointment/1/11', 3],
])('%s: %s takes a member %i statements', async (_, path, statements) => {
  expect(await statementsOf(apiPrefix + path, asMember)).toBe(statements);
});

test('the entry of a business talk for a calendar takes a member 3 statements', async () => {
  expect(await statementsOf(`${apiPrefix}business_appointment/1/11/${talkId}/calendar`, asMember)).toBe(3);
});
