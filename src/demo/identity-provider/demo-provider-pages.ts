import { htmlLang, type LanguageCode } from '#kernel/language.ts';
import { type Markup, markup } from '../page/markup.ts';
import { demoPath } from './demo-configuration.ts';
import { type DemoProviderTexts, demoProviderTexts } from './demo-provider-texts.ts';
import { type DemoPerson, demoPeople } from './demo-people.ts';

export interface DemoProviderView {
  language: LanguageCode;
  /** The host that asks who somebody is. */
  host: string;
  /** Of the interaction; its forms go there. */
  uid: string;
}

/** Who of the demo's people it is: a press of a button is the whole login. */
export function choosePage({ language, host, uid }: DemoProviderView): string {
  const texts = demoProviderTexts[language];
  const person = (one: DemoPerson): Markup => markup`<li>
<button class="idp-person" name="person" value="${one.id}">
<span class="idp-initial idp-${one.id}" aria-hidden="true">${[...one.name[language]][0]}</span>
<span class="idp-name">${one.name[language]}</span>
<span class="idp-mail">${one.mail}</span>
<span class="idp-shows">${texts[one.shows]}</span>
</button></li>`;
  return page(
    language,
    texts.chooseTitle,
    markup`<p class="idp-lead">${texts.chooseLead(host)}</p>
<form method="post" action="${formAddress(uid, 'login')}"><ul class="idp-people">${demoPeople.map(person)}</ul></form>
${cancelForm(uid, texts)}`,
  );
}

/** What the site is told, and whether that is all right. */
export function consentPage({ language, host, uid }: DemoProviderView, person: DemoPerson): string {
  const texts = demoProviderTexts[language];
  return page(
    language,
    texts.consentTitle,
    markup`<p class="idp-lead">${texts.consentLead(host)}</p>
<dl class="idp-facts">
<div><dt>${texts.account}</dt><dd>${person.name[language]}</dd></div>
<div><dt>${texts.subject}</dt><dd>${person.id}</dd></div>
<div><dt>${texts.mail}</dt><dd>${person.mail} <span class="idp-mark">${person.isVerified ? texts.verified : texts.unverified}</span></dd></div>
</dl>
<form method="post" action="${formAddress(uid, 'confirm')}"><button class="idp-allow">${texts.allow}</button></form>
${cancelForm(uid, texts)}`,
  );
}

export function failedPage(language: LanguageCode): string {
  const texts = demoProviderTexts[language];
  return page(
    language,
    texts.failedTitle,
    markup`<p class="idp-lead">${texts.failedText}</p><p><a class="idp-allow" href="/web/">${texts.toTop}</a></p>`,
  );
}

function cancelForm(uid: string, texts: DemoProviderTexts): Markup {
  return markup`<form method="post" action="${formAddress(uid, 'abort')}"><button class="idp-cancel">${texts.cancel}</button></form>`;
}

function formAddress(uid: string, step: 'login' | 'confirm' | 'abort'): string {
  return `${demoPath}/interaction/${encodeURIComponent(uid)}/${step}`;
}

function page(language: LanguageCode, title: string, content: Markup): string {
  const texts = demoProviderTexts[language];
  return markup`<!doctype html>
<html lang="${htmlLang[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex,nofollow">
<meta name="color-scheme" content="light dark">
<title>${title} | ${texts.brand}</title>
<link rel="stylesheet" href="${demoPath}/style.css">
</head>
<body class="idp">
<header class="idp-brand"><svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><circle cx="16" cy="16" r="15"/><path d="M9 23v-2a7 7 0 0 1 14 0v2M16 15a4 4 0 1 0 0-8 4 4 0 0 0 0 8"/></svg><p>${texts.brand}</p></header>
<main class="idp-card">
<h1>${title}</h1>
${content}
</main>
<footer class="idp-note"><p>${texts.note}</p></footer>
</body>
</html>
`.html;
}
