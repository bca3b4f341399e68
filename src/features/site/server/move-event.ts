import { sql, type Transaction } from 'kysely';
import { tellCommitted } from '#server/realtime/hints.ts';
import type { Tables } from '#server/database/tables.ts';
import { siteTopic } from '../rules/site-topic.ts';

export interface EventMove {
  siteKey: string;
  /** 0: the event stands alone. */
  portalId: number;
  /** Whose accounts it has from now on, where that is not as it was. */
  usePortal?: boolean;
}

/** Addresses below older ones are not known any more. */
const formerPortalsMax = 10;

/**
 * Puts an event into a portal or takes it out, in all of its versions: an earlier one that comes back brings no portal
 * back. Every server learns it as it learns of a publication.
 */
export async function moveEvent(tx: Transaction<Tables>, { siteKey, portalId, usePortal }: EventMove): Promise<void> {
  const moved = JSON.stringify({ portalId, ...(usePortal !== undefined && { usePortal }) });
  await sql`
    update site_document set document = document || ${moved}::text::jsonb, edition = edition + 1, changed_at = now()
    where site_key = ${siteKey}`.execute(tx);
  for (const table of ['site_publication', 'kept_draft'])
    await sql`
      update ${sql.table(table)} set content = jsonb_set(content, '{site}', (content -> 'site') || ${moved}::text::jsonb)
      where site_key = ${siteKey} and content -> 'site' is not null`.execute(tx);
  await sql`
    update site set portal_id = ${portalId}, changed_at = now(),
      former_portals = case when portal_id = 0 then former_portals
        else (portal_id || array_remove(former_portals, portal_id))[1:${sql.lit(formerPortalsMax)}] end,
      revision = case when revision is null then null else nextval('site_revision') end
    where site_key = ${siteKey}`.execute(tx);
  tellCommitted(tx, siteTopic(siteKey));
}
