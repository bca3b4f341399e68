import { createHash } from 'node:crypto';
import { htmlLang, type LanguageCode } from '#kernel/language.ts';
import { escapeHtml } from '#server/html/escape-html.ts';
import { type AccountField, accountKinds } from '../rules/payout/account.ts';
import { payoutTexts } from './payout-refusal.ts';

const style = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.8 system-ui,sans-serif;background:Canvas;color:CanvasText}
main{box-sizing:border-box;width:min(100%,32rem);padding:2rem 1.5rem;line-break:strict;word-break:auto-phrase}
h1{font-size:1.375rem;line-height:1.45;margin:0 0 1rem}p{margin:0 0 1.5rem}
label{display:block;font-weight:700}.hint{display:block;font-weight:400;font-size:.875rem}
input,select{box-sizing:border-box;display:block;width:100%;min-height:3rem;margin:.25rem 0 0;padding:.5rem .75rem;font:inherit;color:inherit;background:Field;border:1px solid GrayText;border-radius:.5rem}
.field{margin:0 0 1.25rem}.wrong{margin:.25rem 0 0;color:#b3261e;font-weight:700}
@media (prefers-color-scheme:dark){.wrong{color:#ffb4ab}}
button{font:inherit;font-weight:700;min-height:3rem;width:100%;padding:.5rem 1.5rem;border:0;border-radius:.75rem;background:#1f4fd8;color:#fff;cursor:pointer}
:focus-visible{outline:3px solid #1f4fd8;outline-offset:2px}`;

/** Of a page whose address nobody else is to learn. */
export const accountPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
};

/** A page of this kind with some words alone. */
export function accountNotice(language: LanguageCode, heading: string, text: string): string {
  return pageOf(language, heading, `<p>${escapeHtml(text)}</p>`);
}

interface AccountForm {
  siteName: string;
  amount: string;
  typed: Readonly<Partial<Record<AccountField, string>>>;
  wrong: readonly AccountField[];
}

/** The form in which a buyer enters the account for a refund; it needs no script. */
export function accountForm(language: LanguageCode, { siteName, amount, typed, wrong }: AccountForm): string {
  const { page } = payoutTexts[language];
  const field = (name: AccountField, control: string): string =>
    `<div class="field"><label for="${name}">${escapeHtml(page.fields[name])}<span class="hint">${escapeHtml(page.hints[name])}</span></label>${control}` +
    `${wrong.includes(name) ? `<p class="wrong" id="${name}-wrong">${escapeHtml(page.wrong[name])}</p>` : ''}</div>`;
  const attributes = (name: AccountField): string =>
    `id="${name}" name="${name}" required${wrong.includes(name) ? ` aria-invalid="true" aria-describedby="${name}-wrong"` : ''}`;
  const input = (name: AccountField, more = ''): string =>
    field(name, `<input ${attributes(name)} value="${escapeHtml(typed[name] ?? '')}" autocomplete="off"${more}>`);
  const kinds = accountKinds
    .map(
      (kind) =>
        `<option value="${kind}"${typed.kind === kind ? ' selected' : ''}>${escapeHtml(page.kinds[kind])}</option>`,
    )
    .join('');
  return pageOf(
    language,
    page.title,
    `<p>${escapeHtml(page.text(siteName, amount))}</p><form method="post">` +
      input('bank', ' inputmode="numeric"') +
      input('branch', ' inputmode="numeric"') +
      field('kind', `<select ${attributes('kind')}>${kinds}</select>`) +
      input('number', ' inputmode="numeric"') +
      input('holder') +
      `<p>${escapeHtml(page.kept)}</p><button>${escapeHtml(page.press)}</button></form>`,
  );
}

function pageOf(language: LanguageCode, heading: string, body: string): string {
  return (
    `<!doctype html><html lang="${htmlLang[language]}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(heading)}</title><style>${style}</style></head>` +
    `<body><main><h1>${escapeHtml(heading)}</h1>${body}</main></body></html>`
  );
}
