import { sql } from 'kysely';
import type * as v from 'valibot';
import type { Database } from '#server/database/database.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { giveTryBack, takeTry } from '#server/limits/try-counts.ts';
import { isPassword } from '#server/password-hash.ts';
import type { prove, strengthSchema } from '../contract/factors.ts';
import { stepUpMs } from '../rules/operator-life.ts';
import { passkeyHostOf } from '../rules/passkey-host.ts';
import type { ProvenWay } from '../rules/proof-needed.ts';
import { spendAppCode } from './app-codes.ts';
import type { Operator } from './console-session.ts';
import { forgetMailChange } from './mail-change.ts';
import { operatorRefusal } from './operator-refusal.ts';
import { checkPasskey } from './passkeys.ts';
import { spendRecoveryCode } from './recovery-codes.ts';

type Queries = Pick<Database, 'kysely'>;
export type Strength = v.InferOutput<typeof strengthSchema>;
export type GivenProof = v.InferOutput<typeof prove.body>;

export interface OwnFactors {
  hasPassword: boolean;
  hasApp: boolean;
  /** Hosts of their passkeys. */
  passkeyHosts: string[];
  recoveryCodes: number;
}

export const hasSecondFactor = ({ hasApp, passkeyHosts }: OwnFactors): boolean => hasApp || passkeyHosts.length > 0;

/** Whether an operator has to set up a second factor before a call that asks for one. */
export async function lacksSecondFactor(
  database: Queries,
  { operatorId, isOfDemo }: Pick<Operator, 'operatorId' | 'isOfDemo'>,
): Promise<boolean> {
  return !isOfDemo && !hasSecondFactor(await readOwnFactors(database, operatorId));
}

export async function readOwnFactors({ kysely }: Queries, operatorId: number): Promise<OwnFactors> {
  const { rows } = await sql<OwnFactors>`
    select o.password_hash is not null as "hasPassword",
      exists (select from operator_totp t where t.operator_id = o.operator_id and t.secret is not null) as "hasApp",
      array(select rp_id from operator_passkey p where p.operator_id = o.operator_id) as "passkeyHosts",
      (select count(*)::int from operator_recovery_code c
        where c.operator_id = o.operator_id and c.used_at is null) as "recoveryCodes"
    from operator o where o.operator_id = ${operatorId}`.execute(kysely);
  return rows[0] ?? { hasPassword: false, hasApp: false, passkeyHosts: [], recoveryCodes: 0 };
}

/** How an operator can prove who they are at this host. */
export function waysOf(factors: OwnFactors, context: Pick<RequestContext, 'host' | 'protocol'>): ProvenWay[] {
  const rpId = passkeyHostOf(context)?.rpId;
  const has = hasSecondFactor(factors);
  return [
    ...(rpId !== undefined && factors.passkeyHosts.includes(rpId) ? (['passkey'] as const) : []),
    ...(factors.hasApp ? (['app'] as const) : []),
    ...(has && factors.recoveryCodes > 0 ? (['recoveryCode'] as const) : []),
    ...(!has && factors.hasPassword ? (['password'] as const) : []),
  ];
}

/** What a session has shown, as an answer says it. */
export function strengthOf(
  factors: OwnFactors,
  { factorAt, provedAt, isOfDemo }: Pick<Operator, 'factorAt' | 'provedAt' | 'isOfDemo'>,
  context: RequestContext,
): Strength {
  const until = provedAt === undefined ? 0 : provedAt + stepUpMs;
  const has = hasSecondFactor(factors);
  const isShown = factorAt !== undefined;
  const isProven = until > context.now && (isShown || !has);
  return {
    ways: waysOf(factors, context),
    hasSecondFactor: has || isOfDemo,
    isFactorShown: isShown || isOfDemo,
    provedUntil: isProven ? new Date(until).toISOString() : null,
    canUsePasskeys: passkeyHostOf(context) !== undefined,
  };
}

/**
 * Checks what the operator shows of themselves; throws when it is wrong. A password counts only where there is no second
 * factor: whoever holds an open browser and knows the password is to be stopped by it.
 */
export async function checkProof(
  database: Database,
  { operatorId }: Pick<Operator, 'operatorId'>,
  given: GivenProof,
  context: RequestContext,
): Promise<'secondFactor' | 'password'> {
  if (given.by === 'passkey') {
    await checkPasskey(database, given.passkey, { purpose: 'prove', operatorId }, context);
    return 'secondFactor';
  }
  const taker = { context, about: String(operatorId) };
  await takeTry(database, 'operatorCode', taker);
  if (given.by === 'password') await checkOwnPassword(database, operatorId, given.password, context);
  else if (!(await isRightCode(database, operatorId, given, context))) throw operatorRefusal('wrongCode');
  await giveTryBack(database, 'operatorCode', taker);
  return given.by === 'password' ? 'password' : 'secondFactor';
}

async function isRightCode(
  database: Database,
  operatorId: number,
  { by, code }: { by: 'app' | 'recoveryCode'; code: string },
  { now }: RequestContext,
): Promise<boolean> {
  if (by === 'app') return spendAppCode(database, operatorId, code, now);
  return spendRecoveryCode(database.kysely, operatorId, code, now);
}

async function checkOwnPassword(
  database: Database,
  operatorId: number,
  password: string,
  context: RequestContext,
): Promise<void> {
  const row = await database.kysely
    .selectFrom('operator')
    .select('password_hash')
    .where('operator_id', '=', operatorId)
    .executeTakeFirst();
  const isRight = await isPassword(password, row?.password_hash, context.clientAddress);
  const factors = await readOwnFactors(database, operatorId);
  if (!isRight || hasSecondFactor(factors)) throw operatorRefusal('wrongPassword');
}

/** Forgets every second factor of an operator, and ends their sessions and what they have asked for. */
export async function forgetFactors(kysely: Database['kysely'], operatorId: number): Promise<void> {
  await kysely.deleteFrom('operator_passkey').where('operator_id', '=', operatorId).execute();
  await kysely.deleteFrom('operator_totp').where('operator_id', '=', operatorId).execute();
  await kysely.deleteFrom('operator_recovery_code').where('operator_id', '=', operatorId).execute();
  await kysely.deleteFrom('operator_session').where('operator_id', '=', operatorId).execute();
  await forgetMailChange(kysely, operatorId);
}
