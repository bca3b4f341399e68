import { baseOf, formatSitePath, parseSitePath } from '#kernel/site-path.ts';
import type { PageHead } from '#web/site/page-module.ts';
import { canonicalRest, type SiteFacts } from '../site-state.ts';
import { type HeadModel, siteHead } from './site-head.ts';

export interface PageLocation {
  page: PageHead | undefined;
  origin: string;
  pathname: string;
  host: string;
  name: string;
}

/** The head of a page where it is shown: the same on the server and after a navigation. */
export function headOf(facts: SiteFacts, { page, origin, pathname, host, name }: PageLocation): HeadModel {
  const { init, hostSite } = facts;
  const { ownDomain } = init.webSetting;
  const hostname = host.replace(/:\d+$/, '');
  const passedProxy = ownDomain === null || ownDomain === hostname;
  const parsed = parseSitePath(hostSite, pathname);
  const rest = parsed.kind === 'site' ? parsed.address.rest : '';
  const canonical = canonicalRest(facts, hostSite, rest);
  const canonicalPath = canonical ? formatSitePath(hostSite, canonical) : pathname;
  const canonicalUrl = passedProxy ? origin + canonicalPath : `${origin.replace(hostname, ownDomain)}/${rest}`;
  return siteHead({
    init,
    language: facts.language,
    page,
    isHome: name === 'home',
    isDraft: facts.isDraft,
    isError: name === 'error' || name === 'notFound',
    passedProxy,
    canonicalUrl,
    mediaBase: origin + baseOf(hostSite),
  });
}
