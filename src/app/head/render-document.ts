import { firstQuestionId } from '#features/cookie-consent/web.ts';
import { htmlLang, type LanguageCode } from '#kernel/language.ts';
import type { HeadModel } from './site-head.ts';

export interface DocumentParts {
  language: LanguageCode;
  head: HeadModel;
  /** What search engines read. */
  jsonLd: readonly object[];
  body: string;
  /** What is asked about cookies; '' when nothing is. */
  question: string;
  /** What stands above a page of a rehearsal, as HTML; '' at every other site. */
  strip: string;
  /** The preload of the picture that the page opens with; '' when there is none. */
  preload: string;
  /** The data for the browser, as JSON. */
  entry: string;
  styleSheets: readonly string[];
  modulePreloads: readonly string[];
  script: string;
  icon: { href: string; type: string } | undefined;
  themeColor: string;
  /** For the home screen of a phone. */
  app: { manifest: string; icon: string } | undefined;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character]!);
}

/** JSON that cannot end its script element or start a comment in it. */
export function scriptJson(value: unknown): string {
  return inScript(JSON.stringify(value));
}

function inScript(json: string): string {
  return json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

function tag(name: string, attributes: Readonly<Record<string, string | undefined>>): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${escapeHtml(value)}"`,
  );
  return `<${name}${written.join('')}>`;
}

/** The HTML of a page. It needs no nonce: no inline script runs and no inline style applies. */
export function renderDocument(parts: DocumentParts): string {
  const { head, preload } = parts;
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(head.title)}</title>`,
    ...parts.styleSheets.map((href) => tag('link', { rel: 'stylesheet', href })),
    preload,
    // The largest script first, unless a picture needs the network more: browsers have few connections to a server.
    ...[...(preload === '' ? [parts.script] : []), ...parts.modulePreloads].map((href) =>
      tag('link', { rel: 'modulepreload', href }),
    ),
    ...head.meta.map((meta) => tag('meta', { ...meta, 'data-hb': '' })),
    ...head.links.map((link) => tag('link', { ...link, 'data-hb': '' })),
    parts.icon ? tag('link', { rel: 'icon', ...parts.icon }) : '',
    ...(parts.app
      ? [
          tag('link', { rel: 'manifest', href: parts.app.manifest }),
          tag('link', { rel: 'apple-touch-icon', href: parts.app.icon }),
        ]
      : []),
    tag('meta', { name: 'theme-color', content: parts.themeColor }),
    ...parts.jsonLd.map((one) => `<script type="application/ld+json" data-hb>${scriptJson(one)}</script>`),
  ];
  return (
    `<!doctype html><html lang="${htmlLang[parts.language]}"><head>${lines.join('')}</head><body>` +
    `<div id="hb-root">${parts.body}</div>` +
    (parts.question === '' ? '' : `<div id="${firstQuestionId}">${parts.question}</div>`) +
    // Behind the page, whose first link leads past its head.
    parts.strip +
    `<script type="application/json" id="hb-entry">${inScript(parts.entry)}</script>` +
    `<script type="module" src="${escapeHtml(parts.script)}"></script></body></html>`
  );
}
