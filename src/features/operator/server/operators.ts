import type { GrantScope } from '#kernel/console/grant-scope.ts';
import type { OperatorRole } from '#kernel/console/operator-role.ts';
import { readMailAddress } from '#kernel/mail-address.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { giveTryBack, takeTry } from '#server/limits/try-counts.ts';
import { isPassword } from '#server/password-hash.ts';
import { everywhere } from '../rules/rights-at.ts';
import { demoMail, readScope } from './console-session.ts';
import { operatorRefusal, operatorTexts } from './operator-refusal.ts';
import { spendRecoveryCode } from './recovery-codes.ts';

/** Addresses with the same key belong to one operator. */
export const mailKeyOf = (mail: string): string => mail.toLowerCase();

export interface Known {
  operatorId: number;
  name: string;
}

interface TypedSignIn {
  mail: string;
  password: string;
  /** Instead of a second factor, and of the password of whoever has none. */
  recoveryCode?: string;
}

/**
 * Signs in by mail and password, or with a recovery code besides. An unknown mail takes as long, and gets the same
 * answer, as a wrong password.
 */
export async function checkSignIn(
  database: Database,
  { mail, password, recoveryCode }: TypedSignIn,
  context: RequestContext,
): Promise<Known & { mail: string }> {
  const mailKey = mailKeyOf(readMailAddress(mail));
  const taker = { context, about: mailKey };
  await takeTry(database, 'operatorSignIn', taker);
  const found = await database.kysely
    .selectFrom('operator')
    .select(['operator_id', 'name', 'mail', 'password_hash', 'suspended_at'])
    .where('mail_key', '=', mailKey)
    .executeTakeFirst();
  const isRight = await isPassword(password, found?.password_hash, context.clientAddress);
  const needsNone = recoveryCode !== undefined && found?.password_hash === null;
  const isKnown = (isRight || needsNone) && found !== undefined && found.suspended_at === null;
  // Asked in every case, as long as for an operator.
  const hasCode =
    recoveryCode === undefined ||
    (await spendRecoveryCode(database.kysely, isKnown ? found.operator_id : 0, recoveryCode, context.now));
  if (!isKnown || !hasCode) throw operatorRefusal('wrongCredentials');
  await giveTryBack(database, 'operatorSignIn', taker);
  return { operatorId: found.operator_id, name: found.name, mail: found.mail };
}

/**
 * Gives a role at a site. Where the operator has it, it counts again, and an exhibitor keeps the booths that they had
 * besides the new ones.
 */
export async function grant(
  kysely: Database['kysely'],
  { operatorId, siteKey, role, scope }: { operatorId: number; siteKey: string; role: OperatorRole; scope?: GrantScope },
  grantedBy: number | undefined,
): Promise<void> {
  const known = await kysely
    .selectFrom('operator_grant')
    .select('scope')
    .where('operator_id', '=', operatorId)
    .where('site_key', '=', siteKey)
    .where('role', '=', role)
    .executeTakeFirst();
  const booths = [...readScope(known?.scope ?? {}).booths, ...(scope?.booths ?? [])];
  const distinct = [...new Map(booths.map((booth) => [`${booth.contentId} ${booth.detailId}`, booth])).values()];
  const given = { scope: { booths: distinct }, suspended_at: null };
  await kysely
    .insertInto('operator_grant')
    .values({ operator_id: operatorId, site_key: siteKey, role, granted_by: grantedBy ?? null, ...given })
    .onConflict((conflict) => conflict.columns(['operator_id', 'site_key', 'role']).doUpdateSet(given))
    .execute();
}

/** The organiser of the demo, who may do everything there; made when they are first asked for. */
export async function demoOperator(database: Database, context: RequestContext): Promise<Known> {
  const name = operatorTexts[context.language].demoName;
  return inTransaction(database, async (tx) => {
    const { operator_id: operatorId } = await tx
      .insertInto('operator')
      .values({ name, mail: demoMail, mail_key: demoMail, password_hash: null, language: context.language })
      .onConflict((conflict) => conflict.column('mail_key').doUpdateSet({ name }))
      .returning('operator_id')
      .executeTakeFirstOrThrow();
    await grant(tx, { operatorId, siteKey: everywhere, role: 'owner' }, undefined);
    return { operatorId, name };
  });
}

/** The mail address of an operator who may still sign in. */
export async function mailOfOperator(tx: Database['kysely'], operatorId: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('operator')
    .select('mail')
    .where('operator_id', '=', operatorId)
    .where('suspended_at', 'is', null)
    .executeTakeFirst();
  return row?.mail;
}
