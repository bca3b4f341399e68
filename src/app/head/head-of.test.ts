import { describe, expect, test } from 'vitest';
import { type HostSite, sharedHost } from '#kernel/site-path.ts';
import { siteInit } from '../../../test/site-init.ts';
import type { SiteFacts } from '../site-state.ts';
import { headOf } from './head-of.ts';

const init = siteInit();
const event = { portalId: 1, eventId: 12 } as NonNullable<ReturnType<typeof siteInit>['event']>;
const canonical = (
  path: string,
  host = 'hiroba.test',
  hostSite: HostSite = sharedHost,
  ownDomain: string | null = null,
) => {
  const webSetting = { ...init.webSetting, ownDomain, isOwnDomain: ownDomain !== null };
  const facts = {
    init: siteInit({ webSetting, event: { ...event, overview: { name: '' } as typeof event.overview } }),
    language: 'jpn',
    hostSite,
  } as SiteFacts;
  const { links, meta } = headOf(facts, {
    page: undefined,
    origin: `http://${host}`,
    pathname: path,
    host,
    name: 'home',
  });
  const robots = meta.find(({ name }) => name === 'robots')?.content;
  return { href: links.find(({ rel }) => rel === 'canonical')?.href, robots };
};

describe('the canonical address', () => {
  test('names the portal, though the visitor’s address may not', () => {
    expect(canonical('/web/event/12/module/information/3').href).toBe(
      'http://hiroba.test/web/portal/1/event/12/module/information/3',
    );
    expect(canonical('/web/portal/1/event/12').href).toBe('http://hiroba.test/web/portal/1/event/12');
  });

  test('of a site with its own domain is on that domain, and search engines may come there only [SITE-017]', () => {
    const own: HostSite = { kind: 'event', ...event };
    expect(canonical('/module/information/3', 'expo.test:3000', own, 'expo.test')).toEqual({
      href: 'http://expo.test:3000/module/information/3',
      robots: undefined,
    });
    expect(canonical('/web/portal/1/event/12/verify', 'hiroba.test:3000', sharedHost, 'expo.test')).toEqual({
      href: 'http://expo.test:3000/verify',
      robots: 'noindex,nofollow',
    });
  });
});
