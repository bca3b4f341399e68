import { sql } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { hashSecret, newSecretToken } from '#server/secret-token.ts';
import { previewLifeMs } from '../rules/operator-life.ts';
import type { GrantScope } from '#kernel/console/grant-scope.ts';
import { boothsAt, rightsAt } from '../rules/rights-at.ts';
import { type HeldGrant, type Operator, readScope } from './console-session.ts';

/** Lets the frame of a preview show the draft of a site; answers its token and when it ends. */
export async function openPreview(
  { kysely }: Pick<Database, 'kysely'>,
  { operatorId }: Pick<Operator, 'operatorId'>,
  siteKey: string,
  now: Instant,
): Promise<{ token: string; until: Instant }> {
  const token = newSecretToken();
  const until = now + previewLifeMs;
  await kysely
    .insertInto('operator_preview')
    .values({ token_hash: hashSecret(token), operator_id: operatorId, site_key: siteKey, expires_at: new Date(until) })
    .execute();
  return { token, until };
}

/** What the token of a preview shows. */
export interface ShownDraft {
  siteKey: string;
  /** The booths of an exhibitor, who sees no other draft; undefined: the whole site. */
  booths: GrantScope['booths'] | undefined;
}

/** Undefined: the token is over, or its operator has no right there any more. */
export async function readPreview(
  { kysely }: Pick<Database, 'kysely'>,
  token: string,
  now: Instant,
): Promise<ShownDraft | undefined> {
  const { rows } = await sql<{ site_key: string; portal_key: string | null; grants: HeldGrant[] }>`
    select p.site_key, s.portal_key, (
      select coalesce(jsonb_agg(jsonb_build_object('siteKey', g.site_key, 'role', g.role, 'held', g.scope)), '[]')
      from operator_grant g where g.operator_id = p.operator_id and g.suspended_at is null
    ) as grants
    from operator_preview p
    join operator o on o.operator_id = p.operator_id and o.suspended_at is null
    join site s on s.site_key = p.site_key
    where p.token_hash = ${hashSecret(token)} and p.expires_at > ${new Date(now)}`.execute(kysely);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { site_key: siteKey, portal_key: portalKey } = row;
  const grants = row.grants.map(({ held, ...grant }) => ({ ...grant, scope: readScope(held) }));
  const rights = rightsAt(grants, { siteKey, portalKey });
  if (rights.has('see')) return { siteKey, booths: undefined };
  return rights.has('exhibit') ? { siteKey, booths: boothsAt(grants, siteKey) } : undefined;
}
