import { type CredentialProblem, credentialLength } from '../rules/credential-problem.ts';
import { loginIdProblem, passwordProblem } from '../rules/credentials.ts';
import { mailAddressProblem, readMailAddress } from '../rules/mail-address.ts';
import { isCode, readCode } from '../rules/verification-code.ts';
import type { AccountMessages } from '../texts/jpn.ts';

/** The message for a field's problem; undefined when there is none. */
type Said = string | undefined;

export function mailSaid(typed: string, messages: AccountMessages): Said {
  const problem = mailAddressProblem(readMailAddress(typed));
  if (problem === undefined) return undefined;
  return problem === 'required' ? messages.required : messages.invalidMail;
}

export function codeSaid(typed: string, messages: AccountMessages): Said {
  const code = readCode(typed);
  if (code === '') return messages.required;
  return isCode(code) ? undefined : messages.codeSixDigits;
}

export function loginIdSaid(typed: string, messages: AccountMessages): Said {
  return credentialSaid(loginIdProblem(readLoginId(typed)), messages);
}

/** `others`: the login ID and the mail address; the password may not equal them. */
export function passwordSaid(typed: string, others: readonly string[], messages: AccountMessages): Said {
  return credentialSaid(passwordProblem(typed, others), messages);
}

export function requiredSaid(typed: string, messages: AccountMessages): Said {
  return typed === '' ? messages.required : undefined;
}

/** A login ID as typed, with full-width letters made plain and without surrounding spaces. */
export function readLoginId(typed: string): string {
  return typed.normalize('NFKC').trim();
}

function credentialSaid(problem: CredentialProblem | undefined, messages: AccountMessages): Said {
  if (problem === undefined) return undefined;
  if (problem === 'tooShort') return messages.tooShort(credentialLength.least);
  if (problem === 'tooLong') return messages.tooLong(credentialLength.most);
  return messages[problem];
}
