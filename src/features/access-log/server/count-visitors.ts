import { sql, type Transaction } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import { dayMs, startOfTokyoDay } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { type VisitorDay, visitorDaysShown } from '../rules/visitor-days.ts';

/** Records come late from a browser that was off the line: the day before is counted once more. */
const daysCounted = 2;

/** Counts who looked at each site on the last days, from the records of these days alone; called each hour. */
export async function countVisitors({ kysely }: Pick<Database, 'kysely'>, now: Instant): Promise<void> {
  const since = startOfTokyoDay(now) - (daysCounted - 1) * dayMs;
  await sql`
    insert into site_visitors (portal_id, event_id, day, visitors, views)
    select portal_id, coalesce(event_id, 0), (received_at at time zone 'Asia/Tokyo')::date,
      count(distinct anonymous_token)::int, count(*) filter (where action = 'view')::int
    from access_log
    where received_at >= ${new Date(since)} and portal_id is not null and anonymous_token is not null
    group by 1, 2, 3
    on conflict (portal_id, event_id, day) do update
      set visitors = excluded.visitors, views = excluded.views
      where (site_visitors.visitors, site_visitors.views) is distinct from (excluded.visitors, excluded.views)`.execute(
    kysely,
  );
}

/** Deletes what is kept of the looks at a rehearsal; no other event ever has its number. */
export async function eraseVisits(tx: Transaction<Tables>, eventId: number): Promise<void> {
  await tx.deleteFrom('access_log').where('event_id', '=', eventId).execute();
  await tx.deleteFrom('site_visitors').where('event_id', '=', eventId).execute();
}

/** What was counted of a site in the last days. */
export async function readVisitorDays(
  { kysely }: Pick<Database, 'kysely'>,
  { portalId, eventId }: { portalId: number; eventId: number | undefined },
  now: Instant,
): Promise<VisitorDay[]> {
  const since = startOfTokyoDay(now) - visitorDaysShown * dayMs;
  const { rows } = await sql<VisitorDay>`
    select to_char(day, 'YYYY-MM-DD') as day, visitors, views from site_visitors
    where portal_id = ${portalId} and event_id = ${eventId ?? 0}
      and day >= (${new Date(since)}::timestamptz at time zone 'Asia/Tokyo')::date
    order by day`.execute(kysely);
  return rows;
}
