export { mailAddressProblem, readMailAddress } from '#kernel/mail-address.ts';

/** Addresses with the same key belong to one account: Hanako@ and hanako@ are the same person. */
export function mailKeyOf(mail: string): string {
  return mail.toLowerCase();
}
