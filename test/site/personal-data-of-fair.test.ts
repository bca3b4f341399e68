import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSession } from '#features/account/server.ts';
import { apiPrefix } from '#kernel/limits.ts';
import type { Database } from '#server/database/database.ts';
import { demoPassword, type MemberCalls, memberCalls } from '../member-calls.ts';
import { testNow } from '../start-test-site.ts';

let calls: MemberCalls;
let database: Database;
beforeAll(async () => {
  calls = await memberCalls();
  database = calls.site.database;
});
afterAll(() => calls.close());

const expo = '1/11';
const booth = `${expo}/200/1`;

/** A member who has been at the fair, with words of their own in everything. */
interface Guest {
  mark: string;
  headers: Record<string, string>;
  /** Where others may read their report, and their calendar. */
  report: string;
  feed: string;
}

async function enter(loginId: string): Promise<Record<string, string>> {
  const { kysely } = database;
  const asked = kysely.selectFrom('member').select('member_id').where('login_id', '=', loginId);
  const { accessToken } = await openSession(kysely, (await asked.executeTakeFirstOrThrow()).member_id, testNow);
  return { 'access-token': accessToken };
}

async function visit(loginId: string, mark: string, slot: number): Promise<Guest> {
  const headers = await enter(loginId);
  const post = async (path: string, body: object) => {
    const answer = await calls.site.post(apiPrefix + path, JSON.stringify(body), {
      ...headers,
      'content-type': 'application/json',
      language: 'eng',
    });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}: ${text}`);
    return (JSON.parse(text) as { data: Record<string, string> }).data;
  };
  await post(`favorite/${expo}`, [{ contentId: 200, detailId: 7, moduleId: 5, isFavorite: true }]);
  await post(`my_bag/${expo}/booth_memo`, { contentId: 200, detailId: 1, rank: 4, memo: `memo ${mark}` });
  await post(`my_bag/${expo}/memo`, { memo: `report ${mark}`, name: `name ${mark}`, department: `section ${mark}` });
  const { token: report } = await post(`my_bag/${expo}/my_report_setting`, { enableShare: true });
  const choice = (entryFormKey: string, answerMethod: string, key: string) => ({
    entryFormKey,
    answerMethod,
    textValue: '',
    selectorValue: [{ key, value: key }],
  });
  await post(`questionnaire/${expo}/71/answer`, {
    key: mark.padEnd(20, '-'),
    answers: [
      choice('purpose', 'CHECKBOX', 'supplier'),
      choice('role', 'SELECT', 'decide'),
      choice('visitDay', 'SELECT', 'first'),
      { entryFormKey: 'request', answerMethod: 'TEXT', textValue: `answer ${mark}`, selectorValue: [] },
    ],
  });
  await post('coupon/consume/1/15/80', { couponId: 1, key: mark.padEnd(20, '-') });
  const { token: feed } = await post(`schedule_feed/${expo}`, {});
  const { data } = await calls.get(`business_appointment/${booth}`);
  const talk = await post(`business_appointment/${booth}`, {
    key: `00000000-0000-4000-8000-00000000000${slot}`,
    administratorId: 1,
    date: data.persons[0].slots.filter(({ state }: { state: string }) => state === 'free')[slot].startAt,
    name: `visitor ${mark}`,
    mail: `${mark}@example.jp`,
    company: `company ${mark}`,
    contents: `wish ${mark}`,
  });
  const person = await enter('exhibitor.demo');
  const approval = `business_appointment/${expo}/${talk['reservationId']}/approve`;
  expect((await calls.post(approval, { from: 'pending' }, person)).status).toBe(200);
  return { mark, headers, report: report as string, feed: feed as string };
}

const exported = async ({ headers }: Guest): Promise<string> =>
  JSON.stringify((await calls.get(`personal_data/${expo}`, headers)).data);
const statusOf = async (path: string) => (await calls.site.get(apiPrefix + path)).status;

/** The columns of all tables in which a text stands. */
async function placesOf(text: string): Promise<string[]> {
  const { rows: columns } = await database.pool.query<{ name: string; column: string }>(
    `select table_name as name, column_name as column from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'jsonb', 'json', 'character varying')`,
  );
  const looks = columns.map(
    ({ name, column }) =>
      `select '${name}.${column}' as place where exists (select from ${name} where position($1 in ${column}::text) > 0)`,
  );
  const { rows } = await database.pool.query<{ place: string }>(looks.join(' union all '), [text]);
  return rows.map(({ place }) => place).sort();
}

describe('two members who have been at the fair', () => {
  let hanako: Guest;
  let james: Guest;
  const words = ['memo', 'report', 'name', 'section', 'answer', 'visitor', 'company', 'wish'];
  beforeAll(async () => {
    hanako = await visit('hanako.demo', 'hanakos-own-4711', 0);
    james = await visit('james.demo', 'james-own-4712', 1);
  });

  test('get all of their own data in the export, and none of the other’s', async () => {
    for (const [own, other] of [
      [hanako, james],
      [james, hanako],
    ] as const) {
      const text = await exported(own);
      expect(words.filter((word) => !text.includes(`${word} ${own.mark}`))).toEqual([]);
      expect(text).not.toContain(other.mark);
      expect([own.report, own.feed].filter((secret) => text.includes(secret))).toEqual([]);
      const { favorites, coupons, calendarFeeds } = JSON.parse(text).data;
      expect(favorites).toEqual(expect.arrayContaining([expect.objectContaining({ contentId: 200, detailId: 7 })]));
      expect(coupons).toMatchObject([{ site: 'event/15', contentId: 80, couponId: 1 }]);
      expect(calendarFeeds).toMatchObject([{ site: 'event/11' }]);
    }
  });

  test('leave nothing behind in any table when they leave, and nothing of the other is deleted', async () => {
    const kept = await placesOf(james.mark);
    expect(await statusOf(`my_bag/${expo}/my_report?token=${hanako.report}`)).toBe(200);
    expect(await statusOf(`schedule_feed/${expo}/${hanako.feed}`)).toBe(200);
    const confirmed = { is_confirmed: '1', current_password: demoPassword };
    expect((await calls.post('unsubscribe/1', confirmed, hanako.headers)).status).toBe(200);
    // Mails to the person of the booth are theirs.
    const left = (await placesOf(hanako.mark)).filter((place) => !/^(job\.data|mailbox_mail\.)/.test(place));
    expect(left).toEqual([]);
    expect(await placesOf(james.mark)).toEqual(kept);
    expect(await statusOf(`my_bag/${expo}/my_report?token=${hanako.report}`)).toBe(404);
    expect(await statusOf(`schedule_feed/${expo}/${hanako.feed}`)).toBe(404);
    expect(await statusOf(`my_bag/${expo}/my_report?token=${james.report}`)).toBe(200);
    expect(await statusOf(`schedule_feed/${expo}/${james.feed}`)).toBe(200);
  });

  test('cancel their business talks by leaving: the person of the booth is told so without a name, and nothing is sent to the visitor’s address', async () => {
    const [newest] = await calls.site.mails('exhibitor@example.jp');
    expect(newest?.kind).toBe('talk-left');
    for (const { mark } of [hanako, james]) expect(JSON.stringify(newest)).not.toContain(mark);
    const mails = await calls.site.mails('hanako@example.jp');
    expect(mails.map(({ kind }) => kind)).not.toContain('talk-left');
  });
});
