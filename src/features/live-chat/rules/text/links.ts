/** A piece of a text; with an `href` it is a link, and reads as the address that it leads to. */
export interface TextPart {
  text: string;
  href?: string;
}

/** For every link in a visitor's text: it sends no referrer, and search engines do not count it. */
export const foreignLink = { target: '_blank', rel: 'noopener noreferrer nofollow ugc' } as const;

const hrefMax = 2_000;
/** Visible ASCII: Japanese that follows without a space does not belong to the address. */
const address = /(?<![A-Za-z0-9+.-])https?:\/\/[!-~]+/gi;
/** They stand in no address, and a browser takes a backslash for a slash. */
const neverInAddress = /["<>\\^`{|}]/;
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** A name of at least two parts, in punycode where it is no ASCII: no numbers, no user, no password. */
const authority = new RegExp(
  `^https?://(?=.{1,253}(?:[:/?#]|$))(?:${label}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])(?::(\\d{1,5}))?(?=[/?#]|$)`,
  'i',
);
const brackets = new Map([
  [')', '('],
  [']', '['],
]);

/**
 * Splits a text into plain pieces and safe links. The pieces together are the text, so that nothing is hidden; what is
 * no plain http(s) address stays text. Before an invitation is accepted all of it stays text.
 */
export function splitLinks(text: string, { isAlive = true } = {}): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of isAlive ? text.matchAll(address) : []) {
    const whole = found.split(neverInAddress, 1)[0]!;
    const href = whole.length > hrefMax ? '' : withoutPunctuation(whole);
    if (!isSafe(href)) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: href, href });
    end = index + href.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Whether all of a text is an address that may be a link. */
export function isPlainAddress(text: string): boolean {
  return /^[!-~]+$/.test(text) && !neverInAddress.test(text) && isSafe(text);
}

function isSafe(href: string): boolean {
  const found = authority.exec(href);
  return found !== null && Number(found[1] ?? 443) <= 65_535;
}

/** The address without what ends a sentence, and without a bracket that opened before it. */
function withoutPunctuation(found: string): string {
  let end = found.length;
  for (; end > 0; end -= 1) {
    const last = found[end - 1]!;
    const opening = brackets.get(last);
    const isUnopened = opening !== undefined && count(found, opening, end) < count(found, last, end);
    if (!isUnopened && !/[.,;:!?'*]/.test(last)) break;
  }
  return found.slice(0, end);
}

function count(text: string, letter: string, end: number): number {
  let found = 0;
  for (let index = 0; index < end; index += 1) if (text[index] === letter) found += 1;
  return found;
}
