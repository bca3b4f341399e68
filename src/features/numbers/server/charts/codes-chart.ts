import { sql } from 'kysely';
import { rowsMax } from '../../rules/chart.ts';
import { type ReadChart, rankingOf } from './chart-reader.ts';
import { soldIn } from './sales-charts.ts';

/** What was ordered with discount codes: codes that were made together are one row. */
export const readCodesChart: ReadChart = async ({ database: { kysely } }, counted) => {
  const { rows } = await sql<{ name: string; orders: number; tickets: number; discount: number }>`
    select coalesce(min(b.name), min(sold.code_key)) as name, count(distinct sold.order_id)::int as orders,
      count(*)::int as tickets, sum(sold.original_price - sold.price)::float8 as discount
    from (
      select o.order_id, o.code_key, t.original_price, t.price ${soldIn(counted)} and o.code_key is not null
    ) sold left join made_code c on c.code_key = sold.code_key left join code_batch b on b.code_batch_id = c.code_batch_id
    group by coalesce(b.code_batch_id::text, sold.code_key)
    order by orders desc, name limit ${rowsMax + 1}`.execute(kysely);
  return rankingOf(
    ['orders', 'tickets', 'discount'],
    rows.map(({ name, orders, tickets, discount }) => ({
      label: { kind: 'plain', plain: name },
      values: [orders, tickets, discount],
    })),
  );
};
