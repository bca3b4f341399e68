import { sql, type Transaction } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import { siteTopic } from '../rules/site-topic.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { tell, tellCommitted } from '#server/realtime/hints.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { readNewestSettings } from './document-rows.ts';
import { sayIn } from './present-overview.ts';

export interface ListedSite {
  siteKey: string;
  title: string;
  ownDomain: string | undefined;
  /** Undefined: it has only a draft. */
  publishedAt: Instant | undefined;
  withdrawnAt: Instant | undefined;
}

/** Every site but rehearsals: portals, each before its events. */
export async function listSites({ kysely }: Pick<Database, 'kysely'>): Promise<ListedSite[]> {
  const rows = await kysely
    .selectFrom('site')
    .select(['site_key', 'own_domain', 'published_at', 'withdrawn_at'])
    .where('rehearsal_of', 'is', null)
    .orderBy('portal_id')
    .orderBy('event_id', (order) => order.asc().nullsFirst())
    .execute();
  const settings = await readNewestSettings(kysely);
  return rows.map((row) => {
    const document = settings.get(row.site_key);
    const [language = 'jpn'] = document?.languages ?? [];
    return {
      siteKey: row.site_key,
      title: document === undefined ? '' : sayIn(document, language)(document.webSetting.title),
      ownDomain: row.own_domain ?? undefined,
      publishedAt: row.published_at?.getTime(),
      withdrawnAt: row.withdrawn_at?.getTime(),
    };
  });
}

export type Withdrawal = 'done' | 'before' | 'notPublished';

/**
 * Closes a site to visitors, or opens it to them again. Every server learns it as it learns of a publication. `also`
 * runs in the same transaction, once something changed.
 */
export async function setWithdrawn(
  database: Database,
  siteKey: string,
  withdrawnAt: Instant | null,
  also: (tx: Transaction<Tables>) => Promise<void> = () => Promise.resolve(),
): Promise<Withdrawal> {
  const outcome = await inTransaction(database, async (tx) => {
    const site = await tx
      .selectFrom('site')
      .select(['revision', 'withdrawn_at'])
      .where('site_key', '=', siteKey)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (site.revision === null) return 'notPublished';
    if ((site.withdrawn_at === null) === (withdrawnAt === null)) return 'before';
    await tx
      .updateTable('site')
      .set({
        withdrawn_at: withdrawnAt === null ? null : new Date(withdrawnAt),
        revision: sql<number>`nextval('site_revision')`,
      })
      .where('site_key', '=', siteKey)
      .execute();
    await also(tx);
    return 'done';
  });
  if (outcome === 'done') tell(database, siteTopic(siteKey));
  return outcome;
}

/** Says in a transaction that an event does not take place. Every server learns it as it learns of a publication. */
export async function setCalledOff(
  tx: Transaction<Tables>,
  siteKey: string,
  calledOffAt: Instant,
): Promise<'done' | 'notPublished'> {
  const { numUpdatedRows } = await tx
    .updateTable('site')
    .set({ called_off_at: new Date(calledOffAt), revision: sql<number>`nextval('site_revision')` })
    .where('site_key', '=', siteKey)
    .where('revision', 'is not', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return 'notPublished';
  tellCommitted(tx, siteTopic(siteKey));
  return 'done';
}

export interface SiteSize {
  contents: number;
  items: number;
  /** Of a portal. */
  events: string[];
  /** When the event is over, as far as its newest version says. */
  endsAt: string | undefined;
}

export async function measureSite({ kysely }: Pick<Database, 'kysely'>, siteKey: string): Promise<SiteSize> {
  const { rows } = await sql<Omit<SiteSize, 'endsAt'>>`
    select
      (select count(distinct content_id)::int from content_document where site_key = ${siteKey}) as contents,
      (select count(distinct (content_id, detail_id))::int from content_item where site_key = ${siteKey}) as items,
      array(select e.site_key from site e where e.portal_key = ${siteKey} order by e.event_id) as events`.execute(
    kysely,
  );
  const [size = { contents: 0, items: 0, events: [] }] = rows;
  const overview = (await readNewestSettings(kysely, [siteKey])).get(siteKey)?.overview;
  return { ...size, endsAt: overview?.endDate ?? overview?.startDate };
}

/** Deletes a site with everything that hangs on it. Its members go before it, and the books of its orders stay. */
export async function deleteSite(tx: Transaction<Tables>, siteKey: string): Promise<void> {
  await tx.deleteFrom('site').where('site_key', '=', siteKey).execute();
}
