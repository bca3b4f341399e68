import { demoMembers, demoPassword } from '../world/demo-members.ts';
import { markup } from '../page/markup.ts';
import type { ToolLanguage } from '../page/tool-language.ts';
import { toolPage } from '../page/tool-page.ts';
import { nativeAppTexts } from './native-app-texts.ts';

export const nativeAppPath = '/dev/app';
const phone = 'M8 2h8a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2ZM11 18.5h2';

/** A site that the app can open: its address, and the ids in the addresses of its calls, as `1/11`. */
export interface AppSite {
  title: string;
  path: string;
  ids: string;
}

/** The page that plays the native app: its login, a site in a phone's screen, and the links that the site sent it. */
export function nativeAppPage(language: ToolLanguage, sites: readonly AppSite[]): string {
  const texts = nativeAppTexts[language];
  const loginId = demoMembers[0]?.loginId;
  // The script puts the login ID of the member in the place of %s.
  const loggedInAs = texts.loggedInAs('%s');
  return toolPage({
    language,
    tool: { name: texts.name, note: texts.note, sign: phone },
    layout: 'is-desk',
    script: `${nativeAppPath}.js`,
    content: markup`<main class="app-desk">
<h1>${texts.title}</h1>
<form class="tool-form app-login" id="login">
<label for="site">${texts.site}</label>
<select class="tool-field" id="site" name="site">${sites.map(
      ({ title, path, ids }) => markup`<option value="${ids}" data-path="${path}">${title}</option>`,
    )}</select>
<label for="login-id">${texts.loginId}</label>
<input class="tool-field" id="login-id" name="login_id" value="${loginId}" autocomplete="username" autocapitalize="none" spellcheck="false">
<label for="password">${texts.password}</label>
<input class="tool-field" id="password" name="password" type="password" value="${demoPassword}" autocomplete="current-password">
<p class="app-buttons"><button class="tool-button">${texts.logIn}</button><button class="tool-button is-plain" type="button" id="logout">${texts.logOut}</button></p>
</form>
<p class="app-state" id="state" role="status" data-logged-in="${loggedInAs}" data-logged-out="${texts.loggedOut}" data-failed="${texts.failed}">${texts.loggedOut}</p>
<label class="app-check"><input type="checkbox" id="later"> ${texts.later}</label>
<p class="app-buttons"><button class="tool-button" type="button" id="open">${texts.open}</button><button class="tool-button is-plain" type="button" id="hand">${texts.hand}</button></p>
<h2>${texts.received}</h2>
<ol id="links" class="app-links" data-token-error="${texts.tokenError}"></ol>
<p class="tool-hint" id="no-links">${texts.none}</p>
</main>
<section class="app-phone" aria-label="${texts.phone}">
<p id="waiting">${texts.waiting}</p>
<iframe id="screen" title="${texts.phone}" hidden></iframe>
<dialog class="app-dialog" id="dialog" aria-labelledby="dialog-title" aria-describedby="dialog-text">
<h2 id="dialog-title"></h2><p id="dialog-text"></p>
<form method="dialog"><button class="tool-button">${texts.ok}</button></form>
</dialog>
</section>`,
  });
}
