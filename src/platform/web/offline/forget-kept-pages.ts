/** The name of every cache of kept pages begins so; the realm and the member's number follow. */
const cachePrefix = 'hiroba-kept';
export const workerFile = 'offline-worker.js';

export const realmPrefix = (realmKey: string): string => `${cachePrefix} ${realmKey} `;

/** Whether this browser can keep pages, here: not in an insecure connection, not in every private window. */
export function canKeepPages(): boolean {
  return typeof navigator !== 'undefined' && 'serviceWorker' in navigator && 'caches' in window;
}

/** Removes all kept pages of a realm's member whose session has ended; with the last page the workers go too. */
export async function forgetKeptPages(realmKey: string): Promise<void> {
  if (!canKeepPages()) return;
  try {
    await deleteCaches((name) => name.startsWith(realmPrefix(realmKey)));
    if ((await caches.keys()).some((name) => name.startsWith(cachePrefix))) return;
    for (const registration of await navigator.serviceWorker.getRegistrations()) {
      const { scriptURL = '' } = registration.active ?? registration.waiting ?? registration.installing ?? {};
      if (scriptURL.endsWith(`/${workerFile}`)) await registration.unregister();
    }
  } catch {
    // A browser that forbids storage has kept no page.
  }
}

export async function deleteCaches(isMeant: (name: string) => boolean): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(isMeant).map((name) => caches.delete(name)));
}
