import { toHalfWidth } from './half-width.ts';
import { decodePunycode, encodePunycode } from './punycode.ts';

const mailAddressMax = 254;
/** So much of a text is looked at: an address with its name beside it. */
const typedMax = 1_000;

export type MailAddressProblem = 'required' | 'invalid';

/**
 * A mail address as somebody typed or pasted it: full-width signs and letters become plain ones; what nobody sees, spaces
 * around its signs, `mailto:`, a name before `<…>` and the end of the sentence around it are left out. A domain in another
 * script is written as mail servers know it (`xn--…`). What means no address for sure is left as it is.
 */
export function readMailAddress(typed: string): string {
  if (typed.length > typedMax) return typed.trim();
  const plain = toHalfWidth(typed).trim();
  const inBrackets = /<([^<>]*)>[\s.,;。、]*$/.exec(plain)?.[1];
  const address = (inBrackets ?? plain)
    .replace(/^\s*(?:mailto:\s*)+([^?]*).*$/is, '$1')
    .replace(/\s*([@.。])\s*/g, '$1')
    .replaceAll('。', '.')
    .replace(/([a-z0-9])ー(?=[a-z0-9])/gi, '$1-')
    .replace(/^\s+|[\s.,;、]+$/g, '');
  const at = address.lastIndexOf('@');
  return at < 0 ? address : address.slice(0, at + 1) + asciiDomain(address.slice(at + 1));
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

/** An address for people to read: its domain in the script in which it was typed. */
export function shownMail(mail: string): string {
  const at = mail.lastIndexOf('@');
  const domain = mail.slice(at + 1);
  if (!/(^|\.)xn--/i.test(domain)) return mail;
  const shown = domain
    .split('.')
    .map((label) => (/^xn--/i.test(label) ? shownLabel(label) : label))
    .join('.');
  return mail.slice(0, at + 1) + shown;
}

const labelOfAnyScript = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}・-]*[\p{L}\p{M}\p{N}])?$/u;
const isAscii = /^[\0-\x7f]*$/;

function asciiDomain(domain: string): string {
  if (isAscii.test(domain)) return domain;
  const labels = domain.toLowerCase().normalize('NFKC').split('.');
  return labels
    .map((label) => (isAscii.test(label) || !labelOfAnyScript.test(label) ? label : `xn--${encodePunycode(label)}`))
    .join('.');
}

/** Letters that are not taken for those of another script. */
const plainScripts =
  /^(?:[a-z0-9・ー-]|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul})*$|^(?:[0-9-]|\p{Script=Latin})*$/u;

function shownLabel(label: string): string {
  const letters = decodePunycode(label.slice('xn--'.length));
  const isSame = letters !== undefined && plainScripts.test(letters) && asciiDomain(letters) === label.toLowerCase();
  return isSame ? letters : label;
}
