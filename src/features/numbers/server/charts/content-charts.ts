import { sql } from 'kysely';
import { modulesOf } from '#features/site/server.ts';
import { titleOfItem } from '#kernel/item-title.ts';
import type { LocalizedText } from '#kernel/localized-text.ts';
import { rowsMax } from '../../rules/chart.ts';
import { type ChartServices, type Counted, type ReadChart, rankingOf, textLabel } from './chart-reader.ts';

/* What visitors did with the contents of a site: booths, streams and coupons. */

interface Place {
  contentId: number;
  detailId: number;
}
const keyOf = ({ contentId, detailId }: Place): string => `${contentId}/${detailId}`;

/** The titles of the public items of a kind, by their places. */
async function titlesOf(
  { store }: ChartServices,
  { site }: Counted,
  code: 'booth' | 'live_stream' | 'coupon',
): Promise<ReadonlyMap<string, LocalizedText>> {
  const titles = new Map<string, LocalizedText>();
  for (const { contentId } of site === undefined ? [] : modulesOf(site, code)) {
    // oxlint-disable-next-line no-await-in-loop -- they are in memory
    for (const item of (await store.items(site!, code, contentId)) ?? []) {
      titles.set(keyOf({ contentId, detailId: item.detailId }), titleOfItem(item) ?? {});
    }
  }
  return titles;
}

/** How often each booth was viewed, and who keeps it: with a heart, a note or an agreement. Since it was made. */
export const readBoothsChart: ReadChart = async (services, counted) => {
  const { siteKey, site } = counted;
  const titles = await titlesOf(services, counted, 'booth');
  // Sessions are kept in the same tables.
  const contentIds = site === undefined ? [] : modulesOf(site, 'booth').map(({ contentId }) => contentId);
  const ofBooths = sql`site_key = ${siteKey} and content_id = any(${contentIds}::int[])`;
  const { rows } = await sql<Place & { views: number; keeps: number }>`
    with kept as (
      select content_id, detail_id, count(*)::int as keeps from (
        select content_id, detail_id, member_id from favorite where ${ofBooths}
        union
        select content_id, detail_id, member_id from booth_memo where ${ofBooths} and (rank > 0 or memo <> '')
        union
        select content_id, detail_id, member_id from booth_consent where ${ofBooths}
      ) keepers group by 1, 2
    ), viewed as (
      select content_id, detail_id, views from booth_view_count where ${ofBooths}
    )
    select content_id as "contentId", detail_id as "detailId", coalesce(v.views, 0) as views,
      coalesce(k.keeps, 0) as keeps
    from viewed v full join kept k using (content_id, detail_id)
    order by views desc, keeps desc, 1, 2 limit ${rowsMax + 1}`.execute(services.database.kysely);
  return rankingOf(
    ['views', 'keeps'],
    rows.map((row) => ({ label: textLabel(titles.get(keyOf(row))), values: [row.views, row.keeps] })),
  );
};

export const readStreamsChart: ReadChart = async (services, counted) => {
  const { siteKey, from, until } = counted;
  const titles = await titlesOf(services, counted, 'live_stream');
  const { rows } = await sql<Place & { visitors: number; views: number }>`
    select content_id as "contentId", detail_id as "detailId", sum(visitors)::int as visitors, sum(views)::int as views
    from stream_visitors
    where site_key = ${siteKey} and day >= (${new Date(from)}::timestamptz at time zone 'Asia/Tokyo')::date
      and day < (${new Date(until)}::timestamptz at time zone 'Asia/Tokyo')::date
    group by 1, 2 order by visitors desc, 1, 2 limit ${rowsMax + 1}`.execute(services.database.kysely);
  return rankingOf(
    ['visitors', 'views'],
    rows.map((row) => ({ label: textLabel(titles.get(keyOf(row))), values: [row.visitors, row.views] })),
  );
};

export const readCouponsChart: ReadChart = async (services, counted) => {
  const { siteKey, from, until } = counted;
  const titles = await titlesOf(services, counted, 'coupon');
  const { rows } = await sql<Place & { uses: number }>`
    select content_id as "contentId", coupon_id as "detailId", count(*)::int as uses from coupon_use
    where site_key = ${siteKey} and used_at >= ${new Date(from)} and used_at < ${new Date(until)}
    group by 1, 2 order by uses desc, 1, 2 limit ${rowsMax + 1}`.execute(services.database.kysely);
  return rankingOf(
    ['uses'],
    rows.map((row) => ({ label: textLabel(titles.get(keyOf(row))), values: [row.uses] })),
  );
};
