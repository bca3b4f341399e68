import type { CommonTexts } from '#kernel/texts/jpn.ts';
import {
  credentialLength,
  type CredentialProblem,
  loginIdProblem,
  mailAddressProblem,
  passwordProblem,
  readMailAddress,
} from '../rules/credentials.ts';
import { isCode, readCode } from '../rules/verification-code.ts';
import type { AccountMessages } from '../texts/jpn.ts';

export type FieldMessages = AccountMessages & Pick<CommonTexts, 'inputRequired'>;

/** The message for a field's problem; undefined when there is none. */
type Said = string | undefined;

export function mailSaid(typed: string, messages: FieldMessages): Said {
  const problem = mailAddressProblem(readMailAddress(typed));
  if (problem === undefined) return undefined;
  return problem === 'required' ? messages.inputRequired : messages.invalidMail;
}

export function codeSaid(typed: string, messages: FieldMessages): Said {
  const code = readCode(typed);
  if (code === '') return messages.inputRequired;
  return isCode(code) ? undefined : messages.codeSixDigits;
}

export function loginIdSaid(typed: string, messages: FieldMessages): Said {
  return credentialSaid(loginIdProblem(readLoginId(typed)), messages);
}

/** `others`: the login ID and the mail address; the password may not equal them. */
export function passwordSaid(typed: string, others: readonly string[], messages: FieldMessages): Said {
  return credentialSaid(passwordProblem(typed, others), messages);
}

export function requiredSaid(typed: string, messages: FieldMessages): Said {
  return typed === '' ? messages.inputRequired : undefined;
}

/** A login ID as typed, with full-width letters made plain and without surrounding spaces. */
export function readLoginId(typed: string): string {
  return typed.normalize('NFKC').trim();
}

function credentialSaid(problem: CredentialProblem | undefined, messages: FieldMessages): Said {
  if (problem === undefined) return undefined;
  if (problem === 'required') return messages.inputRequired;
  if (problem === 'tooShort') return messages.tooShort(credentialLength.least);
  if (problem === 'tooLong') return messages.tooLong(credentialLength.most);
  return messages[problem];
}
