import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { memberTopic } from '#kernel/realtime/topics.ts';
import { lockedCounts } from '#server/limits/try-counts.ts';
import { tell } from '#server/realtime/hints.ts';
import type { SessionAnswer } from '../contract.ts';
import { accessTokenLifeMs, judgeToken, refreshTokenLifeMs, sessionLifeMs } from '../rules/session-life.ts';
import { hashSecret, newSecretToken } from '../../../platform/server/secret-token.ts';

type Queries = Database['kysely'] | Transaction<Tables>;
type TokenPair = Pick<SessionAnswer, 'accessToken' | 'refreshToken'>;

export interface NewSession {
  /** Of the browser: its access log shows it, and only the browser knows it. */
  anonymousToken?: string | undefined;
  /** The counts of tries that a right login resets, and those that it only gives its own try back to. */
  cleared?: readonly string[];
  givenBack?: readonly string[];
}

/** Opens a session of a member in one statement. */
export async function openSession(
  queries: Queries,
  memberId: number,
  now: number,
  { anonymousToken, cleared = [], givenBack = [] }: NewSession = {},
): Promise<SessionAnswer> {
  const pair: TokenPair = { accessToken: newSecretToken(), refreshToken: newSecretToken() };
  await sql`
    with good as (${lockedCounts([...cleared, ...givenBack])}),
    cleared as (
      delete from try_count t using good where t.try_key = good.try_key and t.try_key = any(${[...cleared]}::text[])
    ),
    given_back as (
      update try_count t set tries = t.tries - 1 from good
      where t.try_key = good.try_key and t.try_key = any(${[...givenBack]}::text[]) and t.tries > 0
    ),
    session as (
      insert into member_session (session_id, member_id, browser_hash, created_at, expires_at)
      values (${randomUUID()}::uuid, ${memberId}, ${browserHash(anonymousToken)}, ${new Date(now)},
        ${new Date(now + sessionLifeMs)})
      returning session_id
    )
    insert into session_token (token_hash, session_id, kind, generation, expires_at)
    select token.hash, session.session_id, token.kind, 0, token.expires_at
    from session, (values ${tokenRows(pair, now)}) as token (hash, kind, expires_at)`.execute(queries);
  return { ...pair, userId: memberId };
}

function browserHash(anonymousToken: string | undefined): string | null {
  return anonymousToken === undefined ? null : hashSecret(anonymousToken);
}

function tokenRows(pair: TokenPair, now: number) {
  return sql`(${hashSecret(pair.accessToken)}::text, 'access', ${new Date(now + accessTokenLifeMs)}::timestamptz),
    (${hashSecret(pair.refreshToken)}::text, 'refresh', ${new Date(now + refreshTokenLifeMs)}::timestamptz)`;
}

/**
 * Answers the next pair of tokens for a refresh token, or 552. The previous pair stays good until the new one is used.
 * So a browser can ask again for an answer that was lost, and two tabs that ask at the same time both get one. A token
 * whose successor was already used ends the session.
 */
export async function refreshTokens(
  database: Database,
  realmKey: string,
  refreshToken: string,
  { now, anonymousToken }: Pick<RequestContext, 'now' | 'anonymousToken'>,
): Promise<TokenPair> {
  const { rows } = await sql<{
    session_id: string;
    member_id: number;
    realm_key: string;
    generation: number;
    expires_at: Date;
    session_generation: number;
    session_expires_at: Date;
  }>`
    select t.session_id, m.member_id, t.generation, t.expires_at, s.generation as session_generation,
      s.expires_at as session_expires_at, m.realm_key
    from session_token t
    join member_session s on s.session_id = t.session_id
    join member m on m.member_id = s.member_id
    where t.token_hash = ${hashSecret(refreshToken)} and t.kind = 'refresh'`.execute(database.kysely);
  const found = rows[0];
  if (found === undefined || found.realm_key !== realmKey) throw refuse('sessionEnded');
  const verdict = judgeToken(
    {
      kind: 'refresh',
      generation: found.generation,
      expiresAt: found.expires_at.getTime(),
      sessionGeneration: found.session_generation,
      sessionExpiresAt: found.session_expires_at.getTime(),
    },
    now,
  );
  if (verdict === 'reused') {
    await endSession(database.kysely, found.session_id);
    tell(database, memberTopic(found.member_id));
  }
  if (verdict !== 'good') throw refuse('sessionEnded');

  const pair: TokenPair = { accessToken: newSecretToken(), refreshToken: newSecretToken() };
  const next = found.generation + 1;
  const result = await sql`
    with confirmed as (
      update member_session set generation = greatest(generation, ${found.generation}),
        browser_hash = coalesce(browser_hash, ${browserHash(anonymousToken)})
      where session_id = ${found.session_id}::uuid and generation <= ${found.generation}
      returning session_id
    ),
    dropped as (
      delete from session_token where session_id = ${found.session_id}::uuid
        and ((kind = 'access' and generation < ${found.generation}) or expires_at <= ${new Date(now)})
    )
    insert into session_token (token_hash, session_id, kind, generation, expires_at)
    select token.hash, confirmed.session_id, token.kind, ${next}::integer, token.expires_at
    from confirmed, (values ${tokenRows(pair, now)}) as token (hash, kind, expires_at)`.execute(database.kysely);
  // Another request used the successor in between.
  if (Number(result.numAffectedRows ?? 0) === 0) throw refuse('sessionEnded');
  return pair;
}

export async function endSession(queries: Queries, sessionId: string): Promise<void> {
  await queries.deleteFrom('member_session').where('session_id', '=', sessionId).execute();
}

/** Ends all sessions of a member except one; answers how many. */
export async function endOtherSessions(queries: Queries, memberId: number, keptSessionId?: string): Promise<number> {
  let gone = queries.deleteFrom('member_session').where('member_id', '=', memberId);
  if (keptSessionId !== undefined) gone = gone.where('session_id', '<>', keptSessionId);
  return (await gone.returning('session_id').execute()).length;
}

/** Ends the session of an access token, whatever state it is in. */
export async function endSessionOfToken(database: Database, accessToken: string): Promise<void> {
  const { rows } = await sql<{ member_id: number }>`
    delete from member_session where session_id =
      (select session_id from session_token where token_hash = ${hashSecret(accessToken)})
    returning member_id`.execute(database.kysely);
  for (const { member_id: memberId } of rows) tell(database, memberTopic(memberId));
}
