import { type Kysely, sql } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { Waiting } from '#kernel/console/waiting.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';

const isWaiting = (siteKey: string, now: Instant) => sql`
  c.site_key = ${siteKey} and r.status = 'pending' and r.starts_at > ${new Date(now)}`;

/** Requests for talks that are still to come and that nobody has answered. */
export async function waitingTalks(
  { kysely }: Pick<Database, 'kysely'>,
  siteKey: string,
  now: Instant,
): Promise<Waiting[]> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from talk_calendar c join talk_reservation r on r.calendar_id = c.calendar_id
    where ${isWaiting(siteKey, now)}`.execute(kysely);
  return [{ kind: 'talks', count: rows[0]?.count ?? 0 }];
}

/** How many of them each booth has that has any; the booth answers them. */
export async function waitingTalksOfBooths(
  kysely: Kysely<Tables>,
  siteKey: string,
  now: Instant,
): Promise<{ contentId: number; detailId: number; count: number }[]> {
  const { rows } = await sql<{ contentId: number; detailId: number; count: number }>`
    select c.content_id as "contentId", c.detail_id as "detailId", count(*)::int as count
    from talk_calendar c join talk_reservation r on r.calendar_id = c.calendar_id
    where ${isWaiting(siteKey, now)}
    group by c.content_id, c.detail_id`.execute(kysely);
  return rows;
}
