import { isRecord } from '#kernel/is-record.ts';
import type { readPersonal } from '#features/account/contract/personal-data.ts';
import type { Personal } from '#features/account/web.ts';
import type { readSite } from '#features/site/contract.ts';
import type { SiteData } from '#features/site/web.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { baseOf, type HostSite, type SiteIdentity } from '#kernel/site-path.ts';
import { status } from '#kernel/status.ts';
import { isStatus, reasonOf } from '#web/api/call-error.ts';
import { StartUpStop } from '#web/start/start-up-stop.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { identityOf } from '../site-state.ts';
import { type BrowserSite, isLoggedIn, pageOf } from './browser-site.ts';

export interface SiteDataWish {
  language: LanguageCode;
  /** The visitor chose the language just now. */
  isChosen?: boolean;
  /** Data that only the server gives: past the doors of a locked site. */
  skipStatic?: boolean;
}

export function staticPath(hostSite: HostSite, { portalId, eventId }: SiteIdentity, language: LanguageCode): string {
  return `${baseOf(hostSite)}/seo/${portalId}${eventId === undefined ? '' : `/${eventId}`}/${language}/seo.json`;
}

/** The site's data: first the static file, in the default language unless the visitor chose one; then the server. */
export async function fetchSiteData(
  site: Pick<BrowserSite, 'api' | 'members' | 'state'>,
  { language, isChosen = false, skipStatic = false }: SiteDataWish,
): Promise<SiteData> {
  const { hostSite, init, languageSource } = site.state.get();
  const identity = identityOf(init);
  const wasAsked = isChosen || languageSource === 'query' || languageSource === 'cookie';
  const languages = wasAsked ? [language] : [...new Set([language, init.defaultLanguage])];
  // Pages for members are not kept for other visitors.
  const isKept = !(skipStatic || init.usePasscodeLock || init.isInvitingEvent || isLoggedIn(site));
  for (const one of isKept ? languages : []) {
    const found = await fetchStatic(`${staticPath(hostSite, identity, one)}?event_settings=none`);
    if (found === undefined) continue;
    const expected = hostSite.kind === 'shared' ? '' : window.location.host;
    if (found.init.webSetting.domain !== expected) throw new StartUpStop('error');
    return found;
  }
  return (
    await site.api.get<typeof readSite>('seo/{portalId}[/{eventId}]', {
      params: identity,
      query: { event_settings: 'none' },
    })
  ).data;
}

async function fetchStatic(path: string): Promise<SiteData | undefined> {
  const answer: unknown = await fetch(path)
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined);
  const data = isRecord(answer) ? answer['data'] : undefined;
  return isSiteData(data) ? data : undefined;
}

/** The file is this server's own, or what a cache has in its place. */
function isSiteData(data: unknown): data is SiteData {
  return isRecord(data) && isRecord(data['init']) && data['init']['webSetting'] !== undefined;
}

export async function readOwnData({ api, state }: Pick<BrowserSite, 'api' | 'state'>): Promise<Personal> {
  const params = identityOf(state.get().init);
  return (await api.get<typeof readPersonal>('personal/{portalId}[/{eventId}]', { params })).data;
}

/** Loads the member's own data into the state. */
export async function loadPersonal(site: BrowserSite): Promise<void> {
  const { messages, state } = site;
  if (state.get().isByPreviewLink === true) return;
  const personal = await readOwnData(site).catch((error: unknown) => {
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
