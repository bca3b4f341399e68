import { htmlLang, type LanguageCode } from '#kernel/language.ts';
import { type Markup, markup } from '../page/markup.ts';
import { sandboxPath } from './present-charge.ts';
import type { ChargeRow } from './sandbox-tables.ts';
import { type SandboxTexts, sandboxTexts } from './sandbox-texts.ts';

/** The frame of the sandbox's pages. */
export function sandboxPage(language: LanguageCode, title: string, content: Markup): string {
  const { brand, note } = sandboxTexts[language];
  return markup`<!doctype html>
<html lang="${htmlLang[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex,nofollow">
<meta name="color-scheme" content="light dark">
<title>${title} | ${brand}</title>
<link rel="stylesheet" href="${sandboxPath}/style.css">
</head>
<body class="pay">
<header class="pay-brand"><svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><rect x="1" y="5" width="30" height="22" rx="5"/><path d="M1 12h30M6 20h6"/></svg><p>${brand}</p></header>
<main class="pay-card">
<h1>${title}</h1>
${content}
</main>
<footer class="pay-note"><p>${note}</p></footer>
</body>
</html>
`.html;
}

/** What is paid for, where that says more than to whom. */
export function boughtFact({ description, merchant_name }: ChargeRow, texts: SandboxTexts): Markup | undefined {
  if (description === '' || description === merchant_name) return undefined;
  return markup`<div><dt>${texts.bought}</dt><dd>${description}</dd></div>
`;
}
