export const styleSheetMaxBytes = 200 * 1024;

const forbidden: readonly (readonly [RegExp, string])[] = [
  [/@import/i, '@import'],
  [/<\/?\s*(style|script)/i, 'an HTML tag'],
  [/(java|vb)script\s*:/i, 'a script address'],
  [/expression\s*\(/i, 'expression()'],
  [/(^|[^a-z-])(behavior|-moz-binding)\s*:/i, 'a binding'],
  [/\b(image-set|src)\s*\(\s*['"]?\s*([a-z][a-z0-9+.-]*:|\/\/)/i, 'an address of another host'],
];
const address = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)'"\s]*))/gi;
/** An address inside the site: a stored picture, or an element of the page. */
const ownAddress = /^(\/media\/[0-9a-z.-]+|#[\w-]+)$/;

/** The forbidden parts of a tenant's style sheet; without any, it can be served. */
export function checkStyleSheet(css: string): string[] {
  if (Buffer.byteLength(css) > styleSheetMaxBytes) return [`more than ${styleSheetMaxBytes / 1024} KB`];
  const problems = new Set<string>();
  // Checked as written and as a browser reads it: without comments, with `\75rl(` spelt out.
  for (const text of [css, unescapeCss(css.replace(/\/\*[\s\S]*?(\*\/|$)/g, ' '))]) {
    for (const [form, name] of forbidden) if (form.test(text)) problems.add(name);
    for (const [, double, single, bare] of text.matchAll(address)) {
      const target = (double ?? single ?? bare ?? '').trim();
      if (!ownAddress.test(target)) problems.add(`url(${target.slice(0, 60)})`);
    }
  }
  // oxlint-disable-next-line no-control-regex -- these are what it looks for
  if (/[\0-\x08\x0b\x0e-\x1f]/.test(css)) problems.add('control characters');
  return [...problems];
}

function unescapeCss(css: string): string {
  return css
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) => {
      const point = Number.parseInt(code, 16);
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
    })
    .replace(/\\(.)/g, '$1');
}
