import type { Database } from '#server/database/database.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { OperatorAnswer } from '../contract.ts';
import { isOwnerEverywhere } from '../rules/rights-at.ts';
import { openConsoleSession, type Operator, readOperator } from './console-session.ts';
import { resetsOf } from './resets.ts';
import { readOwnFactors, strengthOf } from './second-factors.ts';

export async function presentOperator(
  database: Database,
  operator: Operator,
  context: RequestContext,
): Promise<OperatorAnswer> {
  const { operatorId, name, mail, grants } = operator;
  const factors = await readOwnFactors(database, operatorId);
  return {
    operatorId,
    name,
    mail,
    isOwnerEverywhere: isOwnerEverywhere(grants),
    strength: strengthOf(factors, operator, context),
    reset: (await resetsOf(database.kysely, [operatorId], context.now)).get(operatorId) ?? null,
  };
}

/** The caller as they are once this cookie is set. */
export async function presentWithCookie(
  database: Database,
  cookie: string,
  context: RequestContext,
): Promise<OperatorAnswer> {
  const pair = cookie.slice(0, cookie.indexOf(';'));
  const next = { ...context, header: (name: string) => (name === 'cookie' ? pair : context.header(name)) };
  const operator = await readOperator(database, next);
  if (operator === undefined) throw refuse('failed');
  return presentOperator(database, operator, next);
}

/** Signs an operator in, in an answer with the session's cookie. */
export async function signedIn(
  database: Database,
  operatorId: number,
  context: RequestContext,
  factor: 'password' | 'both',
): Promise<{ data: OperatorAnswer; cookie: string }> {
  const cookie = await openConsoleSession(database, operatorId, context, factor);
  return { data: await presentWithCookie(database, cookie, context), cookie };
}
