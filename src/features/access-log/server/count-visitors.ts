import { sql, type Transaction } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import { dayMs, startOfTokyoDay } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
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

/** Sources that are counted each, of a site and a day: anybody can write an address with another one. */
const sourcesMax = 50;

/** Counts by which sources browsers came to each site on the last days. */
export async function countSources(database: Database, now: Instant): Promise<void> {
  const since = startOfTokyoDay(now) - (daysCounted - 1) * dayMs;
  const first = sql`(${new Date(since)}::timestamptz at time zone 'Asia/Tokyo')::date`;
  await inTransaction(database, async (tx) => {
    await sql`delete from source_visitors where day >= ${first}`.execute(tx);
    await sql`
      insert into source_visitors (site_key, day, source, visitors)
      select site_key, day, case when place <= ${sourcesMax} then source else '' end, sum(visitors)::int
      from (
        select *, row_number() over (partition by site_key, day order by visitors desc, source) as place
        from (
          select s.site_key, (l.received_at at time zone 'Asia/Tokyo')::date as day, l.utm_source as source,
            count(distinct l.anonymous_token)::int as visitors
          from access_log l join site s on s.portal_id = l.portal_id and s.event_id is not distinct from l.event_id
          where l.received_at >= ${new Date(since)} and l.utm_source is not null and l.anonymous_token is not null
          group by 1, 2, 3
        ) counted
      ) ranked
      group by 1, 2, 3`.execute(tx);
  });
}

/** Counts who opened the pages of live streams on the last days. */
export async function countStreams({ kysely }: Pick<Database, 'kysely'>, now: Instant): Promise<void> {
  const since = startOfTokyoDay(now) - (daysCounted - 1) * dayMs;
  await sql`
    insert into stream_visitors (site_key, day, content_id, detail_id, visitors, views)
    select s.site_key, (l.received_at at time zone 'Asia/Tokyo')::date, l.content_id, l.detail_id,
      count(distinct l.anonymous_token)::int, count(*)::int
    from access_log l
      join site s on s.portal_id = l.portal_id and s.event_id is not distinct from l.event_id
      join content_document c on c.site_key = s.site_key and c.version = 'published'
        and c.module_code = 'live_stream' and c.content_id = l.content_id
      join content_item i on i.site_key = s.site_key and i.version = 'published'
        and i.content_id = l.content_id and i.detail_id = l.detail_id
    where l.received_at >= ${new Date(since)} and l.action = 'view' and l.page = 'module/detail'
      and l.anonymous_token is not null
    group by 1, 2, 3, 4
    on conflict (site_key, day, content_id, detail_id) do update
      set visitors = excluded.visitors, views = excluded.views
      where (stream_visitors.visitors, stream_visitors.views) is distinct from (excluded.visitors, excluded.views)`.execute(
    kysely,
  );
}

/** Deletes what is kept of the looks at a rehearsal; no other event ever has its number. */
export async function eraseVisits(tx: Transaction<Tables>, eventId: number): Promise<void> {
  await tx.deleteFrom('access_log').where('event_id', '=', eventId).execute();
  await tx.deleteFrom('site_visitors').where('event_id', '=', eventId).execute();
}

/** Takes what was counted of an event along to another portal; 0: it stands alone. */
export async function moveVisits(
  tx: Transaction<Tables>,
  { eventId, from, to }: { eventId: number; from: number; to: number },
): Promise<void> {
  // Of the hours before an earlier move back.
  await tx.deleteFrom('site_visitors').where('event_id', '=', eventId).where('portal_id', '=', to).execute();
  await tx
    .updateTable('site_visitors')
    .set({ portal_id: to })
    .where('event_id', '=', eventId)
    .where('portal_id', '=', from)
    .execute();
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
