// Not through the door, which would bring the sale to every page.
import { lostWithSession } from '#features/ticket/web/flow/purchase-flow-storage.ts';
import { openInApp } from '#features/app-bridge/web/open-in-app.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Api } from '#web/api/api.ts';
import { createBrowserApi } from '#web/api/browser-api.ts';
import { createFailureDialogs } from '#web/api/failure-dialogs.ts';
import { leaving } from '#web/navigation/leaving.ts';
import { needed } from '#web/parts/needed.ts';
import { pageTimers } from '#web/site/page-timers.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { callFacts } from './browser-facts.ts';
import { type BrowserSite, goTo } from './browser-site.ts';
import { leaveMember } from './member-watch.ts';

/**
 * The calls of this window, and where their failures lead. With a language of its own a client asks in that language and
 * shows no dialog, because its caller has words for every failure.
 */
export function createSiteApi(site: () => BrowserSite, language?: LanguageCode): Api {
  const texts = () => commonTexts.of(site().state.get().language);
  const showMessage = (title: string, text: string): void => void site().messages.show({ title, text });
  return createBrowserApi({
    fetch: window.fetch.bind(window),
    facts: () => ({ ...callFacts(site().state), ...(language && { language }) }),
    isOnline: () => window.navigator.onLine,
    leaving,
    timers: pageTimers,
    onPasscodeRequired() {
      site().state.set({ passcode: 'notVerified' });
      goTo(site(), 'verify');
    },
    async refreshTokens(plain, usedToken) {
      try {
        return await site().members.refresh(plain, usedToken);
      } catch (error) {
        showMessage(texts().dataFailedTitle, texts().refreshTokenNotObtained);
        throw error;
      }
    },
    onSessionEnded: () => endSession(site()),
    onOtherMember: () => leaveMember(site()),
    showDialog: language ? () => {} : createFailureDialogs({ texts, showMessage, openLink: (href) => openInApp(href) }),
    onRefusedInPreview: (message) => showMessage(message, ''),
  });
}

function endSession(site: BrowserSite): void {
  const lost = lostWithSession();
  // A start-up with such a failure stays silent (BOOT-019), unless a cart is lost with it.
  if (lost ?? site.state.get().personal) browserStorage().session.set('sessionEnded', lost ?? 'nothing');
  site.members.forget();
  site.state.set({ personal: undefined });
  void needed(() => import('./session-end.ts')).then(
    ({ leaveSession }) => leaveSession(site),
    () => undefined,
  );
}
