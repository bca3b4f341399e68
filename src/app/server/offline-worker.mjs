// Answers the address of a kept page when the network does not, and shows pushes; all other requests pass it by.
// Served as offline-worker.js at a site's base. What is kept is written by src/platform/web/offline/kept-pages.ts.
const patienceMs = 4_000;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const ticket = new URL(request.url).searchParams.get('ticket');
  if (request.mode !== 'navigate' || request.method !== 'GET' || ticket === null) return;
  event.respondWith(answer(request, ticket));
});

/** Asks the network first; a kept page is shown when it fails, or takes too long at a gate. */
async function answer(request, ticket) {
  const { origin, pathname } = new URL(request.url);
  const kept = await caches.match(`${origin}${pathname}?ticket=${encodeURIComponent(ticket)}`);
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

// A push of the chat is always shown: a browser takes the right back from who does not.
self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, renotify: true, data: url }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data));
});

/** Brings an open page of the chat to the front, at the room of the notification, or opens one. */
async function openPage(url) {
  const [page] = url.split('#');
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const found = open.find((one) => one.url.split(/[?#]/)[0] === page);
  if (found === undefined) return self.clients.openWindow(url);
  await found.focus();
  return found.navigate(url);
}
