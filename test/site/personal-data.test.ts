import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { fillMemberTables } from '../all-samples.ts';
import { demoPassword, type MemberCalls, memberCalls } from '../member-calls.ts';
import { testNow } from '../start-test-site.ts';
import { testMember } from '../test-member.ts';

let calls: MemberCalls;
let database: Database;
beforeAll(async () => {
  calls = await memberCalls();
  database = calls.site.database;
});
afterAll(() => calls.close());

/**
 * Columns that may name or identify a person and stay when their member leaves: each with its fate.
 * docs/personal-data.md says the same to people.
 */
const notOfOneMember: Record<string, string> = {
  'site.rehearsal_mail': 'of an operator, whose test purchase is gone after a day',
  'access_log.user_id': 'emptied when the member goes; the record stays and tells of nobody',
  'access_log.anonymous_token': 'emptied with it; of visitors it is a random text',
  'console_user.console_user': 'a key for people of the organiser, who are not members',
  'order_change.person': 'who was corrected: emptied when the buyer is erased',
  'operator.mail': 'of people of the organiser, who are not members; kept until the operator is removed',
  'operator.mail_key': 'the same',
  'operator.user_handle': 'a random text by which a passkey knows its operator',
  'operator_challenge.user_handle': 'the same, for five minutes',
  'operator_mail_change.mail': 'the new address of an operator, until its link is opened or three days are over',
  'operator_mail_change.mail_key': 'the same',
  'operator_link.mail': 'an invitation to the console, for three days',
  'operator_link.mail_key': 'the same',
  'invitation.mail_key': "the organiser's list of guests, written before there was an account",
  'draft_invitation.mail_key': 'the same list, before it is published',
  'attendee_import_row.mail_key': 'of people whom an organiser imports, until their tickets are issued',
  'mail_trace.mail_id': 'what became of mails about orders, and of mails of organisers',
  'mail_trace.mail_to': 'emptied with the account, and with the mails to the address',
  'mailing_opt_out.mail_key': 'deleted by a trigger when the member goes; of a visitor it stays, as they wished',
  'mail_bounce.mail_key': 'deleted by the same trigger; of a visitor it stays for 180 days',
  'mailbox_mail.mail_id': 'mails of a server without a mail server, for a few days',
  'mailbox_mail.mail_to': 'the same',
  'mailbox_mail.subject': 'the same',
  'data_request.mail': 'emptied when the member goes; that there was a request stays',
  'data_request.mail_key': 'the same',
  'ticket_order.purchaser_mail': 'emptied when the member goes; the order stays in the books of the organiser',
  'purchased_ticket.checkin_user_mail': 'of who comes along, who is no member; emptied with the order',
  'purchased_ticket.checkin_user_info': 'the same',
  'chat_profile.member_id': 'emptied when the member goes, with all that the profile says of a person',
  'chat_profile.live_chat_user_id': 'the same',
  'chat_profile.user_id_hash': 'a hash, so that nobody else takes the id of a person who has left',
  'chat_profile.nickname': 'emptied when the member goes',
  'chat_profile.avatar': 'the same',
};

/** Tables whose rows stay without their member, as empty places for others. */
const emptied: readonly string[] = ['chat_profile'];

interface Column {
  table_name: string;
  column_name: string;
}
const personal = /(^|_)(member|user|mail|login|subject|anonymous|nickname|avatar|phone|tel|person|birthday)(_|$)/;

async function columns(where = 'true'): Promise<Column[]> {
  const { rows } = await database.pool.query<Column>(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and ${where} order by table_name, column_name`,
  );
  return rows;
}

/** Tables whose rows are deleted with their member, also through another table, by the reference that deletes them. */
async function goingWithMember(): Promise<Set<string>> {
  const { rows } = await database.pool.query<{ child: string; parent: string }>(
    `select c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent
     from pg_constraint c where c.contype = 'f' and c.confdeltype = 'c'`,
  );
  const going = new Set(['member']);
  for (let size = 0; size !== going.size; ) {
    size = going.size;
    for (const { child, parent } of rows) if (going.has(parent)) going.add(child);
  }
  return going;
}

async function withMemberId(): Promise<string[]> {
  return (await columns(`column_name = 'member_id'`)).map(({ table_name }) => table_name);
}

describe('the stored data of members', () => {
  test('are deleted with them, or the list of exceptions says what happens to them', async () => {
    const going = await goingWithMember();
    const found = (await columns(`data_type <> 'boolean'`)).filter(({ column_name }) => personal.test(column_name));
    expect(found.length).toBeGreaterThan(20);
    const strange = found
      .filter(({ table_name }) => !going.has(table_name))
      .map(({ table_name, column_name }) => `${table_name}.${column_name}`)
      .filter((name) => !(name in notOfOneMember));
    expect(strange).toEqual([]);
    const existing = found.map(({ table_name, column_name }) => `${table_name}.${column_name}`);
    expect(Object.keys(notOfOneMember).filter((name) => !existing.includes(name))).toEqual([]);
  });

  test('refer to their member in every table that has one, and the reference deletes them', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select conrelid::regclass::text as name from pg_constraint
       where contype = 'f' and confrelid = 'member'::regclass and confdeltype = 'c'`,
    );
    const referring = new Set(rows.map(({ name }) => name));
    const tables = (await withMemberId()).filter((name) => name !== 'member');
    expect(tables.length).toBeGreaterThan(8);
    expect(tables.filter((name) => !referring.has(name))).toEqual(emptied);
  });

  test('are exported: every table with a member in it has a part', async () => {
    const told = new Set(calls.site.hiroba.features.personalData.flatMap(({ tables }) => tables));
    const tables = [...(await goingWithMember()), 'access_log'];
    expect(tables.filter((name) => !told.has(name))).toEqual([]);
  });
});

test('the answer of personal has the fact of each feature, empty for a member who has done nothing [PROFILE-011]', async () => {
  const { accessToken } = await testMember(database, 'portal/1', testNow);
  const { data } = await calls.get('personal/1/11', { 'access-token': accessToken });
  const parts = ['favorite', 'ticketLimited', 'liveChat', 'questionnaire', 'coupon', 'businessAppointment'];
  for (const part of parts) expect([part, data[part]]).toEqual([part, []]);
});

describe('a member who has used everything', () => {
  const mark = 'しるし4711';
  const folderName = `資料${mark}`;
  const subject = `subject-${mark}`;
  const token = 'T'.repeat(32);
  let memberId: number;
  let mail: string;
  let headers: Record<string, string>;

  beforeAll(async () => {
    const session = await calls.logIn('hanako.demo');
    memberId = session.userId;
    mail = 'hanako@example.jp';
    headers = { 'access-token': session.accessToken };
    await calls.post('my_folder/add/1/11', { name: folderName, path: '/module/web_page/20/1' }, headers);
    await calls.post('terms/agree/1/11/0', {}, headers);
    await fillMemberTables(database, { id: memberId, mark, subject, token });
  });

  const rowsOf = async (table: string): Promise<number> => {
    const { rows } = await database.pool.query<{ count: string }>(
      `select count(*) from ${table} where member_id = $1`,
      [memberId],
    );
    return Number(rows[0]?.count);
  };

  /** The columns of all tables in which a text stands. */
  async function placesOf(text: string): Promise<string[]> {
    const texts = await columns(`data_type in ('text', 'jsonb', 'json', 'character varying')`);
    const found: string[] = [];
    for (const { table_name, column_name } of texts) {
      const { rows } = await database.pool.query<{ found: boolean }>(
        `select exists (select 1 from ${table_name} where position($1 in ${column_name}::text) > 0) as found`,
        [text],
      );
      if (rows[0]?.found) found.push(`${table_name}.${column_name}`);
    }
    return found;
  }

  test('has a row in every table for members', async () => {
    const counts = await Promise.all((await withMemberId()).map(async (name) => [name, await rowsOf(name)] as const));
    expect(counts.filter(([, count]) => count === 0)).toEqual([]);
  });

  test('can export all of it as one file without secrets', async () => {
    const { status, data } = await calls.get('personal_data/1/11', headers);
    expect(status).toBe(200);
    expect(data.userId).toBe(memberId);
    const { account, profile, agreements, myFolder, cards, accessLog } = data.data;
    expect(account).toMatchObject({
      userId: memberId,
      mail,
      loginId: 'hanako.demo',
      hasPassword: true,
      language: 'jpn',
      identities: [{ method: 'Bnid', subject }],
      roles: expect.arrayContaining([{ site: 'event/14', role: 'invited' }]) as unknown,
      mailCodes: expect.arrayContaining([expect.objectContaining({ mail: `${mark}@example.jp` })]) as unknown,
    });
    expect(account.sessions.length).toBeGreaterThan(0);
    expect(profile).toEqual(expect.arrayContaining([expect.objectContaining({ textValue: `回答${mark}` })]));
    expect(agreements).toEqual(expect.arrayContaining([expect.objectContaining({ site: 'event/11' })]));
    expect(myFolder).toEqual(expect.arrayContaining([expect.objectContaining({ name: folderName })]));
    expect(cards).toMatchObject([{ cardNumber: '************4711', expire: '04/28', cardBrand: 'VISA' }]);
    expect(accessLog).toMatchObject({ total: 1, records: [{ pcode: mark, anonymous_token: token }] });
    const text = JSON.stringify(data);
    for (const secret of [
      'argon2',
      'hash',
      headers['access-token'] as string,
      'a'.repeat(64),
      'code_verifier',
      'cus_',
    ]) {
      expect([secret, text.includes(secret)]).toEqual([secret, false]);
    }
  });

  test('can export it ten times an hour', async () => {
    const other = await calls.logIn('james.demo');
    const as = { 'access-token': other.accessToken };
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) statuses.push((await calls.get('personal_data/1', as)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  test('is erased by unsubscribing, with all of their data', async () => {
    const tables = await withMemberId();
    const answer = await calls.post('unsubscribe/1', { is_confirmed: '1', current_password: demoPassword }, headers);
    expect([answer.status, answer.message]).toEqual([200, undefined]);
    const left = await Promise.all(tables.map(async (name) => [name, await rowsOf(name)] as const));
    expect(left.filter(([, count]) => count > 0)).toEqual([]);
    // The goodbye is on its way, or in the mailbox of a server without a mail server.
    const onItsWay = new Set(['job.data', 'mailbox_mail.mail_to', 'mailbox_mail.body_text', 'mailbox_mail.body_html']);
    for (const text of [mail, 'hanako.demo', `回答${mark}`, folderName, subject, '*4711', 'hanako4711']) {
      expect([text, (await placesOf(text)).filter((place) => !onItsWay.has(place))]).toEqual([text, []]);
    }
  });

  test('stays in the access log without a name: the visit counts, and identifies no person', async () => {
    const rows = await database.kysely
      .selectFrom('access_log')
      .select(['page', 'user_id', 'anonymous_token'])
      .where('page', '=', 'home')
      .where('log_check_key', 'in', ['22222222-2222-4222-8222-222222222222', '33333333-3333-4333-8333-333333333333'])
      .orderBy('log_check_key')
      .execute();
    expect(rows).toEqual([
      { page: 'home', user_id: null, anonymous_token: null },
      { page: 'home', user_id: null, anonymous_token: token },
    ]);
  });
});
