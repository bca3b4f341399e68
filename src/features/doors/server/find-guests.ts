import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { mailKeyOf } from '#features/account/rules/credentials.ts';
import { countedMax } from '#kernel/console/list-limits.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Found } from '#server/search/find-newest.ts';
import { wordsInLetters } from '#server/search/words-in-letters.ts';

export const guestsPerPage = 100;
/** So many addresses are looked through: a part that many have fills a page of them. */
const sampled = 1_250;
/** So many are named by the index of letters at most. */
const namedMax = 5_000;

interface GuestRow {
  mail_key: string;
  mailed_at: Date | null;
}

interface FoundGuests {
  /** A page, and one more where there is another page. */
  rows: readonly GuestRow[];
  /** How many there are, as far as it is counted; undefined behind the first page. */
  found: Found | undefined;
}

/** The guests of a site in the order of their addresses, cut down to those with a part of one. */
export async function findGuests(
  kysely: Kysely<Tables>,
  siteKey: string,
  { search, after }: { search: string; after: string | undefined },
): Promise<FoundGuests> {
  const part = mailKeyOf(search);
  const most = guestsPerPage + 1;
  const behind = after === undefined ? sql`` : sql`and mail_key > ${after}`;
  const guests = sql`from invitation where site_key = ${siteKey} ${behind}`;
  if (part === '') {
    const { rows } = await sql<GuestRow>`
      select mail_key, mailed_at ${guests} order by mail_key limit ${most}`.execute(kysely);
    return { rows, found: after === undefined ? await countGuests(kysely, siteKey, sql`true`) : undefined };
  }
  const { isMatch, isNamed } = conditionsOf(part);
  const { rows: looked } = await sql<GuestRow & { is_match: boolean }>`
    select mail_key, mailed_at, ${isMatch} as is_match ${guests} order by mail_key limit ${sampled}`.execute(kysely);
  const matched = looked.filter(({ is_match }) => is_match).slice(0, most);
  if (looked.length < sampled || matched.length === most) return { rows: matched, found: foundOf(matched, after) };
  // The letters that few have are known to an index; what many have comes soon where the addresses are read in order.
  const { rows: named } = await sql<GuestRow & { all: number }>`
    select mail_key, mailed_at, (count(*) over ())::int as all from (
      select mail_key, mailed_at ${guests} and ${isNamed} and ${isMatch} limit ${namedMax + 1}
    ) n order by mail_key limit ${most}`.execute(kysely);
  const all = named[0]?.all ?? 0;
  if (all <= namedMax) {
    const found = after === undefined ? { number: Math.min(all, countedMax), isMore: all > countedMax } : undefined;
    return { rows: named, found };
  }
  const { rows } = await sql<GuestRow>`
    select mail_key, mailed_at ${guests} and ${isMatch} order by mail_key limit ${most}`.execute(kysely);
  return { rows, found: after === undefined ? { number: countedMax, isMore: true } : undefined };
}

/** How many guests got no mail yet, as far as it is counted. */
export async function countUnmailed(kysely: Kysely<Tables>, siteKey: string): Promise<Found> {
  return countGuests(kysely, siteKey, sql`mailed_at is null`);
}

async function countGuests(kysely: Kysely<Tables>, siteKey: string, wanted: RawBuilder<unknown>): Promise<Found> {
  const { rows } = await sql<{ counted: number }>`
    select count(*)::int as counted from (
      select from invitation where site_key = ${siteKey} and ${wanted} limit ${countedMax + 1}
    ) counted`.execute(kysely);
  const counted = rows[0]?.counted ?? 0;
  return { number: Math.min(counted, countedMax), isMore: counted > countedMax };
}

function foundOf(matched: readonly GuestRow[], after: string | undefined): Found | undefined {
  if (after !== undefined) return undefined;
  return { number: Math.min(matched.length, guestsPerPage), isMore: matched.length > guestsPerPage };
}

/** An address has a part of it anywhere, but a single letter at its beginning: so the index of pairs knows that too. */
function conditionsOf(part: string): { isMatch: RawBuilder<SqlBool>; isNamed: RawBuilder<SqlBool> } {
  const sought = [...part].length === 1 ? ` ${part}` : part;
  const letters = [...sought];
  const grams = letters.slice(1).map((letter, at) => (letters[at] ?? '') + letter);
  const { has, mayHave } = wordsInLetters({ words: [sought], grams });
  const stored = sql`(' ' || mail_key)`;
  return { isMatch: has(stored), isNamed: mayHave(stored) };
}
