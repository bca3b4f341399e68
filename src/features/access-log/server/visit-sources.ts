import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import { dayMs } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import { deleteInBatches } from '#server/database/delete-in-batches.ts';
import { gather } from '#server/database/gather.ts';
import type { Log } from '#server/log/log.ts';

type Queries = Pick<Database, 'kysely'>;

/** An order is of the source by which its browser came in the days before. */
const sourceDays = 30;
/** How long a server believes that no browser came to a site by a source. */
const believedMs = 60_000;

const hashOf = (token: string): string => hash('sha256', token, 'hex');

export interface SeenSource {
  siteKey: string;
  anonymousToken: string;
  source: string;
}

/** Keeps by which source browsers came last; of a site that there is not, nothing. */
export async function keepSources({ kysely }: Queries, seen: readonly SeenSource[], now: Instant): Promise<void> {
  const newest = new Map(
    seen.map((one) => {
      const token = hashOf(one.anonymousToken);
      return [`${one.siteKey} ${token}`, { ...one, token }];
    }),
  );
  // One order for all, so that two batches with the same browsers never deadlock.
  const rows = [...newest].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  if (rows.length === 0) return;
  await sql`
    insert into visit_source (site_key, token_hash, source, seen_at)
    select v.site_key, v.token_hash, v.source, ${new Date(now)}
    from unnest(
      ${rows.map(({ siteKey }) => siteKey)}::text[], ${rows.map(({ token }) => token)}::text[],
      ${rows.map(({ source }) => source)}::text[]
    ) as v (site_key, token_hash, source) join site s on s.site_key = v.site_key
    on conflict (site_key, token_hash) do update set source = excluded.source, seen_at = excluded.seen_at`.execute(
    kysely,
  );
}

/** An order that somebody has just made, with the token of the browser in which they did. */
interface MadeOrder {
  orderId: number;
  siteKey: string;
  /** The portal of the site, by which the browser may have come. */
  portalKey: string | null;
  anonymousToken: string | undefined;
  now: Instant;
}

/** Notes by which source an order came. A site to which nobody came by one costs an order nothing. */
export function createNoteOrderSource({ kysely }: Queries, log: Log): (order: MadeOrder) => Promise<void> {
  const believed = new Map<string, Instant>();
  const note = gather<MadeOrder, true>(async (orders) => {
    await sql`
      insert into order_source (order_id, site_key, source)
      select o.order_id, o.site_key, v.source
      from unnest(
        ${orders.map(({ orderId }) => orderId)}::int[], ${orders.map(({ siteKey }) => siteKey)}::text[],
        ${orders.map(({ portalKey, siteKey }) => portalKey ?? siteKey)}::text[],
        ${orders.map(({ anonymousToken }) => hashOf(anonymousToken ?? ''))}::text[],
        ${orders.map(({ now }) => new Date(now - sourceDays * dayMs))}::timestamptz[]
      ) as o (order_id, site_key, portal_key, token_hash, since)
        cross join lateral (
          select source from visit_source v
          where v.site_key in (o.site_key, o.portal_key) and v.token_hash = o.token_hash and v.seen_at >= o.since
          order by v.seen_at desc limit 1
        ) v
      on conflict do nothing`.execute(kysely);
    return new Map(orders.map((order) => [order, true]));
  });
  const hasSources = async ({ siteKey, portalKey, now }: MadeOrder): Promise<boolean> => {
    const until = believed.get(siteKey) ?? 0;
    if (now < until && until <= now + believedMs) return false;
    const { rows } = await sql<{ is_there: boolean }>`
      select exists (select from visit_source where site_key in (${siteKey}, ${portalKey ?? siteKey})) as is_there`.execute(
      kysely,
    );
    if (rows[0]?.is_there === true) return true;
    believed.set(siteKey, now + believedMs);
    return false;
  };
  return async (order) => {
    if (order.anonymousToken === undefined) return;
    try {
      if (await hasSources(order)) await note(order);
    } catch (error) {
      // The order is made, whatever becomes of where it came from.
      log.warn('The source of an order could not be noted.', { orderId: order.orderId, error });
    }
  };
}

/** Forgets by which source browsers came, once no order counts for it. */
export async function sweepSources({ kysely }: Queries, now: Instant): Promise<void> {
  await deleteInBatches((most) =>
    sql`delete from visit_source where (site_key, token_hash) in (
      select site_key, token_hash from visit_source where seen_at < ${new Date(now - sourceDays * dayMs)} limit ${most}
    )`.execute(kysely),
  );
}
