import { sql } from 'kysely';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { Database } from '#server/database/database.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { readAccount } from '../contract/account.ts';
import { idleLifeMs, sessionsShown } from '../rules/operator-life.ts';
import { type Operator, sessionHashOf } from './console-session.ts';

/** In which browsers an operator is signed in. Strangers share the organiser of the demo, so each sees their own alone. */
export async function sessionsOf(
  { kysely }: Pick<Database, 'kysely'>,
  { operatorId, isOfDemo }: Pick<Operator, 'operatorId' | 'isOfDemo'>,
  context: RequestContext,
): Promise<AnswerOf<typeof readAccount>['sessions']> {
  const { rows } = await sql<{
    session_id: number;
    browser: string | null;
    system: string | null;
    created_at: Date;
    seen_at: Date;
    is_this: boolean;
  }>`
    select session_id, browser, system, created_at, seen_at, token_hash = ${sessionHashOf(context)} as is_this
    from operator_session
    where operator_id = ${operatorId} and expires_at > ${new Date(context.now)}
      and seen_at > ${new Date(context.now - idleLifeMs)}
      and (not ${isOfDemo}::boolean or token_hash = ${sessionHashOf(context)})
    order by is_this desc, seen_at desc, session_id desc limit ${sessionsShown}`.execute(kysely);
  return rows.map((row) => ({
    sessionId: row.session_id,
    browser: row.browser,
    system: row.system,
    begunAt: row.created_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
    isThis: row.is_this,
  }));
}
