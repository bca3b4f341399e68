import { sql } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { hashSecret, newSecretToken } from '#server/secret-token.ts';
import { idleLifeMs } from '../rules/operator-life.ts';
import { rightsAt } from '../rules/rights-at.ts';
import { type HeldGrant, type Operator, readScope, sessionHashOf } from './console-session.ts';
import { operatorRefusal } from './operator-refusal.ts';

type Queries = Pick<Database, 'kysely'>;

/** Makes a console user key of a site, for the pages that this operator opens from their session. */
export async function makeSiteKey(
  { kysely }: Queries,
  { operatorId, apiKey }: Pick<Operator, 'operatorId' | 'apiKey'>,
  siteKey: string,
  context: RequestContext,
): Promise<string> {
  // It would belong to no session that ends it.
  if (apiKey !== undefined) throw operatorRefusal('notForKeys');
  const key = newSecretToken();
  await kysely
    .insertInto('operator_site_key')
    .values({
      key_hash: hashSecret(key),
      session_hash: sessionHashOf(context),
      operator_id: operatorId,
      site_key: siteKey,
      made_at: new Date(context.now),
    })
    .execute();
  return key;
}

/**
 * Whether an operator's key opens a site: it is of this site or of its portal, the session in which it was made goes on,
 * and the operator still sees the site.
 */
export async function isSiteKey(
  { kysely }: Queries,
  key: string,
  site: { siteKey: string; portalKey: string | null },
  now: Instant,
): Promise<boolean> {
  const { rows } = await sql<{ grants: HeldGrant[] }>`
    select (
      select coalesce(jsonb_agg(jsonb_build_object('siteKey', g.site_key, 'role', g.role, 'held', g.scope)), '[]')
      from operator_grant g where g.operator_id = k.operator_id and g.suspended_at is null
    ) as grants
    from operator_site_key k
    join operator_session s on s.token_hash = k.session_hash
    join operator o on o.operator_id = k.operator_id and o.suspended_at is null
    where k.key_hash = ${hashSecret(key)} and k.site_key in (${site.siteKey}, ${site.portalKey ?? site.siteKey})
      and s.expires_at > ${new Date(now)} and s.seen_at > ${new Date(now - idleLifeMs)}`.execute(kysely);
  const grants = rows[0]?.grants.map(({ held, ...grant }) => ({ ...grant, scope: readScope(held) }));
  return grants !== undefined && rightsAt(grants, site).has('see');
}
