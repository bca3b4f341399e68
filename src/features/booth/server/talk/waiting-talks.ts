import { sql } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { Waiting } from '#kernel/console/waiting.ts';
import type { Database } from '#server/database/database.ts';

/** Requests for talks that are still to come and that nobody has answered. */
export async function waitingTalks(
  { kysely }: Pick<Database, 'kysely'>,
  siteKey: string,
  now: Instant,
): Promise<Waiting[]> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from talk_calendar c join talk_reservation r on r.calendar_id = c.calendar_id
    where c.site_key = ${siteKey} and r.status = 'pending' and r.starts_at > ${new Date(now)}`.execute(kysely);
  return [{ kind: 'talks', count: rows[0]?.count ?? 0 }];
}
