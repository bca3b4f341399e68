import { realmKey } from '#features/site/rules/realm-key.ts';
import type { PublishedSite } from '#features/site/server.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { Taker } from '#server/limits/places.ts';
import { giveTryBack, takeTry } from '#server/limits/try-counts.ts';
import { mailAddressProblem, mailKeyOf, readMailAddress } from '../rules/credentials.ts';
import { isCode, randomCode, readCode } from '../rules/verification-code.ts';
import { type AccountMailKind, accountMail } from './account-mails.ts';
import { checkFields, type PlainMessage, refuseFields, sayTooMany } from './account-refusal.ts';
import type { AccountServices } from './account-services.ts';
import { findMember } from './find-members.ts';
import { type CodeAddress, enterCode, keepCode } from './mail-codes.ts';

/** The address of a form, or 422 at its field. */
export function readMailField(typed: string): string {
  const mail = readMailAddress(typed);
  const problem = mailAddressProblem(mail);
  checkFields({ mail: problem === 'invalid' ? 'invalidMail' : problem });
  return mail;
}

export interface CodeMail {
  /** The mail to the address: a code, or the reason why there is none. */
  kind: AccountMailKind;
  hasCode: boolean;
}

/** Keeps a code and mails it, or mails why there is none. The answer to the request is the same in both cases. */
export async function sendCode(
  services: AccountServices,
  site: PublishedSite,
  address: CodeAddress,
  { kind, hasCode }: CodeMail,
  context: RequestContext,
): Promise<void> {
  const { database, mail: mailing, random } = services;
  const code = hasCode ? randomCode(random) : undefined;
  await inTransaction(database, async (tx) => {
    await keepCode(tx, address, code, context.now);
    const wish = { kind, to: address.mail, language: context.language, ...(code === undefined ? {} : { code }) };
    await mailing.send(accountMail(services, site, wish), { tx });
  });
}

/** Who asks for a code or enters one; their tries count whatever they are about. */
export type CodeTaker = Pick<Taker, 'member'> & { context: RequestContext };

/** Counts, before anything is sent, the codes to this mail address and the requests of this person and network. */
export async function countCode({ database }: AccountServices, address: CodeAddress, taker: CodeTaker): Promise<void> {
  const about = `${address.realmKey} ${mailKeyOf(address.mail)}`;
  await takeTry(database, ['codeToMail', askedFor(address)], { ...taker, about }, sayTooMany('tooManyCodes'));
}

const askedFor = ({ purpose }: CodeAddress) => (purpose === 'register' ? 'registrationCodeAsked' : 'codeAsked');
const enteredFor = ({ purpose }: CodeAddress) => (purpose === 'register' ? 'registrationCodeEntered' : 'codeEntered');

/** Begins with an address that may or may not have an account. Only the mail says which; the answer is the same. */
export async function startMailFlow(
  services: AccountServices,
  site: PublishedSite,
  address: CodeAddress,
  context: RequestContext,
  mails: { known: CodeMail; unknown: CodeMail },
): Promise<void> {
  await countCode(services, address, { context });
  const member = await findMember(services.database, address.realmKey, address.mail);
  await sendCode(services, site, address, member ? mails.known : mails.unknown, context);
}

const messageOf: Record<'wrong' | 'expired' | 'tooManyTries', PlainMessage> = {
  wrong: 'wrongCode',
  expired: 'expiredCode',
  tooManyTries: 'tooManyTries',
};

/** Answers the token for the right code; throws 422 at the field for every other code. */
export async function exchangeCode(
  { database }: AccountServices,
  address: CodeAddress,
  typedCode: string,
  taker: CodeTaker,
): Promise<string> {
  const code = readCode(typedCode);
  checkFields({ code: code === '' ? 'required' : isCode(code) ? undefined : 'codeSixDigits' });
  await takeTry(database, enteredFor(address), taker, sayTooMany('tooManyCodes'));
  const answer = await inTransaction(database, (tx) => enterCode(tx, address, code, taker.context.now));
  if (answer.outcome !== 'right') throw refuseFields({ code: messageOf[answer.outcome] });
  // A venue's visitors share one network address. A visitor who enters the right code has not guessed and asked for the
  // mail.
  await giveTryBack(database, [enteredFor(address), askedFor(address)], taker);
  return answer.token;
}

export function codeAddress(
  site: PublishedSite,
  purpose: CodeAddress['purpose'],
  mail: string,
  memberId?: number,
): CodeAddress {
  return { purpose, realmKey: realmKey(site), mail, memberId };
}
