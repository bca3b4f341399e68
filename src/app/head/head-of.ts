import { matchPage } from '#kernel/match-page.ts';
import { placePath } from '#kernel/preview-path.ts';
import { baseOf, formatSitePath, parseSitePath } from '#kernel/site-path.ts';
import type { PageHead } from '#web/site/page-module.ts';
import { isForSearch } from '../page-facts.ts';
import { addressQueryOf } from '../page-query.ts';
import { canonicalRest, type SiteFacts } from '../site-state.ts';
import { type HeadModel, siteHead } from './site-head.ts';

export interface PageLocation {
  page: PageHead | undefined;
  origin: string;
  pathname: string;
  /** With its question mark, or ''. */
  search: string;
  host: string;
  name: string;
  /** A door stands in the place of what is at the address. */
  isDoor?: boolean;
}

/** The head of a page where it is shown: the same on the server and after a navigation. */
export function headOf(
  facts: SiteFacts,
  { page, origin, pathname, search, host, name, isDoor }: PageLocation,
): HeadModel {
  const { init, hostSite } = facts;
  const { ownDomain } = init.webSetting;
  const hostname = host.replace(/:\d+$/, '');
  const passedProxy = ownDomain === null || ownDomain === hostname;
  const parsed = parseSitePath(hostSite, pathname);
  const rest = parsed.kind === 'site' ? parsed.address.rest : '';
  const canonical = canonicalRest(facts, hostSite, rest);
  const canonicalPath = canonical ? formatSitePath(hostSite, canonical) : pathname;
  const canonicalUrl = passedProxy ? origin + canonicalPath : `${origin.replace(hostname, ownDomain)}/${rest}`;
  const place = placePath(hostSite, pathname);
  const found = place && matchPage(place.scope, place.address.rest);
  return siteHead({
    init,
    language: facts.language,
    page,
    isHome: name === 'home',
    isDraft: facts.isDraft,
    isError: name === 'error' || name === 'notFound',
    isForSearch: isForSearch(found?.definition) && !init.isLocked && isDoor !== true,
    passedProxy,
    canonicalUrl,
    addressQuery: addressQueryOf(found?.definition, found?.params ?? {}, search.slice(1)),
    isLanguageAsked: facts.languageSource === 'query',
    mediaBase: origin + baseOf(hostSite),
  });
}
