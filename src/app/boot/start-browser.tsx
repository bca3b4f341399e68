import { hydrateRoot } from 'react-dom/client';
import { hearFirstAnswer } from '#features/cookie-consent/web.ts';
import { navigationTexts } from '#features/navigation/web.ts';
// Not through the door, which would bring the preview to every page.
import { takeAccessToken } from '#features/doors/web/take-access-token.ts';
// Not through the door, which would bring the sale to every page.
import { endLeftFlow } from '#features/ticket/web/flow/purchase-flow-pages.ts';
import { followDeepLink } from '#kernel/deep-link.ts';
import { isSameSite, placePath } from '#kernel/preview-path.ts';
import { randomUuid } from '#kernel/random-id.ts';
import { serverClock } from '#web/api/server-clock.ts';
import { startBrowserRouter } from '#web/navigation/browser-router.ts';
import { takeFromAddress } from '#web/navigation/take-from-address.ts';
import { openChannelBy } from '#web/realtime/page-channel.ts';
import { RouterProvider } from '#web/navigation/router-context.ts';
import { askBy, needed } from '#web/parts/needed.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { cryptoRandom } from '#web/storage/crypto-random.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { mainId } from '#web/ui/frame/site-frame.tsx';
import { ApiProvider } from '../api-context.ts';
import { BrowserProvider } from '../browser-context.ts';
import type { SiteEntryData } from '../entry-server.tsx';
import { createAskAgain } from '../layouts/ask-again.ts';
import { SiteRoot } from '../layouts/site-root.tsx';
import { screensIn } from '../screens-in.ts';
import { prefetchScreen } from '../screens.ts';
import { createSiteState, type SiteFacts, SiteStateProvider } from '../site-state.ts';
import { WidgetHostProvider } from '../widgets/widget-place.tsx';
import { askPlainly } from './ask-plainly.ts';
import { isApplication } from './browser-facts.ts';
import { createBrowserSite } from './create-browser-site.ts';
import { enterSite } from './enter-site.ts';
import { loadPage } from './load-page.ts';
import { memberSession } from './member-access.ts';
import { watchMember } from './member-watch.ts';
import { createWaitingWidgets } from './waiting-widgets.tsx';

/** Takes over the page the server rendered. All its parts are loaded first, so that nothing changes. */
export async function startBrowser(): Promise<void> {
  const { facts, page } = JSON.parse(document.getElementById('hb-entry')?.textContent ?? '') as SiteEntryData;
  serverClock.hear(facts.now);
  hearFirstAnswer();
  // Taken before other code can see them.
  const appKey = isApplication() ? takeFromAddress(window, 'key') : undefined;
  if (facts.isDraft) takeAccessToken(window, memberSession(), facts.init.login.realmKey);
  endLeftFlow(page.name);
  const isOpen = !facts.init.isLocked;
  const state = createSiteState({ ...facts, isOpen, phase: isOpen ? 'ready' : 'starting', personal: undefined });
  const site = createBrowserSite(state);
  askBy(() => askPlainly(facts.language));
  await needed(() =>
    Promise.all([
      commonTexts.load(facts.language),
      navigationTexts.load(facts.language),
      ...screensIn(page).map((screen) => prefetchScreen(screen, facts.language)),
    ]),
  );
  const isInside = (url: URL): boolean => isOfSite(url, facts);
  const router = startBrowserRouter({
    page,
    mainId,
    makeKey: () => randomUuid(cryptoRandom),
    isInside,
    meaningOf: (url) => withoutDeepLink(url, facts),
    load: (location, signal) => loadPage(location, site.loaderSite(), signal),
    failed: site.tellFailure,
  });
  site.attach(router);
  if (!facts.isDraft) openChannelBy(() => import('./open-channel.ts').then(({ openChannel }) => openChannel(site)));
  hydrateRoot(
    document.getElementById('hb-root') as HTMLElement,
    <ApiProvider value={site.api}>
      <BrowserProvider value={site}>
        <SiteStateProvider value={state}>
          <RouterProvider value={router}>
            <WidgetHostProvider value={createWaitingWidgets()}>
              <SiteRoot />
            </WidgetHostProvider>
          </RouterProvider>
        </SiteStateProvider>
      </BrowserProvider>
    </ApiProvider>,
  );
  watchMember(site);
  askBy(createAskAgain(site.messages, () => commonTexts.of(state.get().language)));
  if (browserStorage().session.get('typed') !== undefined) {
    // If it fails, the visitor only has to type again.
    void import('#web/parts/restore-typed.ts').then(
      ({ restoreTyped }) => restoreTyped(document, Date.now()),
      () => undefined,
    );
  }
  // The next page reports a session that ends during this start-up.
  const hasEnded = browserStorage().session.get('sessionEnded');
  await enterSite(site, facts, appKey);
  if (hasEnded) {
    void needed(() => import('./session-end.ts')).then(
      ({ tellSessionEnd }) => tellSessionEnd(site),
      () => undefined,
    );
  }
  // Without prefetching, pages only come a little later.
  await import('./prefetch-links.ts').then(({ prefetchLinks }) => prefetchLinks(site, isInside)).catch(() => {});
}

/** A deep link is the page it leads to (core 2.5), with the flags that every link of the site keeps. */
function withoutDeepLink(url: URL, { hostSite, keptQuery }: SiteFacts): URL {
  const href = followDeepLink(hostSite, url);
  if (href === undefined) return url;
  const target = new URL(href, url);
  for (const [name, value] of new URLSearchParams(keptQuery)) target.searchParams.set(name, value);
  return target;
}

/** Another site of the host is a document of its own, and so is an address without a page. */
function isOfSite({ pathname }: URL, { hostSite, address }: SiteFacts): boolean {
  const place = placePath(hostSite, pathname);
  return (
    place !== undefined &&
    isSameSite(place.address, address) &&
    !/^(media|assets|uri|seo|theme)\//.test(place.address.rest)
  );
}
