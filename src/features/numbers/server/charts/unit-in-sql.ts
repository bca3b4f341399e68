import { type RawBuilder, sql } from 'kysely';
import type { TimeUnit } from '../../rules/time-unit.ts';

/** The name of the unit that holds an instant, as `unitName` of its beginning. */
export function unitInSql(unit: TimeUnit, instant: RawBuilder<unknown>): RawBuilder<string> {
  const there = sql`(${instant} at time zone 'Asia/Tokyo')`;
  const start =
    unit === 'quarter'
      ? sql`date_bin('15 minutes', ${there}, timestamp '2000-01-01')`
      : sql`date_trunc(${unit}::text, ${there})`;
  return sql<string>`to_char(${start}, 'YYYY-MM-DD"T"HH24:MI')`;
}
