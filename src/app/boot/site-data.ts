import type { readSite } from '#features/site/contract.ts';
import type { SiteData } from '#features/site/web.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { baseOf, type HostSite, type SiteIdentity } from '#kernel/site-path.ts';
import { StartUpStop } from '#web/start/start-up-stop.ts';
import { identityOf } from '../site-state.ts';
import { type BrowserSite, isLoggedIn } from './browser-site.ts';

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
    const found = await fetchStatic(staticPath(hostSite, identity, one));
    if (found === undefined) continue;
    const expected = hostSite.kind === 'shared' ? '' : window.location.host;
    if (found.init.webSetting.domain !== expected) throw new StartUpStop('error');
    return found;
  }
  return (await site.api.get<typeof readSite>('seo/{portalId}[/{eventId}]', { params: identity })).data;
}

async function fetchStatic(path: string): Promise<SiteData | undefined> {
  const answer = await fetch(path)
    .then((response) =>
      response.ok ? (response.json() as Promise<{ data?: Partial<SiteData> } | undefined>) : undefined,
    )
    .catch(() => undefined);
  return answer?.data?.init?.webSetting === undefined ? undefined : (answer.data as SiteData);
}
