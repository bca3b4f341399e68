import { sql } from 'kysely';
import { readSnapshots, wentBackOf } from '#features/ticket/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { StoredJson } from '#server/database/column-types.ts';
import { rowsMax } from '../../rules/chart.ts';
import { unitOfPeriod } from '../../rules/time-unit.ts';
import { type Counted, joinedText, type ReadChart, rankingOf, textLabel, timeRows } from './chart-reader.ts';
import { unitInSql } from './unit-in-sql.ts';

/* Tickets that somebody has, by when they were ordered. Money is the price of those that are paid, less what went back of it, as in the lines of the overview. */

const isPaid = sql`(o.paid_attempt is not null or o.is_settled)`;
/** Of a ticket, with what went back of it (back). */
export const keptPrice = sql`(t.price - coalesce(back.amount, 0))`;
const money = sql`coalesce(sum(${keptPrice}) filter (where ${isPaid}), 0)::float8`;

/** Tickets with their orders, of the period. */
export const soldIn = ({ siteKey, from, until }: Pick<Counted, 'siteKey' | 'from' | 'until'>) => sql`
  from ticket_order o join purchased_ticket t on t.order_id = o.order_id
    left join ${wentBackOf(siteKey)} back on back.purchased_ticket_id = t.purchased_ticket_id
  where o.site_key = ${siteKey} and o.ordered_at >= ${new Date(from)} and o.ordered_at < ${new Date(until)}
    and t.state = 'issued'`;

interface Sold {
  orders: number;
  tickets: number;
  money: number;
}

export const readSalesChart: ReadChart = async ({ database: { kysely } }, counted) => {
  const unit = unitOfPeriod(counted.from, counted.until);
  const { rows } = await sql<Sold & { at: string }>`
    select ${unitInSql(unit, sql`o.ordered_at`)} as at, count(distinct o.order_id)::int as orders,
      count(*)::int as tickets, ${money} as money
    ${soldIn(counted)} group by 1`.execute(kysely);
  const valuesOf = (row: Sold | undefined): number[] => [row?.orders ?? 0, row?.tickets ?? 0, row?.money ?? 0];
  return {
    unit,
    columns: ['orders', 'tickets', 'money'],
    groups: [{ title: null, rows: timeRows(unit, counted, rows, valuesOf) }],
    isCut: false,
  };
};

interface SoldTicket extends Sold {
  snapshot_id: number;
  ticket_id: number;
  document: StoredJson | null;
}

export const readTicketsChart: ReadChart = async ({ database: { kysely } }, counted) => {
  const { rows } = await sql<SoldTicket>`
    select sold.*, s.document from (
      select t.ticket_id, max(t.snapshot_id) as snapshot_id, count(distinct o.order_id)::int as orders,
        count(*)::int as tickets, ${money} as money
      ${soldIn(counted)} group by t.content_id, t.ticket_id
      order by tickets desc, t.content_id, t.ticket_id limit ${rowsMax + 1}
    ) sold join ticket_snapshot s on s.snapshot_id = sold.snapshot_id
    order by sold.tickets desc, sold.snapshot_id`.execute(kysely);
  const read = readSnapshots(rows);
  return rankingOf(
    ['tickets', 'orders', 'money'],
    rows.map((row) => ({ label: textLabel(read(row).title), values: [row.tickets, row.orders, row.money] })),
  );
};

export const readPricesChart: ReadChart = async ({ database: { kysely } }, counted) => {
  const { rows } = await sql<SoldTicket & { price: number; priceId: number | null }>`
    select sold.*, s.document from (
      select t.ticket_id, t.multiple_price_id as "priceId", t.price, max(t.snapshot_id) as snapshot_id,
        count(*)::int as tickets, ${money} as money
      ${soldIn(counted)} group by t.content_id, t.ticket_id, t.multiple_price_id, t.price
      order by tickets desc, t.content_id, t.ticket_id, t.price limit ${rowsMax + 1}
    ) sold join ticket_snapshot s on s.snapshot_id = sold.snapshot_id
    order by sold.tickets desc, sold.snapshot_id, sold.price`.execute(kysely);
  const read = readSnapshots(rows);
  return rankingOf(
    ['tickets', 'money'],
    rows.map((row) => {
      const { title, multiplePrices } = read(row);
      const name = multiplePrices.find((one) => one.ticketMultiplePriceId === row.priceId)?.name ?? {};
      const named = joinedText(title, name, ' ');
      const yen = `¥${row.price.toLocaleString('en')}`;
      return { label: textLabel(joinedText(named, { jpn: yen }, ' ')), values: [row.tickets, row.money] };
    }),
  );
};

export const readLanguagesChart: ReadChart = async ({ database: { kysely } }, counted) => {
  const { rows } = await sql<Sold & { language: LanguageCode }>`
    select o.language, count(distinct o.order_id)::int as orders, count(*)::int as tickets, ${money} as money
    ${soldIn(counted)} group by 1 order by orders desc, 1`.execute(kysely);
  return rankingOf(
    ['orders', 'tickets', 'money'],
    rows.map(({ language, orders, tickets, money: paid }) => ({
      label: { kind: 'language', language },
      values: [orders, tickets, paid],
    })),
  );
};
