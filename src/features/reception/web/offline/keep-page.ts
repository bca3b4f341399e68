import { canKeepPages } from '#web/offline/forget-kept-pages.ts';
import { assetHref, type PageContext } from '#web/site/page-context.ts';

/** Named as other kept pages are, so that whoever forgets those leaves its worker (src/app/server/reception-worker.mjs). */
const cacheName = 'hiroba-kept-gate';

/**
 * Keeps this page with the files that it has loaded, so that it opens again without a network. Answers false where the
 * browser refuses.
 */
export async function keepReceptionPage({ hostSite }: Pick<PageContext, 'hostSite'>): Promise<boolean> {
  if (!canKeepPages()) return false;
  try {
    const { pathname, origin } = window.location;
    const cache = await caches.open(cacheName);
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    const files = loaded.filter(({ origin: from, pathname: path }) => from === origin && isFile(path));
    const wanted = new Set([origin + pathname, ...files.map(({ href }) => href)]);
    await cache.put(origin + pathname, await fetch(pathname));
    for (const href of wanted) {
      // oxlint-disable-next-line no-await-in-loop -- from the cache of the browser, a file after the other
      if ((await cache.match(href)) === undefined) await cache.add(href);
    }
    // Those of an earlier release.
    for (const { url } of await cache.keys()) {
      // oxlint-disable-next-line no-await-in-loop -- few
      if (!wanted.has(url) && isFile(new URL(url).pathname)) await cache.delete(url);
    }
    await navigator.serviceWorker.register(assetHref(hostSite, '/reception-worker.js'), { scope: pathname });
    return true;
  } catch {
    return false;
  }
}

const isFile = (path: string): boolean => /\/(?:assets|theme|media)\//.test(path);
