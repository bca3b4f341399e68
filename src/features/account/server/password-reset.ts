import { realmKey } from '#features/site/rules/realm-key.ts';
import type { PublishedSite } from '#features/site/server.ts';
import { memberTopic } from '#kernel/realtime/topics.ts';
import { tell } from '#server/realtime/hints.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { passwordProblem } from '../rules/credentials.ts';
import { accountMail } from './account-mails.ts';
import { accountRefusal, checkFields } from './account-refusal.ts';
import type { AccountServices } from './account-services.ts';
import { codeAddress, exchangeCode, readMailField, startMailFlow } from './code-steps.ts';
import { findMember } from './find-members.ts';
import { findToken, spendToken } from './mail-codes.ts';
import { hashPassword } from '#server/password-hash.ts';
import { checkLoginOffered } from './registration.ts';
import { endOtherSessions } from './sessions.ts';

/** An unknown address gets a mail that says so; the answer to the request is the same for every address. */
export async function startReset(
  services: AccountServices,
  site: PublishedSite,
  typedMail: string,
  context: RequestContext,
): Promise<void> {
  checkLoginOffered(site);
  await startMailFlow(services, site, codeAddress(site, 'reset', readMailField(typedMail)), context, {
    known: { kind: 'resetCode', hasCode: true },
    unknown: { kind: 'noAccount', hasCode: false },
  });
}

export async function verifyReset(
  services: AccountServices,
  site: PublishedSite,
  { mail, code }: { mail: string; code: string },
  context: RequestContext,
): Promise<{ reset_token: string; login_id: string | null }> {
  const address = codeAddress(site, 'reset', readMailField(mail));
  const token = await exchangeCode(services, address, code, { context });
  const member = await findMember(services.database, address.realmKey, address.mail);
  return { reset_token: token, login_id: member?.loginId ?? null };
}

export async function setNewPassword(
  services: AccountServices,
  site: PublishedSite,
  body: { reset_token: string; password: string },
  context: RequestContext,
): Promise<void> {
  const { database, mail: mailing } = services;
  const realm = realmKey(site);
  const proven = await findToken(database.kysely, 'reset', realm, body.reset_token, context.now);
  const member = proven && (await findMember(database, realm, proven.mail));
  if (member === undefined) throw accountRefusal('tokenGone');
  checkFields({ password: passwordProblem(body.password, [member.loginId ?? '', member.mail]) });
  const passwordHash = await hashPassword(body.password, context.clientAddress);
  await inTransaction(database, async (tx) => {
    if (!(await spendToken(tx, body.reset_token))) throw accountRefusal('tokenGone');
    await tx
      .updateTable('member')
      .set({ password_hash: passwordHash, changed_at: new Date(context.now) })
      .where('member_id', '=', member.memberId)
      .execute();
    await endOtherSessions(tx, member.memberId);
    tell(database, memberTopic(member.memberId));
    const wish = { kind: 'passwordChanged' as const, to: member.mail, language: context.language };
    await mailing.send(accountMail(services, site, wish), { tx });
  });
}
