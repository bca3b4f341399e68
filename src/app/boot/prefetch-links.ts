import { ahead } from '#web/navigation/fetch-ahead.ts';
import { insideLink } from '#web/navigation/followed-link.ts';
import { createPrefetch } from '#web/navigation/link-prefetch.ts';
import { markPressed } from '#web/navigation/mark-pressed.ts';
import { documentLoaded } from '#web/navigation/quiet-moment.ts';
import { screensBehind } from '../screens-behind.ts';
import { prefetchScreen, screenNow } from '../screens.ts';
import { type BrowserSite, isInside } from './browser-site.ts';
import { loaderSite } from './load-page.ts';

/** From now on: prefetches the code of linked pages, in quiet moments or when the pointer is on a link, and marks a press. */
export async function prefetchLinks(site: BrowserSite): Promise<void> {
  const { router, state } = site;
  const isHere = (url: URL): boolean => url.origin === window.location.origin && isInside(site, url);
  const prefetch = createPrefetch({
    ahead,
    connection: () => navigator.connection,
    isOnline: () => navigator.onLine,
    links: () => [...document.links].flatMap((link) => insideLink(link, isHere) ?? []),
    needs: (url) => screensBehind(url.pathname, loaderSite(site)).filter((screen) => screenNow(screen) === undefined),
    fetch: (screen) => prefetchScreen(screen, state.get().language),
  });
  const onPointed = ({ target }: Event): void => {
    const url = insideLink(target, isHere);
    if (url !== undefined) void prefetch.one(url);
  };
  for (const type of ['pointerover', 'touchstart']) document.addEventListener(type, onPointed, { passive: true });
  markPressed(router);
  let shown = router.get().page;
  router.subscribe(() => {
    const { page, isLoading } = router.get();
    if (page === shown || isLoading) return;
    shown = page;
    ahead.begin();
    void prefetch.all();
  });
  await documentLoaded();
  await prefetch.all();
}
