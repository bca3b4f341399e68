import type { readPersonal } from '#features/account/contract/personal-data.ts';
import type { Personal } from '#features/account/web.ts';
import { status } from '#kernel/status.ts';
import { isStatus, reasonOf } from '#web/api/call-error.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { opensForMembers } from '../page-facts.ts';
import { identityOf } from '../site-state.ts';
import { isApplication } from './browser-facts.ts';
import { type BrowserSite, isLoggedIn, pageOf } from './browser-site.ts';
import { fetchSiteData } from './site-data.ts';

export async function readOwnData({ api, state }: Pick<BrowserSite, 'api' | 'state'>): Promise<Personal> {
  const params = identityOf(state.get().init);
  return (await api.get<typeof readPersonal>('personal/{portalId}[/{eventId}]', { params })).data;
}

/** Asks ahead for what the start-up of a member needs. */
export function askAhead(site: BrowserSite): void {
  const { init, isDraft, isOpen, language } = site.state.get();
  // In front of a door the calls would be refused, and the app may bring another member.
  if (!isOpen || isDraft || isApplication() || !isLoggedIn(site)) return;
  site.ahead.ask('personal', () => readOwnData(site));
  if (opensForMembers(init)) site.ahead.ask('site', () => fetchSiteData(site, { language, skipStatic: true }));
}

/** Loads the member's own data into the state. */
export async function loadPersonal(site: BrowserSite): Promise<void> {
  const { ahead, messages, state } = site;
  const personal = await ahead
    .take('personal', () => readOwnData(site))
    .catch((error: unknown) => {
      if (reasonOf(error) === 'previewLink') return undefined;
      const { dataFailedTitle: title, userNotObtained: text } = commonTexts.of(state.get().language);
      if (!isStatus(error, status.tokenExpired, status.sessionEnded)) {
        messages.show({ title, text });
        state.set({ hasPersonalFailed: true });
      }
      throw error;
    });
  if (personal === undefined) return state.set({ isByPreviewLink: true });
  const isSecondTry = state.get().hasPersonalFailed;
  state.set({ personal, userdata: personal.userdata, hasPersonalFailed: false });
  // The start-up ended with the first one: behind the shell the page is still to be loaded.
  if (isSecondTry && pageOf(site).screen === undefined) window.location.reload();
}
