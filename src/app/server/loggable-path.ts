import { moduleCodes } from '#kernel/module-code.ts';

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
