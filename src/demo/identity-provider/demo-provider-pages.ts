import { type Markup, markup } from '../page/markup.ts';
import type { ToolLanguage } from '../page/tool-language.ts';
import { cardPage } from '../page/tool-page.ts';
import { demoPath } from './demo-configuration.ts';
import { type DemoProviderTexts, demoProviderTexts } from './demo-provider-texts.ts';
import { type DemoPerson, demoPeople } from './demo-people.ts';

const person = 'M5 21v-2a5 5 0 0 1 5-5h4a5 5 0 0 1 5 5v2M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z';

export interface DemoProviderView {
  language: ToolLanguage;
  /** The host that asks who somebody is. */
  host: string;
  /** The id of the interaction, which the forms go to. */
  uid: string;
}

/** Asks which of the demo's people logs in: pressing a button is the whole login. */
export function choosePage({ language, host, uid }: DemoProviderView): string {
  const texts = demoProviderTexts[language];
  const button = (one: DemoPerson): Markup => markup`<li>
<button class="tool-person" name="person" value="${one.id}">
<span class="tool-initial" aria-hidden="true">${[...one.name[language]][0]}</span>
<span class="tool-person-name">${one.name[language]}</span>
<span class="tool-person-mail">${one.mail}</span>
<span class="tool-hint">${texts[one.shows]}</span>
</button></li>`;
  return page(
    language,
    texts.chooseTitle,
    markup`<p class="tool-lead">${texts.chooseLead(host)}</p>
<form method="post" action="${formAddress(uid, 'login')}"><ul class="tool-people">${demoPeople.map(button)}</ul></form>
${cancelForm(uid, texts)}`,
  );
}

/** Shows what the site will be told and asks for consent. */
export function consentPage({ language, host, uid }: DemoProviderView, person: DemoPerson): string {
  const texts = demoProviderTexts[language];
  return page(
    language,
    texts.consentTitle,
    markup`<p class="tool-lead">${texts.consentLead(host)}</p>
<dl class="tool-facts">
<div><dt>${texts.account}</dt><dd>${person.name[language]}</dd></div>
<div><dt>${texts.subject}</dt><dd>${person.id}</dd></div>
<div><dt>${texts.mail}</dt><dd>${person.mail} <span class="tool-hint">${person.isVerified ? texts.verified : texts.unverified}</span></dd></div>
</dl>
<form class="tool-form" method="post" action="${formAddress(uid, 'confirm')}"><button class="tool-button">${texts.allow}</button></form>
${cancelForm(uid, texts)}`,
  );
}

export function failedPage(language: ToolLanguage): string {
  const texts = demoProviderTexts[language];
  return page(
    language,
    texts.failedTitle,
    markup`<p class="tool-lead">${texts.failedText}</p><p class="tool-actions"><a class="tool-button" href="/web/">${texts.toTop}</a></p>`,
  );
}

function cancelForm(uid: string, texts: DemoProviderTexts): Markup {
  return markup`<form class="tool-actions" method="post" action="${formAddress(uid, 'abort')}"><button class="tool-button is-quiet">${texts.cancel}</button></form>`;
}

function formAddress(uid: string, step: 'login' | 'confirm' | 'abort'): string {
  return `${demoPath}/interaction/${encodeURIComponent(uid)}/${step}`;
}

function page(language: ToolLanguage, title: string, content: Markup): string {
  const { name, note } = demoProviderTexts[language];
  return cardPage({ language, tool: { name, note, sign: person }, title, content });
}
