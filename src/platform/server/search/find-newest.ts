import { type Kysely, type RawBuilder, sql } from 'kysely';
import { countedMax } from '#kernel/console/list-limits.ts';
import type { Tables } from '#server/database/tables.ts';

/** The rows of a long list that match what was searched for. Their numbers tell which are newer. */
export interface SearchedList {
  /** A table of the newest rows behind `after`, so many at most, in their order: `id`, and whether they match, `is_match`. */
  newest(after: number | undefined, most: number): RawBuilder<unknown>;
  /**
   * A table of the numbers (`id`) of those that match, so many at most, each once, in no order, as indexes name them.
   * `isOfFewSites`: about all rows are of this list, and an index need not be asked for its site too.
   */
  named(most: number, isOfFewSites: boolean): RawBuilder<unknown>;
  /** The same of all from one number on and below another. */
  namedBetween(from: number, until: number, isOfFewSites: boolean): RawBuilder<unknown>;
}

/** Which of what is found are wanted: so many of the newest, behind the last one of a page. */
export interface Part {
  after: number | undefined;
  most: number;
}

export interface Found {
  number: number;
  /** There are more than these. */
  isMore: boolean;
}

export interface FoundInList {
  /** All of them, where they are few; undefined: a statement has to look at each row. */
  ids: readonly number[] | undefined;
  /** How many, or how many at least; undefined: finding them did not tell it. */
  found: Found | undefined;
  /** The newest of them, as many as were asked for, where finding them told it. */
  newest: readonly number[] | undefined;
}

const usualLimits = {
  /** So many of the newest rows are looked through: they tell how many match. */
  sampled: 1_250,
  /** Behind them the indexes, which know how old rows are, are asked for the newest of so many numbers. */
  agedMax: 65_536,
  /** So many are named one by one at most. */
  namedMax: countedMax,
};
/** An index is asked for rows so much older than they should have to be: what was sampled tells it roughly. */
const ageMargin = 1.5;
const ageGrowth = 4;
/** The index would name what most match for longer than a statement with filters takes to come across it. */
const mostShare = 0.5;
/** Where this part of the newest rows is of one site, the index of letters need not be asked for the site too. */
const siteShare = 0.5;

/**
 * Few are named one by one: the indexes of letters know them. What is common they would have to name whole, and in no order.
 * So there the newest rows are looked through, the indexes name the newest behind them, and only that there are more is
 * said: that takes no longer where there are more rows. `after`: of those behind this one. `isWhole`: no filter cuts them
 * down further.
 */
export async function findNewest(
  kysely: Kysely<Tables>,
  list: SearchedList,
  { after, most, isWhole }: Part & { isWhole: boolean },
  { sampled, agedMax, namedMax } = usualLimits,
): Promise<FoundInList> {
  const sample = await sampleOf(kysely, list, after, sampled);
  const { matched, last } = sample;
  if (!isWhole && matched.length >= sampled * mostShare) return { ids: undefined, found: undefined, newest: undefined };
  // Of few rows finding them tells how many, too.
  if (isWhole && (after !== undefined || last !== undefined)) {
    const behind = await behindSample(kysely, list, sample, most - matched.length, agedMax);
    const newest = [...matched, ...behind].slice(0, most);
    if (newest.length === most) return { ids: undefined, found: { number: most - 1, isMore: true }, newest };
  }
  const { rows } = await sql<{ found: number; ids: number[] | null }>`
    select count(*)::int as found, case when count(*) <= ${namedMax} then array_agg(id) end as ids
    from ${list.named(namedMax + 1, sample.isOfFewSites)} n`.execute(kysely);
  const { found = 0, ids = null } = rows[0] ?? {};
  if (found > namedMax) return { ids: undefined, found: { number: namedMax, isMore: true }, newest: undefined };
  const few = ids ?? [];
  return {
    ids: few,
    found: { number: few.length, isMore: false },
    newest: few
      .filter((id) => after === undefined || id < after)
      .sort((one, other) => other - one)
      .slice(0, most),
  };
}

interface Sample {
  /** What matches, the newest first. */
  matched: readonly number[];
  /** Behind this one are more; undefined: there is nothing. */
  last: number | undefined;
  /** The numbers from the newest to the last one, those of other sites too. */
  apart: number;
  isOfFewSites: boolean;
}

async function sampleOf(
  kysely: Kysely<Tables>,
  list: SearchedList,
  after: number | undefined,
  sampled: number,
): Promise<Sample> {
  const { rows } = await sql<{ matched: number[] | null; read: number; last: number | null; apart: number | null }>`
    select array_agg(id) filter (where is_match) as matched, count(*)::int as read, min(id) as last,
      max(id) - min(id) + 1 as apart
    from ${list.newest(after, sampled)} looked`.execute(kysely);
  const { matched = null, read = 0, last = null, apart = null } = rows[0] ?? {};
  const isFull = read === sampled && last !== null && apart !== null;
  return {
    matched: matched ?? [],
    last: isFull ? last : undefined,
    apart: apart ?? 0,
    isOfFewSites: isFull && read >= apart * siteShare,
  };
}

/** So many behind the sample, or fewer where another way is shorter. */
async function behindSample(
  kysely: Kysely<Tables>,
  list: SearchedList,
  { matched, last, apart, isOfFewSites }: Sample,
  wanted: number,
  agedMax: number,
): Promise<number[]> {
  if (last === undefined || wanted <= 0 || matched.length === 0) return [];
  const found: number[] = [];
  let span = Math.ceil((wanted / matched.length) * apart * ageMargin);
  for (let until = last; found.length < wanted && until > 0 && last - until + span <= agedMax; span *= ageGrowth) {
    const from = until - span;
    // oxlint-disable-next-line no-await-in-loop -- older ones only where these are too few
    const { rows } = await sql<{ id: number }>`
      select id from ${list.namedBetween(from, until, isOfFewSites)} n order by id desc limit ${wanted - found.length}`.execute(
      kysely,
    );
    found.push(...rows.map(({ id }) => id));
    until = from;
  }
  return found;
}

/** The steps of 1,024 numbers by which indexes know how old a row is, from one number on and below another. */
export function agesBetween(from: number, until: number): number[] {
  const [oldest, newest] = [Math.max(from, 0) >> 10, Math.max(until - 1, 0) >> 10];
  return Array.from({ length: newest - oldest + 1 }, (_, at) => oldest + at);
}

/** How many there are, where a page and one more were looked for; `count` is asked only if nothing else tells it. */
export async function countFound(
  ids: readonly number[],
  { most }: Part,
  known: Found | undefined,
  count: (most: number) => Promise<number>,
): Promise<Found> {
  if (ids.length < most) return { number: ids.length, isMore: false };
  if (known !== undefined) return known;
  const counted = await count(countedMax + 1);
  return { number: Math.min(counted, countedMax), isMore: counted > countedMax };
}
