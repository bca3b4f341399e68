import { afterSessionEnd } from '#features/account/rules/after-session-end.ts';
import { sessionEndTexts } from '#features/account/web/session-end/session-end-texts.ts';
import { openInApp } from '#features/app-bridge/web/open-in-app.ts';
import { navigationTexts } from '#features/navigation/web.ts';
import { tokenErrorLink } from '#web/api/native-dialog-link.ts';
import { releaseLeaveGuards } from '#web/navigation/leave-anyway.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { asksForMember, isApplication } from './browser-facts.ts';
import { type BrowserSite, goTo, pageOf } from './browser-site.ts';

export type EndingSite = Pick<BrowserSite, 'api' | 'messages' | 'router' | 'state'>;

/** Leads a page whose session has ended to its next place (core 4.4), with a message. */
export function leaveSession(site: EndingSite): void {
  const page = pageOf(site);
  const next = afterSessionEnd({
    isApplication: isApplication(),
    isChatPage: ['liveChat', 'liveChatContact'].includes(page.name),
    isForMembers: asksForMember(page, site.state.get().init),
  });
  if (next === 'tellApp') {
    browserStorage().session.remove('sessionEnded');
    return openInApp(tokenErrorLink());
  }
  // The message waits for the next document.
  if (next === 'reload') {
    releaseLeaveGuards();
    return window.location.reload();
  }
  goTo(site, next);
  void tellSessionEnd(site, next === 'login');
}

/** Says that the session has ended or is another member's, what it took along, and how to go on; once. */
export async function tellSessionEnd(site: EndingSite, isLogin = false): Promise<void> {
  const { messages, state } = site;
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
    goTo(site, 'login');
  };
  const action = { label: navigationTexts.of(language).login, onSelect: logIn };
  const isThere = isLogin || pageOf(site).name === 'login';
  messages.show({ title, text, ...(!isThere && { action }) });
}
