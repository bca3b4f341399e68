import { type Kysely, sql, type Transaction } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { Tables } from '#server/database/tables.ts';

/** More texts of one site than that nobody judges; the oldest judgements go. */
const keptMax = 5_000;

/** The marks of the texts that organisers of a site found right. */
export async function keptMarks(kysely: Kysely<Tables>, siteKey: string): Promise<ReadonlySet<string>> {
  const rows = await kysely.selectFrom('kept_text').select('mark').where('site_key', '=', siteKey).execute();
  return new Set(rows.map(({ mark }) => mark));
}

export async function keepMarks(
  tx: Transaction<Tables>,
  siteKey: string,
  marks: readonly string[],
  now: Instant,
): Promise<void> {
  await sql`
    insert into kept_text (site_key, mark, kept_at)
    select ${siteKey}, unnest(${[...marks]}::text[]), ${new Date(now)}
    on conflict do nothing`.execute(tx);
  await sql`
    delete from kept_text where site_key = ${siteKey} and mark in (
      select mark from kept_text where site_key = ${siteKey} order by kept_at desc, mark offset ${keptMax}
    )`.execute(tx);
}

/** Answers those that were kept. */
export async function forgetMarks(
  tx: Transaction<Tables>,
  siteKey: string,
  marks: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ mark: string }>`
    delete from kept_text where site_key = ${siteKey} and mark = any(${[...marks]}::text[])
    returning mark`.execute(tx);
  return new Set(rows.map(({ mark }) => mark));
}

/** A copy of a site has the same texts. */
export async function copyMarks(tx: Transaction<Tables>, from: string, to: string): Promise<void> {
  await sql`
    insert into kept_text (site_key, mark, kept_at)
    select ${to}, mark, kept_at from kept_text where site_key = ${from}`.execute(tx);
}
