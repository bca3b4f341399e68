import { newPasswordPath } from '#kernel/console/console-endpoint.ts';
import { isLanguageCode } from '#kernel/language.ts';
import { mailAddressProblem, readMailAddress } from '#kernel/mail-address.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { takeTry } from '#server/limits/try-counts.ts';
import { hashSecret, newSecretToken } from '#server/secret-token.ts';
import { newPasswordLifeMs } from '../rules/operator-life.ts';
import { isAppCode } from '../rules/typed-code.ts';
import { demoMail } from './console-session.ts';
import { hashNewPassword } from './links.ts';
import { forgetMailChange } from './mail-change.ts';
import { noteInLog } from './operator-log.ts';
import { operatorMail, type OperatorServices } from './operator-mails.ts';
import { fieldRefusal, operatorRefusal } from './operator-refusal.ts';
import { type Known, mailKeyOf } from './operators.ts';
import { checkProof, readOwnFactors } from './second-factors.ts';

/**
 * Mails a link to a new password to whoever forgot theirs. The link opens nothing without a code of the second factor;
 * who has none is told how they come back. The answer is the same for an address that nobody has.
 */
export async function askNewPassword(
  services: OperatorServices,
  typed: string,
  context: RequestContext,
): Promise<void> {
  const mail = readMailAddress(typed);
  if (mailAddressProblem(mail) !== undefined) throw fieldRefusal('mail', 'mailInvalid');
  if (services.publicUrl === undefined) throw operatorRefusal('noAddressForLink');
  const { database } = services;
  await takeTry(database, 'operatorLink', { context });
  await takeTry(database, 'operatorMail', { context, about: mailKeyOf(mail) });
  await inTransaction(database, async (tx) => {
    const found = await tx
      .selectFrom('operator')
      .select(['operator_id', 'mail', 'language'])
      .where('mail_key', '=', mailKeyOf(mail))
      .where('suspended_at', 'is', null)
      .executeTakeFirst();
    if (found === undefined || found.mail === demoMail) return;
    const { operator_id: operatorId } = found;
    const { hasApp, recoveryCodes } = await readOwnFactors({ kysely: tx }, operatorId);
    const token = newSecretToken();
    if (hasApp || recoveryCodes > 0) {
      const link = { token_hash: hashSecret(token), expires_at: new Date(context.now + newPasswordLifeMs) };
      await tx
        .insertInto('operator_new_password')
        .values({ operator_id: operatorId, ...link })
        .onConflict((conflict) => conflict.column('operator_id').doUpdateSet(link))
        .execute();
    }
    const said =
      hasApp || recoveryCodes > 0
        ? ({ kind: 'newPassword', path: newPasswordPath(token) } as const)
        : ({ kind: 'passwordLost' } as const);
    const language = isLanguageCode(found.language) ? found.language : context.language;
    await services.mail.send(operatorMail(services, { ...said, to: found.mail, language }), { tx });
  });
}

/** Chooses a new password by the link and a code; every session ends, and the operator is told. */
export async function useNewPassword(
  services: OperatorServices,
  { token, password, code }: { token: string; password: string; code: string },
  context: RequestContext,
): Promise<Known & { mail: string }> {
  const { database } = services;
  await takeTry(database, 'operatorLink', { context });
  const tokenHash = hashSecret(token);
  const found = await database.kysely
    .selectFrom('operator_new_password as p')
    .innerJoin('operator as o', 'o.operator_id', 'p.operator_id')
    .select(['o.operator_id', 'o.name', 'o.mail'])
    .where('p.token_hash', '=', tokenHash)
    .where('p.expires_at', '>', new Date(context.now))
    .where('o.suspended_at', 'is', null)
    .executeTakeFirst();
  if (found === undefined) throw operatorRefusal('linkIsOver');
  const operator = { operatorId: found.operator_id, name: found.name, mail: found.mail };
  // A password that cannot be uses up no code.
  const passwordHash = await hashNewPassword(password, operator.mail, context);
  await checkProof(database, operator, { by: isAppCode(code) ? 'app' : 'recoveryCode', code }, context);
  await inTransaction(database, async (tx) => {
    const spent = await tx
      .deleteFrom('operator_new_password')
      .where('token_hash', '=', tokenHash)
      .returning('operator_id')
      .executeTakeFirst();
    if (spent === undefined) throw operatorRefusal('linkIsOver');
    const { operatorId } = operator;
    await tx
      .updateTable('operator')
      .set({ password_hash: passwordHash })
      .where('operator_id', '=', operatorId)
      .execute();
    await forgetMailChange(tx, operatorId);
    await tx.deleteFrom('operator_session').where('operator_id', '=', operatorId).execute();
    await noteInLog(tx, context, { operator, action: 'operator.passwordChanged' });
    const told = { kind: 'passwordRenewed' as const, to: operator.mail, language: context.language };
    await services.mail.send(operatorMail(services, told), { tx });
  });
  return operator;
}
