import type { LanguageCode, LanguageSource } from '#kernel/language.ts';
import { baseOf, type HostSite, type SiteIdentity } from '#kernel/site-path.ts';
import type { SiteData } from '#features/site/web.ts';
import { StartUpStop } from '../site-entry.ts';

export interface SiteDataWish {
  hostSite: HostSite;
  /** Host name and port of the page. */
  host: string;
  site: SiteIdentity;
  language: LanguageCode;
  source: LanguageSource;
  defaultLanguage: LanguageCode;
  /** Data that only the server gives: past the doors of a locked site. */
  skipStatic?: boolean;
}

export interface SiteDataSources {
  /** The JSON of a static file; undefined when there is none. */
  fetchStatic(path: string): Promise<unknown>;
  fetchServer(site: SiteIdentity): Promise<SiteData>;
}

export function staticPath({ hostSite, site }: SiteDataWish, language: LanguageCode): string {
  const event = site.eventId === undefined ? '' : `/${site.eventId}`;
  return `${baseOf(hostSite)}/seo/${site.portalId}${event}/${language}/seo.json`;
}

/** Start-up step 4: first the static file, in the default language unless the visitor chose one; then the server. */
export async function loadSiteData(wish: SiteDataWish, sources: SiteDataSources): Promise<SiteData> {
  const wasAsked = wish.source === 'query' || wish.source === 'cookie';
  const languages = wasAsked ? [wish.language] : [...new Set([wish.language, wish.defaultLanguage])];
  for (const language of wish.skipStatic ? [] : languages) {
    const found = readData(await sources.fetchStatic(staticPath(wish, language)));
    if (found === undefined) continue;
    const expected = wish.hostSite.kind === 'shared' ? '' : wish.host;
    if (found.init.webSetting.domain !== expected) throw new StartUpStop('error');
    return found;
  }
  return sources.fetchServer(wish.site);
}

function readData(json: unknown): SiteData | undefined {
  const data = (json as { data?: Partial<SiteData> } | undefined)?.data;
  return data?.init?.webSetting === undefined ? undefined : (data as SiteData);
}
