import { describe, expect, test } from 'vitest';
import { deepLinkTarget, followDeepLink } from './deep-link.ts';
import { type HostSite, sharedHost } from './site-path.ts';

const portal: HostSite = { kind: 'portal', portalId: 1 };
const event: HostSite = { kind: 'event', portalId: 1, eventId: 11 };

describe('a deep link', () => {
  test.each<[string, HostSite, string]>([
    ['information/1/11/3', sharedHost, '/web/portal/1/event/11/module/information/3'],
    ['information/1/11/3/', sharedHost, '/web/portal/1/event/11/module/information/3'],
    ['booth/1/11/3/4', sharedHost, '/web/portal/1/event/11/module/booth/3/4'],
    ['booth/1/11/3/4/category/9', sharedHost, '/web/portal/1/event/11/module/booth/3/4/category/9'],
    ['web_page/1/0/3/4', sharedHost, '/web/portal/1/module/web_page/3/4'],
    ['web_page/0/20/3', sharedHost, '/web/event/20/module/web_page/3'],
    ['ticket/1/11/60', sharedHost, '/web/portal/1/event/11/module/ticket/60'],
    ['ticket/1/11/60/12', sharedHost, '/web/portal/1/event/11/module/ticket/60/detail?ticket=12'],
    ['ticket/1/11/60/12', event, '/module/ticket/60/detail?ticket=12'],
    ['information/1/11/3', portal, '/event/11/module/information/3'],
    ['information/1/0/3', portal, '/module/information/3'],
    ['information/1/11/3/4', event, '/module/information/3/4'],
  ])('%s leads to the page [APP-004, APP-005, APP-006]', (path, host, target) => {
    expect(deepLinkTarget(host, path)).toBe(target);
  });

  test.each([
    '',
    'information',
    'information/1',
    'information/1/11',
    'nonsense/1/11/3',
    'information/x/11/3',
    'information/1/-1/3',
    'information/1/11/abc',
    'information/1/11/3/x',
    'booth/1/11/3/4/category',
    'booth/1/11/3/4/category/x',
    'booth/1/11/3/4//9',
    'booth/1/11/3/4/category/9/10',
    '../../etc/passwd',
    'information/1/11/99999999999',
    'information/1//3',
    'booth/1/11/3/4/..%2f..%2ferror/9',
  ])('%s leads nowhere', (path) => {
    expect(deepLinkTarget(sharedHost, path)).toBeUndefined();
  });

  test('to a site that this host does not serve has no target', () => {
    expect(deepLinkTarget(portal, 'information/2/11/3')).toBeUndefined();
    expect(deepLinkTarget(event, 'information/1/12/3')).toBeUndefined();
  });

  test('is followed with its query and hash, below the base of its host or without it [APP-004, APP-005]', () => {
    const follow = (href: string, host: HostSite = sharedHost) => followDeepLink(host, new URL(href, 'https://h.test'));
    expect(follow('/web/uri/information/1/11/3?isApplication=1#a')).toBe(
      '/web/portal/1/event/11/module/information/3?isApplication=1#a',
    );
    expect(follow('/uri/information/1/11/3/4', portal)).toBe('/event/11/module/information/3/4');
    expect(follow('/uri/information/1/11/3')).toBe('/web/portal/1/event/11/module/information/3');
    expect(follow('/web/uri/ticket/1/11/60/12?isApplication=1#a')).toBe(
      '/web/portal/1/event/11/module/ticket/60/detail?ticket=12&isApplication=1#a',
    );
    for (const other of ['/web/uri/nonsense/1/11/3', '/web/portal/1', '/web/uri', '/web/urinal/1']) {
      expect(follow(other)).toBeUndefined();
    }
  });
});
