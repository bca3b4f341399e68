import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import * as v from 'valibot';
import { openSession } from '#features/account/server.ts';
import { ticketDocuments } from '#features/ticket/documents.ts';
import { moduleIdOf } from '#kernel/module-code.ts';
import type { Database } from '#server/database/database.ts';
import { chatSource, contents, ticketKinds } from './growth-sites.ts';

export interface GrowthMember {
  accessToken: string;
  refreshToken: string;
  favorites: number;
  tickets: number;
  rooms: number;
}

/** What three members have kept, bought and talked about. */
export const memberSizes = [
  { favorites: 10, tickets: 5, rooms: 5 },
  { favorites: 100, tickets: 50, rooms: 50 },
  { favorites: 1_000, tickets: 500, rooms: 502 },
] as const;
/** People in a room beside the member. */
const othersInRoom = 4;
const others = 600;

/** Members of a portal with favourites, tickets and rooms at one of its fairs. */
export async function makeGrowthMembers(
  database: Database,
  { realmKey, siteKey }: { realmKey: string; siteKey: string },
): Promise<GrowthMember[]> {
  const { kysely } = database;
  const { rows: people } = await sql<{ member_id: number }>`
    insert into member (realm_key, mail, mail_key, language)
    select ${realmKey}, 'g' || n || '@example.jp', 'g' || n || '@example.jp', 'jpn'
    from generate_series(1, ${others + memberSizes.length}::integer) n returning member_id`.execute(kysely);
  await sql`
    with source as (
      insert into chat_source (realm_key, data_source_id) values (${realmKey}, ${chatSource}) returning source_id
    )
    insert into chat_profile (source_id, member_id, live_chat_user_id, user_id_hash, nickname, token, language,
      created_at, updated_at)
    select source_id, member_id, 'person' || member_id, 'person' || member_id, '参加者 ' || member_id,
      'token' || member_id, 'jpn', now(), now()
    from source, member where realm_key = ${realmKey}`.execute(kysely);
  const members: GrowthMember[] = [];
  for (const [place, size] of memberSizes.entries()) {
    const memberId = people[place]?.member_id ?? 0;
    await keepFavorites(database, siteKey, memberId, size.favorites);
    await buyTickets(database, siteKey, memberId, size.tickets);
    await openRooms(database, memberId, size.rooms);
    const { accessToken, refreshToken } = await openSession(kysely, memberId, Date.now());
    members.push({ accessToken, refreshToken, ...size });
  }
  await database.pool.query('analyze');
  return members;
}

/** Half of them sessions, half booths. */
async function keepFavorites({ kysely }: Database, siteKey: string, memberId: number, count: number): Promise<void> {
  for (const [moduleCode, contentId] of [
    ['schedule', contents.schedule],
    ['booth', contents.booths],
  ] as const) {
    await sql`
      insert into favorite (site_key, member_id, content_id, detail_id, module_id, updated_at)
      select ${siteKey}, ${memberId}::integer, ${contentId}::integer, n, ${moduleIdOf(moduleCode)}::integer,
        now() - n * interval '1 minute'
      from generate_series(1, ${count / 2}::integer) n`.execute(kysely);
  }
}

async function buyTickets({ kysely }: Database, siteKey: string, memberId: number, count: number): Promise<void> {
  const item = v.parse(ticketDocuments[0].item, { detailId: 1, title: { jpn: '入場券', eng: 'Admission' } });
  const document = JSON.stringify(item);
  const digest = createHash('sha256').update(document).digest('hex');
  await sql`
    insert into ticket_snapshot (site_key, content_id, ticket_id, digest, document)
    select ${siteKey}, ${contents.tickets}::integer, n, ${digest}, ${document}::jsonb
    from generate_series(1, ${ticketKinds}::integer) n on conflict do nothing`.execute(kysely);
  await sql`
    with ordered as (
      insert into ticket_order (order_number, purchase_key, site_key, content_id, purchaser_id, state, payment_method,
        amount, language, ordered_at, changed_at)
      select 'G' || ${memberId}::integer || '-' || n, 'growth-' || ${memberId}::integer || '-' || n, ${siteKey},
        ${contents.tickets}::integer, ${memberId}::integer, 'completed', 'Free', 0, 'jpn', now(), now()
      from generate_series(1, ${count}::integer) n
      returning order_id
    )
    insert into purchased_ticket (order_id, site_key, content_id, ticket_id, snapshot_id, price, original_price, state,
      purchaser_id, holder_id, code, qr_secret, available_started_at)
    select order_id, ${siteKey}, ${contents.tickets}::integer, ticket_id, snapshot_id, 0, 0, 'issued',
      ${memberId}::integer, ${memberId}::integer, 'G' || order_id, 'secret' || order_id, now()
    from ordered join ticket_snapshot s on s.site_key = ${siteKey}
      and s.ticket_id = 1 + ordered.order_id % ${ticketKinds}::integer`.execute(kysely);
}

/** Groups with a last message each, in which the member sits with others. */
async function openRooms({ kysely }: Database, memberId: number, count: number): Promise<void> {
  await sql`
    with me as (select * from chat_profile where member_id = ${memberId}),
    room as (
      insert into chat_room (source_id, kind, started_by, started_at, invite, title, comment_count, version,
        last_message, last_message_type, last_messaged_at, last_messaged_by, created_at, updated_at)
      select source_id, 'group', chat_profile_id, now(), false, '分科会 ' || n, 1, 1, 'ではまた明日、入口の左で。', 'TEXT',
        now() - n * interval '1 minute', chat_profile_id, now(), now()
      from me, generate_series(1, ${count}::integer) n
      returning room_id, started_by, source_id
    ), said as (
      insert into chat_comment (room_id, comment_index, version, chat_profile_id, key, type, body, created_at)
      select room_id, 1, 1, started_by, gen_random_uuid(), 'TEXT', 'ではまた明日、入口の左で。', now() from room
    ), numbered as (
      select chat_profile_id, source_id, row_number() over (order by chat_profile_id) - 1 as place
      from chat_profile where source_id = (select source_id from me) and chat_profile_id not in (
        select chat_profile_id from chat_profile where member_id = ${memberId})
    )
    insert into chat_room_user (room_id, chat_profile_id, invite, changed_version, joined_at)
    select room_id, started_by, true, 1, now() from room
    union all
    select room_id, numbered.chat_profile_id, true, 1, now() from room, numbered
    where (numbered.place - room.room_id * ${othersInRoom}::integer) % ${others}::integer
      between 0 and ${othersInRoom - 1}::integer`.execute(kysely);
}
