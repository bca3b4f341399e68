const mailAddressMax = 254;

export type MailAddressProblem = 'required' | 'invalid';

/**
 * A mail address as a visitor typed it, without the spaces around it; full-width signs and letters become plain ones.
 * An address in another script is left as it is.
 */
export function readMailAddress(typed: string): string {
  return typed.normalize('NFKC').trim();
}

/** HTML's own rule for a mail address, plus a dot in the domain. */
const shape =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** The problem of an address that was read; PROFILE-043. */
export function mailAddressProblem(mail: string): MailAddressProblem | undefined {
  if (mail === '') return 'required';
  return mail.length <= mailAddressMax && shape.test(mail) ? undefined : 'invalid';
}

/** A link that writes to an address. A `?` in it would begin headers and words of whoever chose the address. */
export function mailHref(mail: string): string {
  return `mailto:${encodeURIComponent(mail)}`;
}
