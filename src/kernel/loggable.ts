import { moduleCodes } from './module-code.ts';

const segmentsMax = 16;
const hidden = '…';
/** Ids, also of a stream: 1-11-5-3. */
const ids = /^\d{1,10}(-\d{1,10})*$/;
/** Names of files of the build, which anybody may have. */
const assetName = /^[\w.-]{1,100}\.(js|css|woff2|svg|png|webp)$/;

/**
 * The path of a request as a log may have it: the words of the routes and ids. Whatever else stands in a path may be a
 * token that opens something, also in an address that is written wrongly, and is left out. The templates have their
 * parameters as `{name}` or `:name`.
 */
export function createLoggablePath(templates: readonly string[]): (pathname: string) => string {
  const words = new Set<string>(['', 'portal', 'event', ...moduleCodes]);
  for (const template of templates) {
    for (const part of template.replace(/[[\]]/g, '').split('/')) {
      if (/^[\w.-]+$/.test(part)) words.add(part);
    }
  }
  return (pathname) => {
    const parts = pathname.split('/', segmentsMax);
    const isAsset = parts.at(-2) === 'assets' && assetName.test(parts.at(-1) ?? '');
    const isShown = (part: string, at: number): boolean =>
      words.has(part) || ids.test(part) || (isAsset && at === parts.length - 1);
    return parts.map((part, at) => (isShown(part, at) ? part : hidden)).join('/');
  };
}

/** The names in a query whose values open nothing: what a page shows, and what advertisements add. */
const openNames = new Set(
  (
    'cart categories category content date day division end fee filter isApplication isDraft ' +
    'keyword language live month order page pcode place reception start step tab tag text ticket venues view ' +
    'fbclid gclid msclkid yclid'
  ).split(' '),
);
const valueMax = 200;

/** The query of an address as a log may have it. Names that nobody declared open are left out with their values. */
export function loggableQuery(query: string): string {
  const isOpen = (pair: string): boolean => {
    const [name = ''] = pair.split('=', 1);
    return (openNames.has(name) || /^utm_[a-z_]{1,20}$/.test(name)) && pair.length <= valueMax;
  };
  return query.split('&').filter(isOpen).join('&');
}

const address = /\b(?!file:)([a-z][a-z0-9+.-]{0,20}:\/\/)([^\s"'<>`()]+)/gi;
/** What the path of an address of another server may say. */
const plainSegment = /^(?:[a-z][a-z_.-]{0,30}|v\d{1,2}|\.well-known|)$/;

/** Text with addresses: of each its host remains, and of its path plain words and ids. */
export function loggableAddresses(text: string): string {
  const whole = text.includes('://')
    ? text.replace(address, (_, scheme: string, rest: string) => scheme + shown(rest))
    : text;
  return whole.includes('=') ? whole.replace(/([?&][\w.[\]%-]{1,40}=)[^\s&"'<>`()#]+/g, `$1${hidden}`) : whole;
}

function shown(rest: string): string {
  const [, place = '', path = '', query = ''] = /^([^/?#]*)([^?#]*)(\??)/.exec(rest) ?? [];
  const parts = path.split('/', segmentsMax).map((part) => (plainSegment.test(part) || ids.test(part) ? part : hidden));
  return place.slice(place.lastIndexOf('@') + 1) + parts.join('/') + (query && `?${hidden}`);
}

/** Text that somebody else wrote, such as the message of an error: without what looks like a token as well. */
export function loggableText(text: string): string {
  return loggableAddresses(text)
    .replace(/\b(Bearer|Basic)\s+[\w.+/=~-]+/gi, `$1 ${hidden}`)
    .replace(/[\w-]{20,}/g, (run) => (run.split(/[-_]/).some(isMixed) ? hidden : run));
}

/** Letters and digits in one piece, which no word has. */
function isMixed(piece: string): boolean {
  return piece.length >= 6 && /\d/.test(piece) && /[A-Za-z]/.test(piece);
}
