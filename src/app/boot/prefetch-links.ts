import { insideLink } from '#web/navigation/followed-link.ts';
import { type Connection, createPrefetch, whenIdle } from '#web/navigation/idle-prefetch.ts';
import { screensBehind } from '../screens-behind.ts';
import { prefetchScreen, screenNow } from '../screens.ts';
import type { BrowserSite } from './browser-site.ts';
import { documentLoaded } from './document-loaded.ts';
import { markPressed } from './mark-pressed.ts';

/** From now on: prefetches the code of linked pages, in quiet moments or when the pointer is on a link, and marks a press. */
export async function prefetchLinks(site: BrowserSite, isInside: (url: URL) => boolean): Promise<void> {
  const isHere = (url: URL): boolean => url.origin === window.location.origin && isInside(url);
  const prefetch = createPrefetch({
    connection: () => (navigator as { connection?: Connection }).connection,
    idle: () => whenIdle(window),
    links: () => [...document.links].flatMap((link) => insideLink(link, isHere) ?? []),
    needs: (url) => screensBehind(url.pathname, site.loaderSite()).filter((screen) => screenNow(screen) === undefined),
    fetch: (screen) => prefetchScreen(screen, site.state.get().language),
  });
  const onPointed = ({ target }: Event): void => {
    const url = insideLink(target, isHere);
    if (url !== undefined) void prefetch.one(url);
  };
  for (const type of ['pointerover', 'touchstart']) document.addEventListener(type, onPointed, { passive: true });
  markPressed(site.router());
  let shown = site.router().get().page;
  site.router().subscribe(() => {
    const { page, isLoading } = site.router().get();
    if (page === shown || isLoading) return;
    shown = page;
    void prefetch.all();
  });
  await documentLoaded();
  await prefetch.all();
}
