import type { PublishedSite } from '#features/site/server.ts';
import { memberTopic } from '#kernel/realtime/topics.ts';
import { tell } from '#server/realtime/hints.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { takeTry } from '#server/limits/try-counts.ts';
import { forgetMails } from '#server/mail/forget-mails.ts';
import { loginIdProblem, loginKeyOf, mailKeyOf, passwordProblem } from '../rules/credentials.ts';
import { accountMail } from './account-mails.ts';
import { accountRefusal, checkFields, refuseFields, sayTooMany } from './account-refusal.ts';
import type { AccountServices } from './account-services.ts';
import { codeAddress, countCode, exchangeCode, readMailField, sendCode } from './code-steps.ts';
import { spendToken } from './mail-codes.ts';
import type { Member } from '#kernel/member.ts';
import { hashPassword, isPassword } from '#server/password-hash.ts';
import { eraseAccount } from './erase-account.ts';
import { endOtherSessions } from './sessions.ts';
import { tellTaken } from './taken.ts';

export async function presentLoginInfo({ database }: AccountServices, member: Member) {
  const identities = await database.kysely
    .selectFrom('member_identity')
    .select(['method', 'connected_at'])
    .where('member_id', '=', member.memberId)
    .orderBy('connected_at')
    .execute();
  return {
    mail: member.mail,
    loginId: member.loginId,
    hasPassword: member.hasPassword,
    identities: identities.map(({ method, connected_at }) => ({ method, connectedAt: connected_at.toISOString() })),
  };
}

/**
 * The password stops a stranger at an open browser from taking the account over. A member without a password has proven
 * enough.
 */
export async function checkCurrentPassword(
  { database }: Pick<AccountServices, 'database'>,
  member: Member,
  password: string,
  context: RequestContext,
): Promise<void> {
  if (!member.hasPassword) return;
  checkFields({ current_password: password === '' ? 'required' : undefined });
  await takeTry(database, 'password', { context, member }, sayTooMany('tooManyLogins'));
  const row = await database.kysely
    .selectFrom('member')
    .select('password_hash')
    .where('member_id', '=', member.memberId)
    .executeTakeFirst();
  const isRight = await isPassword(password, row?.password_hash, context.clientAddress);
  if (!isRight) throw refuseFields({ current_password: 'wrongPassword' });
}

export async function startMailChange(
  services: AccountServices,
  site: PublishedSite,
  member: Member,
  body: { mail: string; current_password: string },
  context: RequestContext,
): Promise<void> {
  const mail = readMailField(body.mail);
  checkFields({ mail: mail === member.mail ? 'sameMail' : undefined });
  await checkCurrentPassword(services, member, body.current_password, context);
  const address = codeAddress(site, 'mail', mail, member.memberId);
  await countCode(services, address, { context, member });
  const taken = await services.database.kysely
    .selectFrom('member')
    .select('member_id')
    .where('realm_key', '=', member.realmKey)
    .where('mail_key', '=', mailKeyOf(mail))
    .where('member_id', '<>', member.memberId)
    .executeTakeFirst();
  const what = taken
    ? ({ kind: 'mailTaken', hasCode: false } as const)
    : ({ kind: 'mailChangeCode', hasCode: true } as const);
  await sendCode(services, site, address, what, context);
}

/** A mail tells the old address, in case its owner did not ask for the change. */
export async function finishMailChange(
  services: AccountServices,
  site: PublishedSite,
  member: Member,
  body: { mail: string; code: string },
  context: RequestContext,
): Promise<string> {
  const { database, mail: mailing } = services;
  const mail = readMailField(body.mail);
  const token = await exchangeCode(services, codeAddress(site, 'mail', mail, member.memberId), body.code, {
    context,
    member,
  });
  await tellTaken(
    inTransaction(database, async (tx) => {
      if (!(await spendToken(tx, token))) throw accountRefusal('tokenGone');
      await tx
        .updateTable('member')
        .set({ mail, mail_key: mailKeyOf(mail), changed_at: new Date(context.now) })
        .where('member_id', '=', member.memberId)
        .execute();
      const wish = { kind: 'mailChanged' as const, to: member.mail, language: context.language };
      await mailing.send(accountMail(services, site, wish), { tx });
    }),
  );
  return mail;
}

/** This session stays; all others end. */
export async function changeMemberPassword(
  services: AccountServices,
  site: PublishedSite,
  member: Member,
  body: { current_password: string; password: string },
  context: RequestContext,
): Promise<void> {
  checkFields({ password: passwordProblem(body.password, [member.loginId ?? '', member.mail]) });
  await checkCurrentPassword(services, member, body.current_password, context);
  const passwordHash = await hashPassword(body.password, context.clientAddress);
  await inTransaction(services.database, async (tx) => {
    await tx
      .updateTable('member')
      .set({ password_hash: passwordHash, changed_at: new Date(context.now) })
      .where('member_id', '=', member.memberId)
      .execute();
    await endOtherSessions(tx, member.memberId, member.sessionId);
    tell(services.database, memberTopic(member.memberId));
    const wish = { kind: 'passwordChanged' as const, to: member.mail, language: context.language };
    await services.mail.send(accountMail(services, site, wish), { tx });
  });
}

export async function changeMemberLoginId(
  services: AccountServices,
  member: Member,
  body: { login_id: string; current_password: string },
  context: RequestContext,
): Promise<string> {
  const loginId = body.login_id.normalize('NFKC').trim();
  checkFields({ login_id: loginIdProblem(loginId) });
  await checkCurrentPassword(services, member, body.current_password, context);
  await tellTaken(
    services.database.kysely
      .updateTable('member')
      .set({ login_id: loginId, login_key: loginKeyOf(loginId), changed_at: new Date(context.now) })
      .where('member_id', '=', member.memberId)
      .execute(),
  );
  return loginId;
}

/** Deletes the member's row and everything that hangs on it. The access log stays and names nobody any more. */
export async function eraseMember(
  services: AccountServices,
  site: PublishedSite,
  member: Member,
  body: { is_confirmed: boolean; current_password: string },
  context: RequestContext,
): Promise<void> {
  checkFields({ is_confirmed: body.is_confirmed ? undefined : 'confirmationRequired' });
  await checkCurrentPassword(services, member, body.current_password, context);
  const erase = await eraseAccount(services, member.memberId, context.now);
  await inTransaction(services.database, async (tx) => {
    await forgetMails(tx, member.mail);
    const wish = { kind: 'unsubscribed' as const, to: member.mail, language: context.language };
    await services.mail.send(accountMail(services, site, wish), { tx });
    await erase(tx);
  });
}
