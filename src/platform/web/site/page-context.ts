import { createContext, useContext } from 'react';
import type { Instant } from '#kernel/clock.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { PageName, PageParams } from '#kernel/page.ts';
import { pagePath } from '#kernel/page.ts';
import { formatSitePath, type HostSite, type SiteAddress, type SiteIdentity } from '#kernel/site-path.ts';
import type { Api } from '../api/api.ts';
import type { Texts } from '../texts/texts.ts';

/** The facts for a page and its loader, the same on server and browser. `Init` is the site's initialisation data. */
export interface PageContext<Init = unknown> {
  api: Api;
  init: Init;
  language: LanguageCode;
  /** When the page was made; the browser keeps the server's instant until it has hydrated. */
  now: Instant;
  hostSite: HostSite;
  /** The scope part of the address the visitor is at; links stay in it. */
  address: Pick<SiteAddress, 'portalId' | 'eventId'>;
  site: SiteIdentity;
  /** Query flags that are kept across navigation (core 4.6), as `consoleUser=…&isApplication=1`; '' when there are none. */
  keptQuery: string;
}

const Current = createContext<PageContext | undefined>(undefined);
export const PageContextProvider = Current.Provider;

export function usePageContext<Init = unknown>(): PageContext<Init> {
  const context = useContext(Current);
  if (context === undefined) throw new Error('No page context.');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- One provider gives it, with the site's own data.
  return context as PageContext<Init>;
}

export function useLanguage(): LanguageCode {
  return usePageContext().language;
}

export function useTexts<T>(texts: Texts<T>): T {
  return texts.of(useLanguage());
}

/** The address of a page of this site, with the kept query flags. */
export function pageHref(context: Omit<PageContext, 'init'>, name: PageName, params: PageParams = {}): string {
  return siteHref(context, `/${pagePath(name, params)}`);
}

/** The address of a path inside this site, as organisers write links: `/module/information/3`. */
export function siteHref(context: Omit<PageContext, 'init'>, path: string): string {
  const [pathname = '', query = ''] = path.split('#')[0]?.split('?') ?? [];
  const hash = path.includes('#') ? path.slice(path.indexOf('#')) : '';
  const base = formatSitePath(context.hostSite, { ...context.address, rest: pathname.replace(/^\/+|\/+$/g, '') });
  const search = [query, context.keptQuery].filter(Boolean).join('&');
  return base + (search === '' ? '' : `?${search}`) + hash;
}

/** The path of a document's media file on this host: `/media/x.webp` is `/web/media/x.webp` on the shared host. */
export function assetHref(hostSite: HostSite, path: string): string {
  return hostSite.kind === 'shared' ? `/web${path}` : path;
}
