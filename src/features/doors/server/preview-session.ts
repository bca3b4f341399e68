import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { hashSecret, newSecretToken } from '#server/secret-token.ts';

/** How long a preview link works. */
export const previewSessionLifeMs = 30 * 60_000;

/**
 * Opens a session for a link that may be passed on, as long as its previewer is one. It cannot be refreshed, ends by
 * itself, and only shows the draft of the site, of a portal also those of its events. Answers its access token.
 */
export async function openPreviewSession(
  { kysely }: Pick<Database, 'kysely'>,
  memberId: number,
  siteKey: string,
  now: number,
): Promise<string> {
  const accessToken = newSecretToken();
  const expiresAt = new Date(now + previewSessionLifeMs);
  await sql`
    with session as (
      insert into member_session (session_id, member_id, preview_of, created_at, expires_at)
      values (${randomUUID()}::uuid, ${memberId}, ${siteKey}, ${new Date(now)}, ${expiresAt})
      returning session_id
    )
    insert into session_token (token_hash, session_id, kind, generation, expires_at)
    select ${hashSecret(accessToken)}, session_id, 'access', 0, ${expiresAt}::timestamptz from session`.execute(kysely);
  return accessToken;
}
