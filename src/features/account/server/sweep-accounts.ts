import type { Database } from '#server/database/database.ts';

/** Removes sessions, tokens and codes that have expired. */
export async function sweepAccounts({ kysely }: Database, now: number): Promise<void> {
  const past = new Date(now);
  await kysely.deleteFrom('member_session').where('expires_at', '<=', past).execute();
  await kysely.deleteFrom('mail_code').where('expires_at', '<=', past).execute();
  // Nobody has come back to this session: all its refresh tokens have expired.
  await kysely
    .deleteFrom('member_session')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('session_token')
            .select('token_hash')
            .whereRef('session_token.session_id', '=', 'member_session.session_id')
            .where('session_token.kind', '=', 'refresh')
            .where('session_token.expires_at', '>', past),
        ),
      ),
    )
    .execute();
}
