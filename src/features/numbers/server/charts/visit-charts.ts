import { sql } from 'kysely';
import type { ChartRow } from '../../rules/chart.ts';
import { unitOfPeriod } from '../../rules/time-unit.ts';
import { type ReadChart, rankingOf, timeRows } from './chart-reader.ts';
import { keptPrice, soldIn } from './sales-charts.ts';
import { unitInSql } from './unit-in-sql.ts';

/** Orders for a hundred visitors, to one decimal; none without visitors. */
const rateOf = (orders: number, visitors: number): number =>
  visitors === 0 ? 0 : Math.round((orders / visitors) * 1_000) / 10;

/** How many of those who look also order. Visitors are counted by days, so a unit is a day or longer. */
export const readConversionChart: ReadChart = async ({ database: { kysely } }, counted) => {
  const { siteKey, from, until } = counted;
  const inPeriod = unitOfPeriod(from, until);
  const unit = inPeriod === 'hour' ? 'day' : inPeriod;
  const { rows } = await sql<{ at: string; visitors: number; orders: number }>`
    select at, sum(visitors)::int as visitors, sum(orders)::int as orders from (
      select ${unitInSql(unit, sql`(v.day::timestamp at time zone 'Asia/Tokyo')`)} as at, v.visitors, 0 as orders
      from site_visitors v join site s on s.site_key = ${siteKey} and v.portal_id = s.portal_id
        and v.event_id = coalesce(s.event_id, 0)
      where v.day >= (${new Date(from)}::timestamptz at time zone 'Asia/Tokyo')::date
        and v.day < (${new Date(until)}::timestamptz at time zone 'Asia/Tokyo')::date
      union all
      select ${unitInSql(unit, sql`o.ordered_at`)} as at, 0, count(distinct o.order_id)::int
      ${soldIn(counted)} group by 1
    ) counted group by at`.execute(kysely);
  return {
    unit,
    columns: ['visitors', 'orders', 'rate'],
    groups: [
      {
        title: null,
        rows: timeRows(unit, counted, rows, (row) => {
          const { visitors, orders } = row ?? { visitors: 0, orders: 0 };
          return [visitors, orders, rateOf(orders, visitors)];
        }),
      },
    ],
    isCut: false,
  };
};

const sourcesShown = 30;

/** Where visitors came from, as the addresses said by which they came (`utm_source`), and what they ordered. */
export const readSourcesChart: ReadChart = async ({ database: { kysely } }, counted) => {
  const { siteKey, from, until } = counted;
  const { rows } = await sql<{ source: string | null; visitors: number; orders: number; money: number }>`
    select source, sum(visitors)::int as visitors, sum(orders)::int as orders, sum(money)::float8 as money from (
      select source, visitors, 0 as orders, 0 as money from source_visitors
      where site_key = ${siteKey} and day >= (${new Date(from)}::timestamptz at time zone 'Asia/Tokyo')::date
        and day < (${new Date(until)}::timestamptz at time zone 'Asia/Tokyo')::date
      union all
      select f.source, 0, count(distinct sold.order_id)::int, coalesce(sum(sold.price) filter (where sold.is_paid), 0)
      from (
        select o.order_id, ${keptPrice} as price, (o.paid_attempt is not null or o.is_settled) as is_paid ${soldIn(counted)}
      ) sold left join order_source f on f.order_id = sold.order_id
      group by f.source
    ) counted group by source order by orders desc, visitors desc, source`.execute(kysely);
  const named = rows.filter(({ source }) => source !== null && source !== '');
  const [shown, rest] = [named.slice(0, sourcesShown), named.slice(sourcesShown)];
  const others = [...rest, ...rows.filter(({ source }) => source === '')];
  const sum = (of: 'visitors' | 'orders' | 'money'): number => others.reduce((all, row) => all + row[of], 0);
  const rowOf = (label: ChartRow['label'], row: { visitors: number; orders: number; money: number }): ChartRow => ({
    label,
    values: [row.visitors, row.orders, rateOf(row.orders, row.visitors), row.money],
  });
  const direct = rows.find(({ source }) => source === null);
  return rankingOf(
    ['visitors', 'orders', 'rate', 'money'],
    [
      ...shown.map((row) => rowOf({ kind: 'plain', plain: row.source ?? '' }, row)),
      ...(others.length === 0
        ? []
        : [
            rowOf(
              { kind: 'word', word: 'other' },
              { visitors: sum('visitors'), orders: sum('orders'), money: sum('money') },
            ),
          ]),
      ...(direct === undefined ? [] : [rowOf({ kind: 'word', word: 'direct' }, direct)]),
    ],
  );
};
