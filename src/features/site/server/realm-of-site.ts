import type { Database } from '#server/database/database.ts';
import type { SiteDocument } from '../documents.ts';
import { realmKey } from '../rules/realm-key.ts';
import { recordColumns, recordOf, type SiteRecord } from './site-directory.ts';
import { UnknownSite } from './publish.ts';

export interface KnownSite extends SiteRecord {
  /** The realm of the site's accounts. */
  realmKey: string;
}

/** A site by its key, as `event/12`, published or not; throws UnknownSite. The published version names the realm. */
export async function knownSite({ kysely }: Pick<Database, 'kysely'>, key: string): Promise<KnownSite> {
  const row = await kysely
    .selectFrom('site as s')
    .innerJoin('site_document as d', 'd.site_key', 's.site_key')
    .select(recordColumns.map((column) => `s.${column}` as const))
    .select('d.document')
    .where('s.site_key', '=', key)
    .orderBy('d.version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) throw new UnknownSite(key);
  const record = recordOf(row);
  return { ...record, realmKey: realmKey({ ...record, document: row.document as SiteDocument }) };
}
