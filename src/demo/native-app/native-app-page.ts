import { htmlLang, type LanguageCode } from '#kernel/language.ts';
import { demoMembers, demoPassword } from '../world/demo-members.ts';
import { markup } from '../page/markup.ts';
import { nativeAppTexts } from './native-app-texts.ts';

export const nativeAppPath = '/dev/app';

/** A site the app can open: where its pages are, and the ids of its calls as `1/11`. */
export interface AppSite {
  title: string;
  path: string;
  ids: string;
}

/** The native app as a page: its login, the site in a screen of a phone's size, and the links it was handed. */
export function nativeAppPage(language: LanguageCode, sites: readonly AppSite[]): string {
  const texts = nativeAppTexts[language];
  const loginId = demoMembers[0]?.loginId;
  // A template, for what is said about the member who logs in.
  const loggedInAs = texts.loggedInAs('%s');
  return markup`<!doctype html>
<html lang="${htmlLang[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex,nofollow">
<meta name="color-scheme" content="light dark">
<title>${texts.title}</title>
<link rel="stylesheet" href="${nativeAppPath}.css">
<script type="module" src="${nativeAppPath}.js"></script>
</head>
<body>
<div class="dev-app">
<main class="dev-app-desk">
<h1>${texts.title}</h1>
<p>${texts.about}</p>
<form class="dev-app-form" id="login">
<label>${texts.site}<select name="site">${sites.map(
    ({ title, path, ids }) => markup`<option value="${ids}" data-path="${path}">${title}</option>`,
  )}</select></label>
<label>${texts.loginId}<input name="login_id" value="${loginId}" autocomplete="username" autocapitalize="none" spellcheck="false"></label>
<label>${texts.password}<input name="password" type="password" value="${demoPassword}" autocomplete="current-password"></label>
<p class="dev-app-buttons"><button>${texts.logIn}</button><button type="button" id="logout">${texts.logOut}</button></p>
</form>
<p id="state" role="status" data-logged-in="${loggedInAs}" data-logged-out="${texts.loggedOut}" data-failed="${texts.failed}">${texts.loggedOut}</p>
<label class="dev-app-check"><input type="checkbox" id="later"> ${texts.later}</label>
<p class="dev-app-buttons"><button type="button" id="open">${texts.open}</button><button type="button" id="hand">${texts.hand}</button></p>
<h2>${texts.received}</h2>
<ol id="links" class="dev-app-links" data-token-error="${texts.tokenError}"></ol>
<p id="no-links">${texts.none}</p>
</main>
<section class="dev-app-phone" aria-label="${texts.phone}">
<p id="waiting">${texts.waiting}</p>
<iframe id="screen" title="${texts.phone}" hidden></iframe>
<dialog id="dialog" aria-labelledby="dialog-title" aria-describedby="dialog-text">
<h2 id="dialog-title"></h2><p id="dialog-text"></p>
<form method="dialog"><button>${texts.ok}</button></form>
</dialog>
</section>
</div>
</body>
</html>
`.html;
}
