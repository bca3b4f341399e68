import { sql } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { hashSecret, newSecretToken } from '#server/secret-token.ts';
import { previewLifeMs } from '../rules/operator-life.ts';
import { everywhere } from '../rules/rights-at.ts';
import type { Operator } from './console-session.ts';

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

/** The site whose draft a token shows; undefined: it is over, or its operator has no right there any more. */
export async function readPreview(
  { kysely }: Pick<Database, 'kysely'>,
  token: string,
  now: Instant,
): Promise<string | undefined> {
  const { rows } = await sql<{ site_key: string }>`
    select p.site_key from operator_preview p
    join operator o on o.operator_id = p.operator_id and o.suspended_at is null
    join site s on s.site_key = p.site_key
    where p.token_hash = ${hashSecret(token)} and p.expires_at > ${new Date(now)} and exists (
      select from operator_grant g where g.operator_id = p.operator_id and g.suspended_at is null
        and g.site_key in (${everywhere}, s.site_key, s.portal_key)
    )`.execute(kysely);
  return rows[0]?.site_key;
}
