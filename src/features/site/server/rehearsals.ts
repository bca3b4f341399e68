import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Rehearsal } from './site-directory.ts';

/** Makes a rehearsal of a site that nobody has published yet, so that no list ever has it. */
export async function markRehearsal(tx: Transaction<Tables>, siteKey: string, { of, mail }: Rehearsal): Promise<void> {
  await tx
    .updateTable('site')
    .set({ rehearsal_of: of, rehearsal_mail: mail })
    .where('site_key', '=', siteKey)
    .where('revision', 'is', null)
    .execute();
}

/** All rehearsals, each with whether its event is still there. */
export async function listRehearsals({
  kysely,
}: Pick<Database, 'kysely'>): Promise<{ siteKey: string; hasEvent: boolean }[]> {
  const { rows } = await sql<{ siteKey: string; hasEvent: boolean }>`
    select r.site_key as "siteKey", exists (select from site e where e.site_key = r.rehearsal_of) as "hasEvent"
    from site r where r.rehearsal_of is not null order by r.site_key`.execute(kysely);
  return rows;
}
