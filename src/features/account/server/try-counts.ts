import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';

/** What is counted, for whom, and how many tries fit in which window. */
export interface TryLimit {
  purpose: string;
  /** What the count is about; only its hash is stored. */
  about: string;
  most: number;
  windowMs: number;
}

export function tryKey({ purpose, about }: Pick<TryLimit, 'purpose' | 'about'>): string {
  return createHash('sha256').update(`${purpose}\0${about}`).digest('base64url');
}

/**
 * Counts one try under each limit, in one statement that several processes share; false when one of them is full.
 * The window begins with the first try.
 */
export async function countTries(database: Database, limits: readonly TryLimit[], now: number): Promise<boolean> {
  const { rows } = await sql<{ try_key: string; tries: number }>`${countStatement(limits, now)}`.execute(
    database.kysely,
  );
  return isWithin(limits, rows);
}

/** Whether one more try would be within each limit; counts nothing. */
export async function hasTriesLeft(
  { kysely }: Pick<Database, 'kysely'>,
  limits: readonly TryLimit[],
  now: number,
): Promise<boolean> {
  const rows = await kysely
    .selectFrom('try_count')
    .select(['try_key', 'tries'])
    .where('try_key', 'in', limits.map(tryKey))
    .where('ends_at', '>', new Date(now))
    .execute();
  return isWithin(
    limits,
    rows.map((row) => ({ ...row, tries: row.tries + 1 })),
  );
}

/** A right entry takes its try back, so that visitors who share an address do not use up its limit. */
export async function giveTriesBack({ kysely }: Pick<Database, 'kysely'>, limits: readonly TryLimit[]): Promise<void> {
  await sql`with good as (${lockedCounts(limits.map(tryKey))})
    update try_count t set tries = t.tries - 1 from good where t.try_key = good.try_key and t.tries > 0`.execute(
    kysely,
  );
}

/** The order in which tries are counted, so that two requests that give tries back do not wait for each other. */
export function lockedCounts(keys: readonly string[]) {
  return sql`select try_key from try_count where try_key = any(${keys}::text[]) order by try_key for update`;
}

/** The counting as a part of a larger statement; it answers try_key and tries. */
export function countStatement(limits: readonly TryLimit[], now: number) {
  // One order for all, so that two processes that count the same keys do not wait for each other.
  const inOrder = limits.map((limit) => ({ key: tryKey(limit), endsAt: new Date(now + limit.windowMs) }));
  inOrder.sort((one, other) => (one.key < other.key ? -1 : 1));
  return sql`
    insert into try_count as counted (try_key, tries, ends_at)
    values ${sql.join(inOrder.map(({ key, endsAt }) => sql`(${key}::text, 1, ${endsAt}::timestamptz)`))}
    on conflict (try_key) do update set
      tries = case when counted.ends_at <= ${new Date(now)} then 1 else counted.tries + 1 end,
      ends_at = case when counted.ends_at <= ${new Date(now)} then excluded.ends_at else counted.ends_at end
    returning try_key, tries`;
}

export function isWithin(limits: readonly TryLimit[], counted: readonly { try_key: string; tries: number }[]): boolean {
  const tries = new Map(counted.map((row) => [row.try_key, row.tries]));
  return limits.every((limit) => (tries.get(tryKey(limit)) ?? 0) <= limit.most);
}
