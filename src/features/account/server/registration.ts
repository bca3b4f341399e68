import { realmKey } from '#features/site/rules/realm-key.ts';
import type { PublishedSite } from '#features/site/server.ts';
import { asksForAgreement, storeAgreement } from '#features/terms/server.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { type FieldErrors, Refusal } from '#server/http/refusal.ts';
import { commonTexts } from '#server/http/common-texts.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { takeTry } from '#server/limits/try-counts.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import type { SessionAnswer } from '../contract.ts';
import { loginIdProblem, loginKeyOf, mailKeyOf, passwordProblem } from '../rules/credentials.ts';
import { accountMail } from './account-mails.ts';
import { accountRefusal, refuseFields, sayTooMany } from './account-refusal.ts';
import type { AccountServices } from './account-services.ts';
import { codeAddress, exchangeCode, readMailField, startMailFlow } from './code-steps.ts';
import { findToken, spendToken } from './mail-codes.ts';
import { hashPassword } from '#server/password-hash.ts';
import { openSession } from './sessions.ts';
import { tellTaken } from './taken.ts';

/** A known address gets a mail that says so; the answer to the request is the same for every address. */
export async function startRegistration(
  services: AccountServices,
  site: PublishedSite,
  typedMail: string,
  context: RequestContext,
): Promise<void> {
  checkLoginOffered(site);
  await startMailFlow(services, site, codeAddress(site, 'register', readMailField(typedMail)), context, {
    known: { kind: 'alreadyRegistered', hasCode: false },
    unknown: { kind: 'registrationCode', hasCode: true },
  });
}

export function verifyRegistration(
  services: AccountServices,
  site: PublishedSite,
  { mail, code }: { mail: string; code: string },
  context: RequestContext,
): Promise<string> {
  return exchangeCode(services, codeAddress(site, 'register', readMailField(mail)), code, { context });
}

export interface RegistrationBody {
  registration_token: string;
  login_id: string;
  password: string;
  is_agreed: boolean;
  answers: readonly unknown[];
}

/** Writes account, profile, agreement and session in one transaction, so that no half-made account remains. */
export async function registerMember(
  services: AccountServices,
  site: PublishedSite,
  body: RegistrationBody,
  context: RequestContext,
): Promise<SessionAnswer> {
  checkLoginOffered(site);
  const { database, mail: mailing, registrationParts } = services;
  const realm = realmKey(site);
  const proven = await findToken(database.kysely, 'register', realm, body.registration_token, context.now);
  if (proven === undefined) throw accountRefusal('tokenGone');

  // The mail address names the account; a login ID may come later.
  const loginId = body.login_id.normalize('NFKC').trim();
  const own = {
    login_id: loginId === '' ? undefined : loginIdProblem(loginId),
    password: passwordProblem(body.password, [loginId, proven.mail]),
    is_agreed: asksForAgreement(site) && !body.is_agreed ? ('agreementRequired' as const) : undefined,
  };
  const answerErrors = await Promise.all(registrationParts.map((part) => part.check(site, body.answers, context)));
  refuseTogether(own, answerErrors);

  // A form that is sent again with a better password is no new try.
  await takeTry(database, 'accountMade', { context }, sayTooMany('tooManyRegistrations'));
  const passwordHash = await hashPassword(body.password, context.clientAddress);
  return tellTaken(
    inTransaction(database, async (tx) => {
      if (!(await spendToken(tx, body.registration_token))) throw accountRefusal('tokenGone');
      const { member_id: memberId } = await tx
        .insertInto('member')
        .values({
          realm_key: realm,
          mail: proven.mail,
          mail_key: mailKeyOf(proven.mail),
          login_id: loginId || null,
          login_key: loginKeyOf(loginId) || null,
          password_hash: passwordHash,
          language: context.language,
          created_at: new Date(context.now),
        })
        .returning('member_id')
        .executeTakeFirstOrThrow();
      for (const part of registrationParts) await part.save(tx, site, memberId, body.answers, context);
      if (asksForAgreement(site)) await storeAgreement(tx, site, memberId, { now: context.now });
      const wish = { kind: 'registered' as const, to: proven.mail, language: context.language };
      await mailing.send(accountMail(services, site, wish), { tx });
      return openSession(tx, memberId, context.now, context);
    }),
  );
}

export function checkLoginOffered({ document }: PublishedSite): void {
  if (!document.login?.isEnabled) throw accountRefusal('loginNotOffered');
}

/** Reports all problems at once, those of the profile together with those of the account's own fields. */
function refuseTogether(
  own: Parameters<typeof refuseFields>[0],
  others: readonly (((language: LanguageCode) => FieldErrors) | undefined)[],
): void {
  const isOwn = Object.values(own).some((problem) => problem !== undefined);
  const parts = [isOwn ? refuseFields(own).errors : undefined, ...others].filter((part) => part !== undefined);
  if (parts.length === 0) return;
  throw new Refusal(
    status.invalid,
    (language) => commonTexts[language].invalid,
    (language): FieldErrors => Object.fromEntries(parts.flatMap((part) => Object.entries(part(language)))),
  );
}
