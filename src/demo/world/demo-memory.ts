import { sql, type Transaction } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';

/** A site that the demo world brought. */
export interface DemoSite {
  siteKey: string;
  /** Its name in demo/. */
  folder: string;
  importedAt: Instant;
  /** It is still as the demo world left it: nobody imported or published it since. */
  isUntouched: boolean;
}

export async function rememberDemoSite(
  tx: Transaction<Tables>,
  siteKey: string,
  folder: string,
  now: Instant,
): Promise<void> {
  await sql`
    insert into demo_site (site_key, folder, revision, changed_at, imported_at)
    select site_key, ${folder}, revision, changed_at, ${new Date(now)} from site where site_key = ${siteKey}
    on conflict (site_key) do update
    set folder = excluded.folder, revision = excluded.revision, changed_at = excluded.changed_at, imported_at = excluded.imported_at
  `.execute(tx);
}

export async function readDemoSites({ kysely }: Database): Promise<DemoSite[]> {
  const rows = await kysely
    .selectFrom('demo_site as d')
    .innerJoin('site as s', 's.site_key', 'd.site_key')
    .select(['d.site_key', 'd.folder', 'd.imported_at'])
    .select(sql<boolean>`s.revision is not distinct from d.revision and s.changed_at = d.changed_at`.as('is_untouched'))
    .execute();
  return rows.map((row) => ({
    siteKey: row.site_key,
    folder: row.folder,
    importedAt: row.imported_at.getTime(),
    isUntouched: row.is_untouched,
  }));
}
