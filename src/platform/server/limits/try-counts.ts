import { hash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Database } from '#server/database/database.ts';
import { deleteInBatches } from '#server/database/delete-in-batches.ts';
import { tally } from '#server/database/tally.ts';
import type { Tables } from '#server/database/tables.ts';
import type { LimitName, limitTable } from './limit-table.ts';
import { type FormerTaker, type Place, placesOf, type Taker, triedAt } from './places.ts';
import { refuseTooMany } from './refuse-too-many.ts';

/** The limits that all servers of a database count together. */
export type SharedLimitName = {
  [Name in LimitName]: (typeof limitTable)[Name]['counted'] extends 'database' ? Name : never;
}[LimitName];

type Queries = Database['kysely'] | Transaction<Tables>;
export interface CountedRow {
  try_key: string;
  tries: number;
  ends_at: Date | string;
}

export interface TryWish {
  /** How many tries it is. */
  count?: number;
  say?: ((language: LanguageCode) => string) | undefined;
}

/** Counts a try under each limit, in one statement that all servers share; throws 429 when one of them is full. */
export async function takeTry(
  database: Pick<Database, 'kysely' | 'pool'>,
  names: SharedLimitName | readonly SharedLimitName[],
  taker: Taker,
  { count = 1, say }: TryWish = {},
): Promise<void> {
  const wait = await countTry(database, names, taker, count);
  if (wait !== undefined) throw refuseTooMany(wait, say);
}

/** Counts a try; answers in how many milliseconds the next one is free, undefined when this one was. */
export async function countTry(
  database: Pick<Database, 'kysely' | 'pool'>,
  names: SharedLimitName | readonly SharedLimitName[],
  taker: Taker,
  count = 1,
): Promise<number | undefined> {
  const places = placesOf(namesOf(names), taker);
  const now = triedAt(taker);
  const { parts, answer } = countingStatement(places, now, count);
  const { rows } = await sql<CountedRow>`with ${parts} ${answer}`.execute(database.kysely);
  return waitAfterTry(database, places, rows, now);
}

/** In how many milliseconds a try is free; undefined when one is. Counts nothing. */
export async function waitForTry(
  { kysely }: Pick<Database, 'kysely'>,
  name: SharedLimitName,
  taker: Taker,
): Promise<number | undefined> {
  const places = placesOf([name], taker);
  const now = triedAt(taker);
  return waitOf(places, await readCounts(kysely, places.map(storedKey), now), now, 1);
}

/** A right entry takes its try back, so that visitors who share an address do not use up its limit. */
export async function giveTryBack(
  { kysely }: { kysely: Queries },
  names: SharedLimitName | readonly SharedLimitName[],
  taker: FormerTaker,
): Promise<void> {
  await sql`with good as (${lockedCounts(placesOf(namesOf(names), taker).map(storedKey))})
    update try_count t set tries = t.tries - 1 from good where t.try_key = good.try_key and t.tries > 0`.execute(
    kysely,
  );
}

/** The order in which tries are counted, so that two requests that give tries back do not wait for each other. */
export function lockedCounts(keys: readonly string[]) {
  return sql`select try_key from try_count where try_key = any(${keys}::text[])
    order by array_position(${keys}::text[], try_key) for update`;
}

/**
 * The counting as parts of a larger statement, and what reads their rows. A full place counts nothing anywhere: whoever
 * goes on trying with one token does not use up the address of others, and new tokens make no rows.
 */
export function countingStatement(places: readonly Place[], now: Instant, count = 1) {
  const at = new Date(now);
  const rows = places.map(
    (place, order) =>
      sql`(${storedKey(place)}::text, ${place.most}::int, ${new Date(now + place.withinMs)}::timestamptz, ${order}::int)`,
  );
  const parts = sql`
    asked (try_key, most, ends_at, place) as (values ${sql.join(rows)}),
    full_ones as (
      select t.try_key, t.tries + ${count}::int as tries, t.ends_at from try_count t join asked using (try_key)
      where t.ends_at > ${at} and t.tries + ${count}::int > asked.most
    ),
    counted as (
      insert into try_count as known (try_key, tries, ends_at)
      select try_key, ${count}::int, ends_at from asked where not exists (select from full_ones) order by place
      on conflict (try_key) do update set
        tries = case when known.ends_at <= ${at} then excluded.tries else known.tries + excluded.tries end,
        ends_at = case when known.ends_at <= ${at} then excluded.ends_at else known.ends_at end
      returning try_key, tries, ends_at
    )`;
  return { parts, answer: sql`select * from full_ones union all select * from counted` };
}

/** The same after a try: one that found no room is counted under the name of its limit. */
export function waitAfterTry(
  database: Pick<Database, 'pool'>,
  places: readonly Place[],
  rows: readonly CountedRow[],
  now: Instant,
): number | undefined {
  const full = fullOf(places, rows, 0);
  const [limit] = places.flatMap((place) => (full.some((row) => row.try_key === storedKey(place)) ? place.limit : []));
  if (limit !== undefined) tally(database, 'hiroba_limit_refusals_total', { limit });
  return waitOf(places, rows, now);
}

/** In how many milliseconds all places have room for `more` tries; undefined when they have. */
function waitOf(places: readonly Place[], rows: readonly CountedRow[], now: Instant, more = 0): number | undefined {
  const full = fullOf(places, rows, more);
  return full.length === 0 ? undefined : Math.max(...full.map((row) => new Date(row.ends_at).getTime())) - now;
}

function fullOf(places: readonly Place[], rows: readonly CountedRow[], more: number): CountedRow[] {
  const most = new Map(places.map((place) => [storedKey(place), place.most]));
  return rows.filter(({ try_key: key, tries }) => tries + more > (most.get(key) ?? Number.POSITIVE_INFINITY));
}

export function storedKey({ key }: Pick<Place, 'key'>): string {
  return hash('sha256', key, 'base64url');
}

/** The counts that have not ended. */
export function readCounts(queries: Queries, keys: readonly string[], now: Instant): Promise<CountedRow[]> {
  return queries
    .selectFrom('try_count')
    .select(['try_key', 'tries', 'ends_at'])
    .where('try_key', '=', sql<string>`any(${keys}::text[])`)
    .where('ends_at', '>', new Date(now))
    .execute();
}

/** Keeps a mark until then; false when it is there already. */
export async function keepMark(queries: Queries, key: string, now: Instant, until: Instant): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into try_count as known (try_key, tries, ends_at) values (${key}, 0, ${new Date(until)})
    on conflict (try_key) do update set ends_at = excluded.ends_at where known.ends_at <= ${new Date(now)}`.execute(
    queries,
  );
  return numAffectedRows > 0n;
}

/** Makes room for one try more, as far as the limit keeps a credit. */
export async function addCredit({ kysely }: { kysely: Queries }, name: SharedLimitName, taker: Taker): Promise<void> {
  const now = triedAt(taker);
  const places = placesOf([name], taker).filter(({ credit }) => credit > 0);
  for (const place of places) {
    await sql`insert into try_count as known (try_key, tries, ends_at)
      values (${storedKey(place)}, -1, ${new Date(now + place.withinMs)})
      on conflict (try_key) do update set
        tries = case when known.ends_at <= ${new Date(now)} then -1
          else greatest(known.tries - 1, ${-place.credit}::int) end,
        ends_at = case when known.ends_at <= ${new Date(now)} then excluded.ends_at else known.ends_at end`.execute(
      kysely,
    );
  }
}

/** Removes the counts that have ended. */
export async function sweepTries({ kysely }: Pick<Database, 'kysely'>, now: Instant): Promise<void> {
  await deleteInBatches((most) =>
    sql`delete from try_count where try_key in
      (select try_key from try_count where ends_at <= ${new Date(now)} order by ends_at limit ${most})`.execute(kysely),
  );
}

function namesOf(names: SharedLimitName | readonly SharedLimitName[]): readonly SharedLimitName[] {
  return typeof names === 'string' ? [names] : names;
}
