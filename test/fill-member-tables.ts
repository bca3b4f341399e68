import type { Database } from '#server/database/database.ts';
import { testNow } from './start-test-site.ts';

/** Writes the rows of calls from other journeys; a new table with a member in it has to be filled here too. */
export async function fillMemberTables(
  database: Database,
  id: number,
  { mark, subject, token }: Record<'mark' | 'subject' | 'token', string>,
): Promise<void> {
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
