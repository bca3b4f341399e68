import { sql } from 'kysely';
import { modulesOf, type SiteServer } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import { dayMs, startOfTokyoDay, tokyoDay } from '#kernel/period.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { Database } from '#server/database/database.ts';
import { capacityOf } from '../sale/sale-content.ts';
import type { readSales } from '../../contract/numbers.ts';
import { wentBackOf } from './went-back.ts';

export type SiteSales = AnswerOf<typeof readSales>;
/** A site may have 100,000 tickets to count, and a rush many who look at it. */
export const salesReads = { everyMs: 1_000, namesMax: 500 };
type Counts = SiteSales['total'];

const nothing: Counts = { sold: 0, waiting: 0, checkedIn: 0, paid: 0, wentBack: 0, owed: 0 };

/** What a site has sold: a row for each ticket that is on sale, or that somebody has. */
export async function siteSales(
  { database, site: { store } }: { database: Pick<Database, 'kysely'>; site: Pick<SiteServer, 'store'> },
  { siteKey, portalId, eventId }: { siteKey: string; portalId: number; eventId: number | undefined },
  now: Instant,
): Promise<SiteSales> {
  const { rows } = await sql<Counts & { contentId: number; ticketId: number }>`
    select t.content_id as "contentId", t.ticket_id as "ticketId",
      count(*) filter (where t.state = 'issued')::int as sold,
      count(*) filter (where t.state in ('applied', 'held'))::int as waiting,
      count(*) filter (where t.state = 'issued' and t.checkin_count > 0)::int as "checkedIn",
      coalesce(sum(t.price) filter (where t.state = 'issued' and (o.paid_attempt is not null or o.is_settled)), 0)::float8
        as paid,
      coalesce(sum(t.price) filter (where t.state = 'issued' and o.paid_attempt is null and not o.is_settled), 0)::float8
        as owed,
      coalesce(sum(back.amount), 0)::float8 as "wentBack"
    from purchased_ticket t join ticket_order o on o.order_id = t.order_id
      left join ${wentBackOf(siteKey)} back on back.purchased_ticket_id = t.purchased_ticket_id
    where t.site_key = ${siteKey}
    group by t.content_id, t.ticket_id order by 1, 2`.execute(database.kysely);
  const counts = new Map(rows.map(({ contentId, ticketId, ...one }) => [`${contentId}/${ticketId}`, one]));
  const published = await store.site({ portalId, eventId });
  const tickets: SiteSales['tickets'] = [];
  for (const { contentId } of published === undefined ? [] : modulesOf(published, 'ticket')) {
    for (const item of (await store.items(published!, 'ticket', contentId)) ?? []) {
      const { detailId: ticketId, title, enableNumberSold } = item;
      const count = counts.get(`${contentId}/${ticketId}`) ?? nothing;
      const limit = capacityOf(item);
      tickets.push({
        contentId,
        ticketId,
        title,
        capacity: enableNumberSold ? item.capacity : null,
        left: limit === null ? null : Math.max(0, limit - count.sold - count.waiting),
        isDrawn: item.lottery !== undefined,
        ...count,
      });
    }
  }
  return {
    tickets,
    days: await soldByDay(database, siteKey, now),
    total: rows.reduce(added, nothing),
  };
}

const daysShown = 14;

/** The orders of the last days alone: a long sale has many before. */
async function soldByDay(
  { kysely }: Pick<Database, 'kysely'>,
  siteKey: string,
  now: Instant,
): Promise<SiteSales['days']> {
  const today = startOfTokyoDay(now);
  const days = Array.from({ length: daysShown }, (_, at) => tokyoDay(today - (daysShown - 1 - at) * dayMs));
  const { rows } = await sql<SiteSales['days'][number]>`
    select to_char(o.ordered_at at time zone 'Asia/Tokyo', 'YYYY-MM-DD') as day, count(*)::int as sold,
      coalesce(sum(t.price), 0)::float8 as price
    from purchased_ticket t join ticket_order o on o.order_id = t.order_id
    where t.site_key = ${siteKey} and t.state = 'issued'
      and o.ordered_at >= ${new Date(today - (daysShown - 1) * dayMs)}
    group by 1`.execute(kysely);
  const found = new Map(rows.map((row) => [row.day, row]));
  return days.map((day) => found.get(day) ?? { day, sold: 0, price: 0 });
}

function added(sum: Counts, one: Counts): Counts {
  return {
    sold: sum.sold + one.sold,
    waiting: sum.waiting + one.waiting,
    checkedIn: sum.checkedIn + one.checkedIn,
    paid: sum.paid + one.paid,
    wentBack: sum.wentBack + one.wentBack,
    owed: sum.owed + one.owed,
  };
}
