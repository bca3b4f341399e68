import { expect, test } from 'vitest';
import { type HostSite, sharedHost } from '#kernel/site-path.ts';
import { pageUrl } from './page-url.ts';

const hosts: Record<string, HostSite> = {
  'kai.example.jp': { kind: 'event', portalId: 1, eventId: 12 },
  'machi.example.jp': { kind: 'portal', portalId: 1 },
};
const services = {
  site: { directory: { hostSite: (host: string) => hosts[host] ?? sharedHost } },
  publicUrl: 'https://events.example.jp',
};

test.each([
  [
    'an event of a portal',
    { portalId: 1, eventId: 12, ownDomain: undefined },
    'https://events.example.jp/web/portal/1/event/12/users/login',
  ],
  [
    'an event that stands alone',
    { portalId: 0, eventId: 12, ownDomain: undefined },
    'https://events.example.jp/web/event/12/users/login',
  ],
  [
    'an event with a domain of its own',
    { portalId: 1, eventId: 12, ownDomain: 'kai.example.jp' },
    'https://kai.example.jp/users/login',
  ],
  [
    'a portal with a domain of its own',
    { portalId: 1, eventId: undefined, ownDomain: 'machi.example.jp' },
    'https://machi.example.jp/users/login',
  ],
])('a mail of %s links to a page that its address shows', (_, site, address) => {
  expect(pageUrl(services, site, 'users/login')?.href).toBe(address);
});

test('no mail has a link where the server does not know its address', () => {
  const site = { portalId: 1, eventId: 12, ownDomain: undefined };
  expect(pageUrl({ ...services, publicUrl: undefined }, site, '')).toBeUndefined();
});
