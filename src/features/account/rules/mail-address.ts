export { type MailAddressProblem, mailAddressMax, mailAddressProblem, readMailAddress } from '#kernel/mail-address.ts';

/** Two addresses with one key are one account; who writes Hanako@ and who writes hanako@ is the same person. */
export function mailKeyOf(mail: string): string {
  return mail.toLowerCase();
}
