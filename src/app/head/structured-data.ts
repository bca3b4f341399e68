import type { SiteInit } from '#features/site/web.ts';
import { canonicalAddress, formatSitePath } from '#kernel/site-path.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type { PageHead } from '#web/site/page-module.ts';
import type { LoadedPage } from '../loader-site.ts';
import { identityOf } from '../site-state.ts';
import { breadcrumbJsonLd } from './breadcrumbs.ts';
import { eventJsonLd } from './event-json-ld.ts';
import { eventOffers } from './event-offers.ts';
import { eventPerformers } from './event-performers.ts';
import type { HeadModel } from './site-head.ts';

export interface StructuredFacts {
  page: LoadedPage;
  ofPage: PageHead | undefined;
  head: HeadModel;
  context: PageContext<SiteInit>;
  /** Origin and base. */
  mediaBase: string;
  isCalledOff: boolean;
  report(error: unknown): void;
}

/**
 * What search engines read of a page as JSON-LD, on the server alone. A page that is not for them has none. A page is
 * shown without what cannot be read for it.
 */
export async function structuredData(facts: StructuredFacts): Promise<object[]> {
  const { page, ofPage, head, context, mediaBase, isCalledOff, report } = facts;
  const { init } = context;
  const canonical = head.links.find(({ rel }) => rel === 'canonical')?.href;
  const isForSearch = head.meta.every(({ name }) => name !== 'robots');
  if (canonical === undefined || page.screen === undefined || init.isLocked || init.isWithdrawn || !isForSearch)
    return [];
  const { origin } = new URL(canonical);
  const urlOf = urlsOf(context, origin);
  if (urlOf === undefined) return [];
  const url = withoutLanguage(canonical);
  const known = <T>(reading: Promise<readonly T[]>): Promise<readonly T[]> =>
    reading.catch((error: unknown) => {
      report(error);
      return [];
    });
  const isEvent = page.name === 'home' && init.event !== undefined;
  const [offers, performers] = isEvent
    ? await Promise.all([known(eventOffers(context, { isCalledOff, urlOf })), known(eventPerformers(context, urlOf))])
    : [[], []];
  return [
    isEvent ? eventJsonLd({ init, url, mediaBase, isCalledOff, offers, performers }) : undefined,
    breadcrumbJsonLd({
      init,
      params: page.params,
      title: page.name === 'home' ? undefined : ofPage?.title,
      url,
      urlOf,
      portalUrl: portalUrlOf(context, origin),
    }),
  ].filter((one) => one !== undefined);
}

/** The canonical addresses of a site's pages; undefined where the host does not serve it. */
function urlsOf({ init, hostSite }: PageContext<SiteInit>, origin: string): ((rest: string) => string) | undefined {
  const { ownDomain } = init.webSetting;
  // The canonical address is on the site's own domain, also where the page was asked for elsewhere.
  const isElsewhere = ownDomain !== null && hostSite.kind === 'shared';
  if (isElsewhere) return (rest) => `${origin}/${rest}`;
  const home = canonicalAddress(hostSite, identityOf(init), '');
  return home && ((rest) => origin + formatSitePath(hostSite, { ...home, rest }));
}

function portalUrlOf({ init, hostSite }: PageContext<SiteInit>, origin: string): string | undefined {
  const { portalId } = identityOf(init);
  const { domain } = init.webSetting.portalSetting;
  if (portalId === 0) return undefined;
  if (domain !== '') return `${new URL(origin).protocol}//${domain}/`;
  const address = init.webSetting.ownDomain === null ? canonicalAddress(hostSite, { portalId }, '') : undefined;
  return address && origin + formatSitePath(hostSite, address);
}

function withoutLanguage(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('language');
  return url.href;
}
