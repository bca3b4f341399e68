import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

/**
 * Columns that may name or identify a person and stay when their member leaves: each with its fate.
 * docs/personal-data.md says the same to people.
 */
const notOfOneMember: Record<string, string> = {
  'access_log.user_id': 'emptied when the member goes; the record stays and tells of nobody',
  'access_log.anonymous_token': 'emptied with it; of visitors it is a random text',
  'console_user.console_user': 'a key for people of the organiser, who are not members',
  'invitation.mail_key': "the organiser's list of guests, written before there was an account",
  'draft_invitation.mail_key': 'the same list, before it is published',
  'mailbox_mail.mail_id': 'mails of a server without a mail server, for a few days',
  'mailbox_mail.mail_to': 'the same',
  'mailbox_mail.subject': 'the same',
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
    await fillTables(memberId);
  });

  /** Writes the rows of calls from other journeys; a new table with a member in it has to be filled here too. */
  async function fillTables(id: number): Promise<void> {
    const soon = new Date(testNow + 3_600_000);
    const now = new Date(testNow);
    const hash = 'a'.repeat(64);
    const { kysely } = database;
    const identity = { realm_key: 'portal/1', method: 'Bnid' as const, issuer: 'https://id.example', subject };
    await kysely
      .insertInto('member_identity')
      .values({ ...identity, member_id: id })
      .execute();
    await kysely
      .insertInto('identity_proof')
      .values({ ...identity, token_hash: hash, mail: null, member_id: id, expires_at: soon })
      .execute();
    await kysely
      .insertInto('identity_attempt')
      .values({
        state_hash: hash,
        browser_hash: hash,
        site_key: 'event/11',
        realm_key: 'portal/1',
        method: 'Bnid',
        issuer: 'https://id.example',
        member_id: id,
        redirect_uri: 'http://hiroba.test/',
        nonce: 'n',
        code_verifier: 'v',
        link: null,
        answer: null,
        return_hash: null,
        expires_at: soon,
      })
      .execute();
    await kysely
      .insertInto('favorite')
      .values({ site_key: 'event/11', member_id: id, content_id: 80, detail_id: 1, module_id: 5, updated_at: now })
      .execute();
    await kysely
      .insertInto('schedule_feed')
      .values({ site_key: 'event/11', member_id: id, token_hash: hash, language: 'jpn', created_at: now })
      .execute();
    await kysely
      .insertInto('coupon_use')
      .values({ site_key: 'event/15', member_id: id, content_id: 80, coupon_id: 1, use_key: hash, used_at: now })
      .execute();
    await database.pool.query(
      `insert into chat_notice (chat_profile_id, member_id, mails)
      select chat_profile_id, member_id, false from chat_profile where member_id = $1`,
      [id],
    );
    await database.pool.query(
      `insert into chat_push (endpoint, chat_profile_id, member_id, session_id, p256dh, auth, created_at)
      select 'https://push.example/' || p.chat_profile_id, p.chat_profile_id, p.member_id, s.session_id, 'p', 'a', $2
      from chat_profile p join member_session s using (member_id) where p.member_id = $1 limit 1`,
      [id, now],
    );
    await database.pool.query(
      `insert into handout_address (key_hash, path, name, expires_at, session_id)
      select $2, $2, $3, $4, session_id from member_session where member_id = $1 limit 1`,
      [id, hash, mark, soon],
    );
    await database.pool.query(
      `insert into chat_pushed (chat_profile_id, member_id, room_id, comment_index)
      select p.chat_profile_id, p.member_id, u.room_id, 1
      from chat_profile p join chat_room_user u using (chat_profile_id) where p.member_id = $1 limit 1`,
      [id],
    );
    await kysely
      .insertInto('questionnaire_answer')
      .values({
        site_key: 'event/11',
        content_id: 71,
        detail_id: 0,
        member_id: id,
        visitor_hash: hash,
        form_key: hash,
        language: 'jpn',
        answers: JSON.stringify([{ entryFormKey: 'wish', answerMethod: 'TEXT', textValue: mark, selectorValue: [] }]),
        answered_at: now,
      })
      .execute();
    await kysely
      .insertInto('booth_memo')
      .values({
        site_key: 'event/11',
        member_id: id,
        content_id: 80,
        detail_id: 1,
        rank: 3,
        memo: mark,
        version: 1,
        updated_at: now,
      })
      .execute();
    const report = { memo: mark, name: mark, department: mark, version: 1 };
    await kysely
      .insertInto('bag_report')
      .values({ site_key: 'event/11', member_id: id, enable_share: true, token: hash, ...report, updated_at: now })
      .execute();
    await kysely
      .insertInto('saved_card')
      .values({
        member_id: id,
        provider: 'Sbps',
        site_key: 'event/11',
        customer_key: `cus_${hash}`,
        gateway_key: `card_${hash}`,
        card_number: '************4711',
        expire: '04/28',
        card_brand: 'VISA',
        created_at: now,
      })
      .execute();
    await kysely.insertInto('member_role').values({ site_key: 'event/14', member_id: id, role: 'invited' }).execute();
    await kysely
      .insertInto('booth_exhibitor')
      .values({ site_key: 'event/11', content_id: 200, detail_id: 1, member_id: id, administrator_id: null })
      .execute();
    const { calendar_id } = await kysely
      .insertInto('talk_calendar')
      .values({ site_key: 'event/11', content_id: 200, detail_id: 1, administrator_id: 1 })
      .returning('calendar_id')
      .executeTakeFirstOrThrow();
    const words = { name: mark, mail: `${mark}@example.jp`, company: mark, contents: mark, reason: null };
    const times = { starts_at: now, ends_at: soon, requested_at: now, changed_at: now };
    await kysely
      .insertInto('talk_reservation')
      .values({
        calendar_id,
        member_id: id,
        request_key: '22222222-2222-4222-8222-222222222222',
        status: 'pending',
        language: 'jpn',
        changes: 0,
        ...words,
        ...times,
      })
      .execute();
    const { source_id } = await kysely
      .insertInto('chat_source')
      .values({ realm_key: 'portal/1', data_source_id: 4711 })
      .returning('source_id')
      .executeTakeFirstOrThrow();
    await kysely
      .insertInto('chat_profile')
      .values({
        source_id,
        member_id: id,
        live_chat_user_id: 'hanako4711',
        user_id_hash: hash,
        nickname: mark,
        avatar: `/media/${mark}.webp`,
        token: hash,
        language: 'jpn',
        created_at: now,
        updated_at: now,
        seen_at: now,
      })
      .execute();
    await kysely.insertInto('app_login_key').values({ key_hash: hash, member_id: id, expires_at: soon }).execute();
    await kysely
      .insertInto('mail_code')
      .values({
        mail_code_id: '11111111-1111-4111-8111-111111111111',
        purpose: 'mail',
        realm_key: 'portal/1',
        mail: `${mark}@example.jp`,
        mail_key: `${mark}@example.jp`,
        member_id: id,
        code_hash: hash,
        token_hash: null,
        created_at: now,
        expires_at: soon,
      })
      .execute();
    await kysely
      .insertInto('profile_answer')
      .values({
        member_id: id,
        site_key: 'event/11',
        entry_form_key: 'remark',
        answer_method: 'TEXT',
        text_value: `回答${mark}`,
        selector_value: '[]' as never,
      })
      .execute();
    await kysely
      .insertInto('access_log')
      .values([
        {
          log_check_key: '22222222-2222-4222-8222-222222222222',
          user_id: String(id),
          is_login: true,
          anonymous_token: token,
          page: 'home',
          pcode: mark,
        },
        {
          log_check_key: '33333333-3333-4333-8333-333333333333',
          user_id: null,
          is_login: false,
          anonymous_token: token,
          page: 'home',
        },
      ] as never)
      .execute();
  }

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
