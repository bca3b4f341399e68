import { type RawBuilder, sql } from 'kysely';
import { fillPeople } from '../bench/fill-people.ts';
import type { Database } from '#server/database/database.ts';

/** Makes the rows with these numbers, of what a list shows. */
export type Fill = (database: Database, first: number, last: number) => Promise<void>;

const siteKey = 'event/11';
const realmKey = 'portal/1';

const inserted =
  (statement: (numbers: RawBuilder<unknown>) => RawBuilder<unknown>): Fill =>
  async ({ kysely }, first, last) => {
    await statement(sql`generate_series(${first}::integer, ${last}::integer) n`).execute(kysely);
  };

/** An order with a ticket, a member with a profile: the same people in three lists. */
export const people: Fill = (database, first, last) => fillPeople(database, { siteKey, realmKey }, first, last);

export const guests = inserted(
  (numbers) => sql`
    insert into invitation (site_key, mail_key, mailed_at)
    select ${siteKey}, 'guest' || n || '@example.jp', case n % 2 when 0 then now() end from ${numbers}`,
);

/** Half of them are closed. */
export const requests = inserted(
  (numbers) => sql`
    insert into data_request (site_key, kind, mail, mail_key, language, note, received_on, due_on, made_by, made_at, state,
      closed_at)
    select ${realmKey}, 'export', 'x' || n || '@example.jp', 'x' || n || '@example.jp', 'jpn', '', date '2026-11-01',
      date '2026-11-15' + n % 30, 'Somebody', now(), case n % 2 when 0 then 'open' else 'done' end,
      case n % 2 when 1 then now() - n * interval '1 minute' end
    from ${numbers}`,
);

/** Of each person two messages, reported by two others; of the even ones the cases are closed. */
export const reports = inserted(
  (numbers) => sql`
    with source as (
      insert into chat_source (realm_key, data_source_id) values (${realmKey}, 4711)
      on conflict (realm_key, data_source_id) do update set realm_key = excluded.realm_key returning source_id
    ), joined as (
      insert into member (realm_key, mail, mail_key, language)
      select ${realmKey}, 'chat' || n || '@example.jp', 'chat' || n || '@example.jp', 'jpn' from ${numbers}
      returning member_id
    ), profile as (
      insert into chat_profile (source_id, member_id, live_chat_user_id, user_id_hash, nickname, token, language, created_at,
        updated_at)
      select source_id, member_id, 'u' || member_id, 'h' || member_id, 'x', 't' || member_id, 'jpn', now(), now()
      from joined, source
      returning chat_profile_id, source_id
    )
    insert into chat_report (source_id, site_key, reporter_profile_id, reported_profile_id, comment_index, reason, body,
      created_at, closed_at)
    select source_id, ${siteKey}, chat_profile_id, chat_profile_id, message, 'other', '', now(),
      case chat_profile_id % 2 when 0 then now() end
    from profile, generate_series(1, 2) message, generate_series(1, 2) reporter`,
);

export const log = inserted(
  (numbers) => sql`
    insert into operator_log (at, operator_name, site_key, action, request_id)
    select now() + n * interval '1 second', 'Somebody', ${siteKey},
      case n % 1000 when 0 then 'guests.removed' else 'site.published' end, 'r' || n
    from ${numbers}`,
);

export const mailings = inserted(
  (numbers) => sql`
    insert into mailing (site_key, document, made_at, made_by, changed_at, state)
    select ${siteKey}, '{}', now(), 'Somebody', now(), 'finished' from ${numbers}`,
);

/** All of the first mailing, which `mailings` has made. */
export const recipients = inserted(
  (numbers) => sql`
    insert into mailing_recipient (mailing_id, mail_key, mail_to, source_id, language, state, queued_at)
    select (select min(mailing_id) from mailing where site_key = ${siteKey}), 'r' || n || '@example.jp',
      'r' || n || '@example.jp', n, 'jpn', case n % 1000 when 0 then 'failed' else 'sent' end, now()
    from ${numbers}`,
);

export const imports = inserted(
  (numbers) => sql`
    insert into attendee_import (site_key, import_key, file_name, rows_all, plan, batch_rows, made_by, made_at, changed_at,
      state)
    select ${siteKey}, lpad(n::text, 48, '0'), 'a.csv', 1, '{}', 1, 'Somebody', now(), now(), 'finished' from ${numbers}`,
);

export const operators = inserted(
  (numbers) => sql`
    with made as (
      insert into operator (name, mail, mail_key, password_hash)
      select 'Somebody ' || n, 'o' || n || '@example.jp', 'o' || n || '@example.jp', 'x' from ${numbers}
      returning operator_id
    )
    insert into operator_grant (operator_id, site_key, role) select operator_id, ${siteKey}, 'reader' from made`,
);

export const operatorLinks = inserted(
  (numbers) => sql`
    insert into operator_link (token_hash, site_key, role, made_at, expires_at)
    select 'hash' || n, ${siteKey}, 'reader', now(), now() + interval '100 years' from ${numbers}`,
);
