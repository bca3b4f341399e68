import { mailChangePath } from '#kernel/console/console-endpoint.ts';
import { errorFacts } from '#kernel/error-facts.ts';
import { isLanguageCode } from '#kernel/language.ts';
import { mailAddressProblem, readMailAddress } from '#kernel/mail-address.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { takeTry } from '#server/limits/try-counts.ts';
import { hashSecret, newSecretToken } from '#server/secret-token.ts';
import { linkLifeMs } from '../rules/operator-life.ts';
import type { Operator } from './console-session.ts';
import { noteInLog } from './operator-log.ts';
import { operatorMail, type OperatorServices } from './operator-mails.ts';
import { fieldRefusal, operatorRefusal } from './operator-refusal.ts';
import { mailKeyOf } from './operators.ts';

/** A change of an operator's mail address that waits for the link that was sent there. */
export async function waitingMail(
  kysely: Database['kysely'],
  operatorId: number,
  now: number,
): Promise<{ mail: string; askedAt: string; expiresAt: string } | null> {
  const row = await kysely
    .selectFrom('operator_mail_change')
    .select(['mail', 'asked_at', 'expires_at'])
    .where('operator_id', '=', operatorId)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  if (row === undefined) return null;
  return { mail: row.mail, askedAt: row.asked_at.toISOString(), expiresAt: row.expires_at.toISOString() };
}

/**
 * Sends a link to a new address and tells the present one. An address that another operator has gets a mail without a
 * link, and the caller the same answer: nobody learns by it who has an account.
 */
export async function askMailChange(
  services: OperatorServices,
  operator: Operator,
  typed: string,
  context: RequestContext,
): Promise<{ expiresAt: string }> {
  const mail = readMailAddress(typed);
  const [key, presentKey] = [mailKeyOf(mail), mailKeyOf(operator.mail)];
  if (mailAddressProblem(mail) !== undefined) throw fieldRefusal('mail', 'mailInvalid');
  if (key === presentKey) throw fieldRefusal('mail', 'mailIsOwn');
  if (services.publicUrl === undefined) throw operatorRefusal('noAddressForLink');
  const { database } = services;
  await takeTry(database, 'operatorMailChange', { context, about: String(operator.operatorId) });
  await takeTry(database, 'operatorMail', { context, about: key });
  await takeTry(database, 'operatorMail', { context, about: presentKey });
  const token = newSecretToken();
  const expiresAt = new Date(context.now + linkLifeMs);
  await inTransaction(database, async (tx) => {
    const wish = { mail, mail_key: key, token_hash: hashSecret(token), asked_at: new Date(context.now) };
    const row = { ...wish, expires_at: expiresAt };
    await tx
      .insertInto('operator_mail_change')
      .values({ operator_id: operator.operatorId, ...row })
      .onConflict((conflict) => conflict.column('operator_id').doUpdateSet(row))
      .execute();
    const taken = await tx.selectFrom('operator').select('name').where('mail_key', '=', key).executeTakeFirst();
    const { language } = context;
    const toNew =
      taken === undefined
        ? ({ kind: 'mailChange', who: operator.name, path: mailChangePath(token) } as const)
        : ({ kind: 'mailTaken', who: operator.name } as const);
    await services.mail.send(operatorMail(services, { ...toNew, to: mail, language }), { tx });
    const toPresent = { kind: 'mailChangeAsked', to: operator.mail, newMail: mail } as const;
    const spoken = await languageOf(tx, operator.operatorId, context);
    await services.mail.send(operatorMail(services, { ...toPresent, language: spoken }), { tx });
    await noteInLog(tx, context, { operator, action: 'operator.mailChangeAsked' });
  });
  return { expiresAt: expiresAt.toISOString() };
}

/** Ends a change that waits, as whoever did not ask for it does. */
export async function stopMailChange(
  database: Database,
  operator: Pick<Operator, 'operatorId' | 'name'>,
  context: RequestContext,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    if (!(await forgetMailChange(tx, operator.operatorId))) throw refuse('notFound');
    await noteInLog(tx, context, { operator, action: 'operator.mailChangeStopped' });
  });
}

/** Ends a change that waits, without a word: its link leads nowhere then. */
export async function forgetMailChange(kysely: Database['kysely'], operatorId: number): Promise<boolean> {
  const { numDeletedRows } = await kysely
    .deleteFrom('operator_mail_change')
    .where('operator_id', '=', operatorId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** What a link changes; throws when it was used, is over, or never was. */
export async function lookAtMailChange(
  database: Database,
  token: string,
  context: RequestContext,
): Promise<{ name: string; mail: string }> {
  await takeTry(database, 'operatorLink', { context });
  const found = await database.kysely
    .selectFrom('operator_mail_change as c')
    .innerJoin('operator as o', 'o.operator_id', 'c.operator_id')
    .select(['o.name', 'c.mail'])
    .where('c.token_hash', '=', hashSecret(token))
    .where('c.expires_at', '>', new Date(context.now))
    .where('o.suspended_at', 'is', null)
    .executeTakeFirst();
  if (found === undefined) throw operatorRefusal('linkIsOver');
  return found;
}

/** Makes the new address count. Sessions, passwords and second factors stay as they are. */
export async function useMailChange(
  services: OperatorServices,
  token: string,
  context: RequestContext,
): Promise<{ mail: string }> {
  const { database } = services;
  await takeTry(database, 'operatorLink', { context });
  try {
    return await inTransaction(database, async (tx) => {
      const change = await tx
        .deleteFrom('operator_mail_change')
        .where('token_hash', '=', hashSecret(token))
        .where('expires_at', '>', new Date(context.now))
        .returning(['operator_id', 'mail', 'mail_key'])
        .executeTakeFirst();
      const before =
        change &&
        (await tx
          .selectFrom('operator')
          .select(['name', 'mail', 'mail_key'])
          .where('operator_id', '=', change.operator_id)
          .where('suspended_at', 'is', null)
          .forUpdate()
          .executeTakeFirst());
      if (change === undefined || before === undefined) throw operatorRefusal('linkIsOver');
      const address = { mail: change.mail, mail_key: change.mail_key };
      await tx.updateTable('operator').set(address).where('operator_id', '=', change.operator_id).execute();
      // What waits for the operator waits for them under the new address; it ends there when they lose their rights.
      await tx
        .updateTable('operator_link')
        .set(address)
        .where('mail_key', '=', before.mail_key)
        .where('used_at', 'is', null)
        .execute();
      const language = await languageOf(tx, change.operator_id, context);
      const told = { kind: 'mailChanged', to: before.mail, newMail: change.mail, language } as const;
      await services.mail.send(operatorMail(services, told), { tx });
      await noteInLog(tx, context, {
        operator: { operatorId: change.operator_id, name: before.name },
        action: 'operator.mailChanged',
        details: { from: before.mail, mail: change.mail },
      });
      return { mail: change.mail };
    });
  } catch (error) {
    const { code, constraint } = errorFacts(error);
    // Two wanted it at once, or somebody got an account with it meanwhile.
    if (code === '23505' && constraint === 'operator_mail_key_key') throw fieldRefusal('mail', 'mailTaken');
    throw error;
  }
}

/** The language that an operator chose when they came. */
async function languageOf(kysely: Database['kysely'], operatorId: number, context: RequestContext) {
  const row = await kysely
    .selectFrom('operator')
    .select('language')
    .where('operator_id', '=', operatorId)
    .executeTakeFirst();
  return isLanguageCode(row?.language) ? row.language : context.language;
}
