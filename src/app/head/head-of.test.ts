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
    pathname: path.replace(/\?.*/, ''),
    search: path.replace(/^[^?]*/, ''),
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

  test.each([
    ['users/login', 'noindex'],
    ['users/register', 'noindex'],
    ['users/reset', 'noindex'],
    ['users/terms', 'noindex'],
    ['users/transfer-receive', 'noindex'],
    ['users/mypage', 'noindex'],
    ['users/my-ticket/60', 'noindex'],
    ['users/reception', 'noindex'],
    ['verify', 'noindex'],
    ['module/ticket/60/payment', 'noindex'],
    ['module/live_chat/240', 'noindex'],
    ['module/ticket/60', undefined],
    ['module/ticket/60/detail', undefined],
    ['module/booth/40/3', undefined],
    ['module/timetable', undefined],
  ])('%s is for search engines unless it is a door or somebody’s own: %s', (path, robots) => {
    expect(canonical(`/web/portal/1/event/12/${path}`).robots).toBe(robots);
  });

  test.each([
    ['module/ticket/60/detail?ticket=3', '?ticket=3'],
    ['module/ticket/60/detail?ticket=3&category=2&view=grid', '?ticket=3'],
    ['module/ticket/contentId/60/detail?ticket=3', '?ticket=3'],
    ['module/ticket/60/detail?ticket=x', ''],
    ['module/ticket/60/detail?ticket=03', ''],
    ['module/ticket/60?category=2', ''],
    ['module/ticket/60?step=confirm', ''],
    ['module/ticket/60?cart=1', ''],
    ['module/information/10?page=2', '?page=2'],
    ['module/information/10?page=1', ''],
    ['module/information/10?utm_source=x&page=3', '?page=3'],
    ['module/booth/40?page=2&view=grid', '?page=2'],
    ['module/booth/40?page=2&keyword=robot', ''],
    ['module/booth/40/3?tab=films', ''],
    ['?page=2', ''],
  ])('of %s keeps of the query what makes it another page: %s', (path, query) => {
    const [rest] = path.split('?');
    const address = `http://hiroba.test/web/portal/1/event/12${rest === '' ? '' : `/${rest}`}`;
    const whole = `/web/portal/1/event/12${path.startsWith('?') ? '' : '/'}${path}`;
    expect(canonical(whole).href).toBe(address + query);
  });
});
