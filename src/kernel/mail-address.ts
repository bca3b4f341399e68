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

/**
 * The scripts of one label, as docs/decisions/0070-a-domain-is-shown-in-one-script.md has them: those of Japanese and
 * Chinese, or of Korean, with plain Latin letters, or Latin letters as European languages have them.
 */
const scriptsOfLabel =
  /^(?:[a-z0-9・ー々〆-]|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana})*$|^(?:[a-z0-9-]|\p{Script=Han}|\p{Script=Hangul})*$|^[a-z0-9à-öø-ÿßāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįĵķĺļľłńņňŋōŏőœŕŗřśŝşšţťŧũūŭůűųŵŷźżž-]*$/u;
/** Letters that pass for a dash, a slash or a dot between others than kana and kanji, and kana that pass for the other kana. */
const passesForAnother =
  /(?:^|[a-z0-9-])[ー・ノソゾン一丨丶丿〇ㅡㅣ]+(?:$|[a-z0-9-])|\p{Script=Katakana}[へべぺ]\p{Script=Katakana}|\p{Script=Hiragana}[ヘベペ]\p{Script=Hiragana}/u;

function shownLabel(label: string): string {
  const letters = decodePunycode(label.slice('xn--'.length));
  if (letters === undefined || !scriptsOfLabel.test(letters) || passesForAnother.test(letters)) return label;
  return asciiDomain(letters) === label.toLowerCase() ? letters : label;
}
