// Opens the page of a reception without a network. Served as reception-worker.js at a site's base, for that page alone.
// What is kept is written by src/features/reception/web/offline/keep-page.ts.
const cacheName = 'hiroba-kept-gate';
const patienceMs = 4_000;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request, origin + pathname));
  else if (/\/(?:assets|theme|media)\//.test(pathname)) event.respondWith(openFile(request));
});

/** Asks the network first; the kept page is shown when it fails, or takes too long at a gate. */
async function openPage(request, address) {
  const kept = await keptOf(address);
  if (kept === undefined) return fetch(request);
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, patienceMs, kept);
  });
  const fresh = fetch(request).then(
    (response) => (response.status >= 500 ? kept : response),
    () => kept,
  );
  return Promise.race([fresh, late]).finally(() => clearTimeout(timer));
}

/** The name of a file changes with what is in it. */
async function openFile(request) {
  return (await keptOf(request.url)) ?? fetch(request);
}

async function keptOf(address) {
  const cache = await caches.open(cacheName);
  return cache.match(address);
}
