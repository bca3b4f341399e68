import { sql } from 'kysely';
import * as v from 'valibot';
import { ticketDocuments } from '#features/ticket/documents.ts';
import { findableBelow } from '#features/ticket/server.ts';
import type { Database } from '#server/database/database.ts';

/** The numbers of people between which lists and searches grow. */
export const few = 1_000;
export const many = 100_000;

interface PeopleSite {
  siteKey: string;
  /** The site whose accounts they have. */
  realmKey: string;
}

/** Every twentieth is a Tanaka, every sixtieth a Sakuraba, every 150th a Hiiragi; a Kujo is one of all. */
const families = [
  ['田中', 'タナカ'],
  ...'佐藤サトウ 鈴木スズキ 高橋タカハシ 伊藤イトウ 渡辺ワタナベ 山本ヤマモト 中村ナカムラ 小林コバヤシ 加藤カトウ 吉田ヨシダ 山田ヤマダ 佐々木ササキ 松本マツモト 井上イノウエ 木村キムラ 林ハヤシ 斎藤サイトウ 清水シミズ 森モリ'
    .split(' ')
    .map((name) => [name.replace(/[ァ-ヶー]+$/, ''), /[ァ-ヶー]+$/.exec(name)?.[0] ?? '']),
];
const chunk = 10_000;

/**
 * The members `first` to `last`, who have a profile and bought a ticket each. Every tenth gave it to a companion, every
 * twentieth handed it on to the member before.
 */
export async function fillPeople(database: Database, site: PeopleSite, first: number, last: number): Promise<void> {
  const document = JSON.stringify(
    v.parse(ticketDocuments[0].item, { detailId: 1, title: { jpn: '入場券' }, price: 0 }),
  );
  await sql`
    insert into ticket_snapshot (site_key, content_id, ticket_id, digest, document)
      values (${site.siteKey}, 60, 1, ${'a'.repeat(64)}, ${document}::jsonb) on conflict do nothing`.execute(
    database.kysely,
  );
  for (let from = first; from <= last; from += chunk)
    await fillSome(database, site, from, Math.min(last, from + chunk - 1));
  for (let below: number | undefined = undefined, isFirst = true; isFirst || below !== undefined; isFirst = false)
    below = await findableBelow(database.kysely, below);
  await sql`vacuum analyze`.execute(database.kysely);
}

async function fillSome(
  { kysely }: Database,
  { siteKey, realmKey }: PeopleSite,
  first: number,
  last: number,
): Promise<void> {
  const [names, kana] = [families.map(([name]) => name), families.map(([, read]) => read)];
  await sql`
    with person as (
      select n, jsonb_build_array(
        jsonb_build_object('key', 'last_name', 'value', case
          when n = 500 then '九条' when n % 60 = 7 then '桜庭' when n % 150 = 8 then '柊木'
          else (${names}::text[])[n % 20 + 1]
        end),
        jsonb_build_object('key', 'first_name', 'value', '花子'),
        jsonb_build_object('key', 'last_name_kana', 'value', (${kana}::text[])[n % 20 + 1]),
        jsonb_build_object('key', 'first_name_kana', 'value', 'ハナコ')
      ) as name
      from generate_series(${first}::integer, ${last}::integer) n
    ), joined as (
      insert into member (realm_key, mail, mail_key, language)
      select ${realmKey}, mail, mail, 'jpn' from (select n, 'buyer' || n || '@example.jp' as mail from person) p order by n
      returning member_id, mail
    ), known as (
      insert into profile_answer (member_id, site_key, entry_form_key, answer_method, selector_value)
      select j.member_id, ${realmKey}, 'name', 'NAME', p.name
      from person p join joined j on j.mail = 'buyer' || p.n || '@example.jp'
    ), made as (
      insert into ticket_order (order_number, purchase_key, site_key, content_id, state, payment_method, amount,
        language, purchaser_id, purchaser_mail, purchaser_info, ordered_at, changed_at)
      select 'BENCH' || p.n, 'bench-' || p.n, ${siteKey}, 60, case p.n % 500 when 0 then 'canceled' else 'completed' end,
        case p.n % 400 when 0 then 'Local' else 'CreditCard' end, 1000, 'jpn', j.member_id, j.mail,
        jsonb_build_array(jsonb_build_object('answerMethod', 'NAME', 'selectorValue', p.name)),
        now() - (${many}::integer - p.n) * interval '1 minute', now()
      from person p join joined j on j.mail = 'buyer' || p.n || '@example.jp' order by p.n
      returning order_id, purchaser_id, substr(order_number, 6)::integer as n
    )
    insert into purchased_ticket (order_id, site_key, content_id, ticket_id, snapshot_id, price, original_price, state,
      code, qr_secret, available_started_at, purchaser_id, holder_id, checkin_user_mail, checkin_user_info)
    select m.order_id, ${siteKey}, 60, 1, s.snapshot_id, 1000, 1000, 'issued', 'B' || m.order_id, 'x', now(),
      m.purchaser_id, m.purchaser_id - case when m.n % 20 = 3 and m.n > ${first}::integer then 1 else 0 end,
      case m.n % 10 when 9 then 'guest' || m.n || '@example.com' else '' end,
      case m.n % 10 when 9 then jsonb_build_array(jsonb_build_object('answerMethod', 'NAME', 'selectorValue',
        (select p.name from person p where p.n = greatest(m.n - 4, ${first}::integer)))) else '[]' end
    from made m, (select snapshot_id from ticket_snapshot where site_key = ${siteKey} and digest = ${'a'.repeat(64)}) s
    order by m.n`.execute(kysely);
}
