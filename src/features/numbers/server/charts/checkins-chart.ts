import { sql } from 'kysely';
import { rowsMax } from '../../rules/chart.ts';
import { startOf, startOfNext, unitOfGate } from '../../rules/time-unit.ts';
import { type ReadChart, timeRows } from './chart-reader.ts';
import { unitInSql } from './unit-in-sql.ts';

/** Gates that are counted each; the rest are one. */
const gatesMax = 12;

/** How many came in, by quarters of an hour and by gate. */
export const readCheckinsChart: ReadChart = async ({ database: { kysely } }, { siteKey, from, until }) => {
  const inPeriod = sql`from ticket_checkin c join purchased_ticket t on t.purchased_ticket_id = c.purchased_ticket_id
    where t.site_key = ${siteKey} and c.checked_in_at >= ${new Date(from)} and c.checked_in_at < ${new Date(until)}`;
  const { rows: ends } = await sql<{ first: Date | null; last: Date | null }>`
    select min(c.checked_in_at) as first, max(c.checked_in_at) as last ${inPeriod}`.execute(kysely);
  const { first = null, last = null } = ends[0] ?? {};
  if (first === null || last === null) return { unit: 'quarter', columns: ['checkins'], groups: [], isCut: false };
  const unit = unitOfGate(first.getTime(), last.getTime());
  const shown = { from: startOf(unit, first.getTime()), until: startOfNext(unit, last.getTime()) };
  const { rows } = await sql<{ gate: string | null; at: string; checkins: number }>`
    with came as (
      select c.gate, ${unitInSql(unit, sql`c.checked_in_at`)} as at, count(*)::int as checkins
      ${inPeriod} group by 1, 2
    ), gates as (
      select gate from came group by gate order by sum(checkins) desc, gate limit ${gatesMax}
    )
    select g.gate, came.at, sum(came.checkins)::int as checkins
    from came left join gates g on g.gate = came.gate group by 1, 2`.execute(kysely);
  const totals = new Map<string | null, number>();
  for (const { gate, checkins } of rows) totals.set(gate, (totals.get(gate) ?? 0) + checkins);
  const gates = [...totals].sort(([, a], [, b]) => b - a).map(([gate]) => gate);
  return {
    unit,
    columns: ['checkins'],
    groups: gates.map((gate) => ({
      title:
        gate === null
          ? { kind: 'word', word: 'other' }
          : gate === ''
            ? { kind: 'word', word: 'noGate' }
            : { kind: 'plain', plain: gate },
      rows: timeRows(
        unit,
        shown,
        rows.filter((row) => row.gate === gate),
        (row) => [row?.checkins ?? 0],
      ).slice(0, rowsMax),
    })),
    isCut: false,
  };
};
