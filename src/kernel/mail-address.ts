export const mailAddressMax = 254;

export type MailAddressProblem = 'required' | 'invalid';

/**
 * A mail address as it is typed: without the spaces around it, a full-width at sign and letters as the plain ones.
 * An address in another script is left as it is.
 */
export function readMailAddress(typed: string): string {
  return typed.normalize('NFKC').trim();
}

/** What a form of the web takes for a mail address (HTML's own rule), with a dot in its domain. */
const shape =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** The problem of an address that was read; PROFILE-043. */
export function mailAddressProblem(mail: string): MailAddressProblem | undefined {
  if (mail === '') return 'required';
  return mail.length <= mailAddressMax && shape.test(mail) ? undefined : 'invalid';
}
