import { deleteCaches, realmPrefix } from './forget-kept-pages.ts';

/**
 * Pages that are kept in the browser for when there is no network: one whole document each, in a cache of its member.
 * The worker (src/app/server/offline-worker.mjs) answers their addresses, and no others, when the network does not.
 */
export interface Keeper {
  /** The realm of the member. */
  realmKey: string;
  userId: number;
}

export interface KeptPage {
  /** Path and query; the worker finds it by these. */
  address: string;
  html: string;
  /** The one style sheet inside the document. */
  style: string;
}

const cacheOf = ({ realmKey, userId }: Keeper): string => `${realmPrefix(realmKey)}${userId}`;

/**
 * Keeps a page and sees to it that it is found. Pages of another member of the same accounts go: this device has
 * changed hands. Rejects where the browser refuses, for want of room as well.
 */
export async function keepPage(
  keeper: Keeper,
  page: KeptPage,
  worker: { script: string; scope: string },
): Promise<void> {
  const own = cacheOf(keeper);
  await deleteCaches((name) => name.startsWith(realmPrefix(keeper.realmKey)) && name !== own);
  const cache = await caches.open(own);
  await cache.put(new URL(page.address, window.location.origin), await answerOf(page));
  await navigator.serviceWorker.register(worker.script, { scope: worker.scope });
}

export async function dropPage(keeper: Keeper, address: string): Promise<void> {
  if (!(await caches.has(cacheOf(keeper)))) return;
  const cache = await caches.open(cacheOf(keeper));
  await cache.delete(new URL(address, window.location.origin));
}

/** A document that can only be looked at: it allows its own style sheet by its hash, no script, no request. */
async function answerOf({ html, style }: KeptPage): Promise<Response> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
  const source = btoa(String.fromCharCode(...new Uint8Array(hash)));
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${source}'; base-uri 'none'; form-action 'none'`,
      'x-content-type-options': 'nosniff',
    },
  });
}
