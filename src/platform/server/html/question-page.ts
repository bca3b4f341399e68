import { createHash } from 'node:crypto';
import { htmlLang, type LanguageCode } from '#kernel/language.ts';
import { escapeHtml } from './escape-html.ts';

const style = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.8 system-ui,sans-serif;background:Canvas;color:CanvasText}
main{box-sizing:border-box;width:min(100%,32rem);padding:2rem 1.5rem;line-break:strict;word-break:auto-phrase}
h1{font-size:1.375rem;line-height:1.45;margin:0 0 1rem}p{margin:0 0 1.5rem}
button{font:inherit;font-weight:700;min-height:3rem;width:100%;padding:.5rem 1.5rem;border:0;border-radius:.75rem;background:#1f4fd8;color:#fff;cursor:pointer}
button:focus-visible{outline:3px solid #1f4fd8;outline-offset:3px}
button.again{background:none;border:1px solid currentColor;color:inherit}`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** Of a page whose address nobody else is to learn. */
export const questionPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
};

export interface Question {
  heading: string;
  text: string;
  button?: { label: string; query: string; isAgain?: boolean };
}

/** A page with one question and the button that answers it, for whoever comes from a mail; it needs no script. */
export function questionPage(language: LanguageCode, { heading, text, button }: Question): string {
  const form =
    button === undefined
      ? ''
      : `<form method="post" action="${button.query}"><button${button.isAgain ? ' class="again"' : ''}>${escapeHtml(button.label)}</button></form>`;
  return `<!doctype html><html lang="${htmlLang[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(heading)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(text)}</p>${form}</main></body></html>`;
}
