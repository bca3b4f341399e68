import { type Kysely, sql } from 'kysely';
import type { ProfileAnswers } from '#features/profile/server.ts';
import type { PublishedSite } from '#features/site/server.ts';
import { holderOf, type PersonNamed, personIn } from '#features/ticket/rules/purchased/holder-name.ts';
import { type PurchasedRow, readPurchased } from '#features/ticket/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';

export interface AttendeeReading {
  database: Database;
  profile: Pick<ProfileAnswers, 'presentAll'>;
}

/** A ticket that somebody has or had, with its holder. */
export interface Attendee extends PersonNamed {
  row: PurchasedRow;
  mail: string;
  isWithBuyer: boolean;
  /** When they came in last, and where. */
  lastCheckin: { at: Instant; gate: string } | undefined;
}

/** The attendees of these tickets, in the order of the numbers. */
export async function readAttendees(
  { database: { kysely }, profile }: AttendeeReading,
  site: PublishedSite,
  ids: readonly number[],
  language: LanguageCode,
): Promise<Attendee[]> {
  if (ids.length === 0) return [];
  const rows = new Map(
    (await readPurchased(kysely, { siteKey: site.siteKey, ids })).map((row) => [row.purchased_ticket_id, row]),
  );
  const found = ids.flatMap((id) => rows.get(id) ?? []);
  const cameIn = found.filter(({ checkin_count }) => checkin_count > 0);
  const checkins = await lastCheckins(
    kysely,
    cameIn.map((row) => row.purchased_ticket_id),
  );
  const members = await readMails(kysely, [...new Set(found.flatMap(({ holder_id }) => holder_id ?? []))]);
  const profiles = await profile.presentAll(
    [...members].map(([memberId, mail]) => ({ memberId, mail })),
    site,
    language,
  );
  return found.map((row) => {
    const isWithBuyer = row.holder_id === row.purchaser_id;
    const lists = profiles.get(row.holder_id ?? 0);
    const own = personIn([...(lists?.profile ?? []), ...(lists?.shareProfile ?? [])], language);
    const named = {
      isWithBuyer,
      companion: row.checkin_user_info,
      buyer: row.purchaser_info,
    };
    const ownMail = members.get(row.holder_id ?? 0) ?? '';
    return {
      row,
      ...holderOf(named, own, language),
      mail: isWithBuyer ? row.checkin_user_mail || row.purchaser_mail || ownMail : ownMail,
      isWithBuyer,
      lastCheckin: checkins.get(row.purchased_ticket_id),
    };
  });
}

async function lastCheckins(
  kysely: Kysely<Tables>,
  ids: readonly number[],
): Promise<Map<number, { at: Instant; gate: string }>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; at: Date; gate: string }>`
    select distinct on (purchased_ticket_id) purchased_ticket_id as id, checked_in_at as at, gate
    from ticket_checkin where purchased_ticket_id = any(${ids}::integer[])
    order by purchased_ticket_id, checked_in_at desc, ticket_checkin_id desc`.execute(kysely);
  return new Map(rows.map(({ id, at, gate }) => [id, { at: at.getTime(), gate }]));
}

async function readMails(kysely: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await kysely
    .selectFrom('member')
    .select(['member_id', 'mail'])
    .where('member_id', '=', sql<number>`any(${ids}::integer[])`)
    .execute();
  return new Map(rows.map((row) => [row.member_id, row.mail]));
}

/** Each time that the holder of a ticket came in, the latest first. */
export async function readCheckins(
  { kysely }: Pick<Database, 'kysely'>,
  purchasedTicketId: number,
): Promise<{ at: Instant; gate: string }[]> {
  const rows = await kysely
    .selectFrom('ticket_checkin')
    .select(['checked_in_at', 'gate'])
    .where('purchased_ticket_id', '=', purchasedTicketId)
    .orderBy('checked_in_at', 'desc')
    .orderBy('ticket_checkin_id', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ checked_in_at, gate }) => ({ at: checked_in_at.getTime(), gate }));
}
