import type { Database } from '#server/database/database.ts';
import { realmKey } from '../rules/realm-key.ts';
import { blankDocument } from './blank-document.ts';
import { readNewestSettings } from './document-rows.ts';
import { recordColumns, recordOf, type SiteRecord } from './site-directory.ts';
import { UnknownSite } from './publish.ts';

export interface KnownSite extends SiteRecord {
  /** The realm of the site's accounts. */
  realmKey: string;
}

/** A site by its key, as `event/12`, published or not; throws UnknownSite, also for a rehearsal. The published version names the realm. */
export async function knownSite({ kysely }: Pick<Database, 'kysely'>, key: string): Promise<KnownSite> {
  const row = await kysely
    .selectFrom('site')
    .select(recordColumns)
    .where('site_key', '=', key)
    .where('rehearsal_of', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw new UnknownSite(key);
  const record = recordOf(row);
  const document = (await readNewestSettings(kysely, [key])).get(key) ?? blankDocument(record);
  return { ...record, realmKey: realmKey({ ...record, document }) };
}
