/** Single-byte letters, digits and . _ - (AUTH-034). */
const loginIdCharacters = /^[A-Za-z0-9._-]*$/;
/** Printable ASCII without the space (AUTH-032). */
const passwordCharacters = /^[\x21-\x7e]*$/;

export function loginIdProblem(loginId: string): CredentialProblem | undefined {
  return credentialProblem(loginId, loginIdCharacters, 'loginIdCharacters');
}

/** `others`: texts that a password may not equal, such as the login ID and the mail address. */
export function passwordProblem(password: string, others: readonly string[] = []): CredentialProblem | undefined {
  const problem = credentialProblem(password, passwordCharacters, 'passwordCharacters');
  if (problem !== undefined) return problem;
  const isOther = others.some((other) => other !== '' && other.toLowerCase() === password.toLowerCase());
  return isOther ? 'passwordIsLoginId' : undefined;
}

function credentialProblem(
  text: string,
  characters: RegExp,
  wrongCharacters: CredentialProblem,
): CredentialProblem | undefined {
  if (text === '') return 'required';
  if (!characters.test(text)) return wrongCharacters;
  if (text.length < credentialLength.least) return 'tooShort';
  return text.length > credentialLength.most ? 'tooLong' : undefined;
}

/** Login IDs ignore case. */
export function loginKeyOf(loginId: string): string {
  return loginId.toLowerCase();
}

export { mailAddressProblem, readMailAddress } from '#kernel/mail-address.ts';

/** Addresses with the same key belong to one account: Hanako@ and hanako@ are the same person. */
export function mailKeyOf(mail: string): string {
  return mail.toLowerCase();
}

/** The problems that a login ID and a password share (core 5, core 9). */
export const credentialLength = { least: 8, most: 32 } as const;

export type CredentialProblem =
  | 'required'
  | 'tooShort'
  | 'tooLong'
  | 'loginIdCharacters'
  | 'passwordCharacters'
  | 'passwordIsLoginId';
