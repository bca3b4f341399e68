import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { hashSecret, newSecretToken } from '#server/secret-token.ts';
import { previewLifeMs } from '../rules/operator-life.ts';
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

/** The site whose draft a token shows; undefined: it is over, or its operator is suspended. */
export async function readPreview(
  { kysely }: Pick<Database, 'kysely'>,
  token: string,
  now: Instant,
): Promise<string | undefined> {
  const row = await kysely
    .selectFrom('operator_preview')
    .innerJoin('operator', 'operator.operator_id', 'operator_preview.operator_id')
    .select('site_key')
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', new Date(now))
    .where('suspended_at', 'is', null)
    .executeTakeFirst();
  return row?.site_key;
}
