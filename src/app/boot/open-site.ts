import { createMemberAccess } from '#features/account/web/member-access.ts';
import { followDeepLink } from '#kernel/deep-link.ts';
import { randomUuid } from '#kernel/random-id.ts';
import { startBrowserRouter } from '#web/navigation/browser-router.ts';
import { cryptoRandom } from '#web/storage/crypto-random.ts';
import { mainId } from '#web/ui/frame/site-frame.tsx';
import { createMessages } from '../layouts/messages.ts';
import type { LoadedPage } from '../loader-site.ts';
import { identityOf, type SiteFacts, type SiteStateStore } from '../site-state.ts';
import { type BrowserSite, isInside, tellFailure } from './browser-site.ts';
import { loadPage } from './load-page.ts';
import { createSiteApi } from './site-api.ts';

/** The site of this window, with the page that its HTML shows. From now on the router follows its links. */
export function openSite(state: SiteStateStore, page: LoadedPage): BrowserSite {
  const site: BrowserSite = {
    state,
    messages: createMessages(),
    members: createMemberAccess(() => {
      const { init } = state.get();
      return { site: identityOf(init), realmKey: init.login.realmKey };
    }, window.navigator.locks),
    api: createSiteApi(() => site),
    router: startBrowserRouter({
      page,
      mainId,
      makeKey: () => randomUuid(cryptoRandom),
      isInside: (url) => isInside({ state }, url),
      meaningOf: (url) => withoutDeepLink(url, state.get()),
      load: (location, signal) => loadPage(site, location, { signal }),
      failed: (error) => tellFailure(site, error),
    }),
  };
  return site;
}

/** A deep link is the page it leads to (core 2.5), with the flags that every link of the site keeps. */
function withoutDeepLink(url: URL, { hostSite, keptQuery }: SiteFacts): URL {
  const href = followDeepLink(hostSite, url);
  if (href === undefined) return url;
  const target = new URL(href, url);
  for (const [name, value] of new URLSearchParams(keptQuery)) target.searchParams.set(name, value);
  return target;
}
