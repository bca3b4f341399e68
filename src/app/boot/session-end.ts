import { afterSessionEnd } from '#features/account/rules/after-session-end.ts';
import { loginSkipKey } from '#features/account/rules/login-skip-key.ts';
import { sessionEndTexts } from '#features/account/web/session-end/session-end-texts.ts';
import { openInApp } from '#features/app-bridge/web/open-in-app.ts';
import { asksLoginAtStartUp } from '#features/doors/rules/login-lock.ts';
import { navigationTexts } from '#features/navigation/web.ts';
import { pageNamed, previewPage } from '#kernel/page.ts';
import { tokenErrorLink } from '#web/api/native-dialog-link.ts';
import { releaseLeaveGuards } from '#web/navigation/leave-anyway.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { isForMembers } from '../page-facts.ts';
import { identityOf } from '../site-state.ts';
import type { BrowserSite } from './browser-site.ts';

export type EndingSite = Pick<BrowserSite, 'goTo' | 'isApplication' | 'messages' | 'router' | 'state'>;

/** Leads a page whose session has ended to its next place (core 4.4), with a message. */
export function leaveSession(site: EndingSite): void {
  const isChatPage = ['liveChat', 'liveChatContact'].includes(site.router().get().page.name);
  const next = afterSessionEnd({ isApplication: site.isApplication, isChatPage, isForMembers: isPageForMembers(site) });
  if (next === 'tellApp') {
    browserStorage().session.remove('sessionEnded');
    return openInApp(tokenErrorLink());
  }
  // The message waits for the next document.
  if (next === 'reload') {
    releaseLeaveGuards();
    return window.location.reload();
  }
  site.goTo(next);
  void tellSessionEnd(site, next === 'login');
}

/** Says that the session has ended or is another member's, what it took along, and how to go on; once. */
export async function tellSessionEnd({ goTo, messages, router, state }: EndingSite, isLogin = false): Promise<void> {
  const { session } = browserStorage();
  const lost = session.get('sessionEnded');
  if (lost === undefined) return;
  session.remove('sessionEnded');
  const { language } = state.get();
  await sessionEndTexts.load(language);
  const { sessionEnded: title } = commonTexts.of(language);
  const { cart, purchase, elsewhereTitle, elsewhere } = sessionEndTexts.of(language);
  if (lost === 'elsewhere') return void messages.show({ title: elsewhereTitle, text: elsewhere });
  const text = lost === 'purchase' ? purchase : lost === 'cart' ? cart : '';
  const logIn = (): void => {
    messages.close();
    goTo('login');
  };
  const action = { label: navigationTexts.of(language).login, onSelect: logIn };
  const isThere = isLogin || router().get().page.name === 'login';
  messages.show({ title, text, ...(!isThere && { action }) });
}

function isPageForMembers({ router, state }: EndingSite): boolean {
  const { name, params } = router().get().page;
  const { init } = state.get();
  if (name === 'notFound') return false;
  const definition = name === 'preview' ? previewPage : pageNamed(name);
  const isSkipped = browserStorage().session.get(loginSkipKey(identityOf(init))) !== undefined;
  return isForMembers(definition, params, init) || asksLoginAtStartUp(init, isSkipped);
}
