import { afterSessionEnd } from '#features/account/rules/after-session-end.ts';
import { sessionEndTexts } from '#features/account/web/session-end/session-end-texts.ts';
import { openInApp } from '#features/app-bridge/web/open-in-app.ts';
import { navigationTexts } from '#features/navigation/web.ts';
import { tokenErrorLink } from '#web/api/native-dialog-link.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import type { BrowserSite } from './create-browser-site.ts';

export type EndingSite = Pick<BrowserSite, 'goTo' | 'isApplication' | 'messages' | 'router' | 'state'>;

/** Where a page goes whose session has ended (core 4.4), with a word about it. */
export function leaveSession(site: EndingSite, isForMembers: boolean): void {
  const isChatPage = ['liveChat', 'liveChatContact'].includes(site.router().get().page.name);
  const next = afterSessionEnd({ isApplication: site.isApplication, isChatPage, isForMembers });
  if (next === 'tellApp') {
    browserStorage().session.remove('sessionEnded');
    return openInApp(tokenErrorLink());
  }
  // What there is to say waits for the document that comes.
  if (next === 'reload') return window.location.reload();
  site.goTo(next);
  void tellSessionEnd(site, next === 'login');
}

/** Says that the session has ended, what went with it, and how to go on; once. */
export async function tellSessionEnd({ goTo, messages, router, state }: EndingSite, isLogin = false): Promise<void> {
  const { session } = browserStorage();
  const lost = session.get('sessionEnded');
  if (lost === undefined) return;
  session.remove('sessionEnded');
  const { language } = state.get();
  await sessionEndTexts.load(language);
  const { sessionEnded: title } = commonTexts.of(language);
  const { cart, purchase } = sessionEndTexts.of(language);
  const text = lost === 'purchase' ? purchase : lost === 'cart' ? cart : '';
  const logIn = (): void => {
    messages.close();
    goTo('login');
  };
  const action = { label: navigationTexts.of(language).login, onSelect: logIn };
  const isThere = isLogin || router().get().page.name === 'login';
  messages.show({ title, text, ...(!isThere && { action }) });
}
