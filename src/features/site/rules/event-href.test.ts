import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type HostSite, parseSitePath, sharedHost, siteOf } from '#kernel/site-path.ts';
import { eventHref } from './event-href.ts';

const event = { portalId: 1, eventId: 11, ownDomain: null };
const shared = { hostSite: sharedHost, keptQuery: '' };
const portal = { hostSite: { kind: 'portal', portalId: 1 } as HostSite, keptQuery: '' };

describe('an event opens', () => {
  test('at its canonical address on the host of the page [SITE-029]', () => {
    expect(eventHref(event, shared)).toBe('/web/portal/1/event/11');
    expect(eventHref({ ...event, portalId: 0 }, shared)).toBe('/web/event/11');
    expect(eventHref(event, portal)).toBe('/event/11');
  });

  test('on its own domain, with the protocol and the port of the page [SITE-029]', () => {
    const own = { ...event, ownDomain: 'expo.localhost' };
    expect(eventHref(own, shared)).toBe('//expo.localhost/');
    expect(eventHref(own, shared, { port: '3000' })).toBe('//expo.localhost:3000/');
    expect(eventHref(own, portal, { port: '' })).toBe('//expo.localhost/');
  });

  test('with the kept query flags on the same host, without them on another [SITE-029]', () => {
    const keptQuery = 'consoleUser=k&isApplication=1';
    expect(eventHref(event, { ...shared, keptQuery })).toBe(`/web/portal/1/event/11?${keptQuery}`);
    expect(eventHref({ ...event, ownDomain: 'expo.localhost' }, { ...shared, keptQuery })).toBe('//expo.localhost/');
  });

  test('at one of its pages [SITE-029, MYPAGE-011]', () => {
    const ticket = { rest: 'users/my-ticket/80/detail', query: 'ticket=5' };
    const kept = { ...shared, keptQuery: 'isApplication=1' };
    expect(eventHref(event, kept, undefined, ticket)).toBe(
      '/web/portal/1/event/11/users/my-ticket/80/detail?ticket=5&isApplication=1',
    );
    expect(eventHref(event, portal, undefined, ticket)).toBe('/event/11/users/my-ticket/80/detail?ticket=5');
    expect(eventHref({ ...event, ownDomain: 'expo.localhost' }, kept, { port: '3000' }, ticket)).toBe(
      '//expo.localhost:3000/users/my-ticket/80/detail?ticket=5',
    );
  });

  test('where the address leads back to it [SITE-029]', () => {
    const id = fc.integer({ min: 0, max: 3 });
    const host = fc.oneof(
      fc.constant(sharedHost),
      id.map((portalId): HostSite => ({ kind: 'portal', portalId })),
    );
    fc.assert(
      fc.property(id, id, host, (portalId, eventId, hostSite) => {
        const ours = hostSite.kind === 'shared' || (hostSite.kind === 'portal' && hostSite.portalId === portalId);
        const path = eventHref({ portalId, eventId, ownDomain: null }, { hostSite, keptQuery: '' });
        const parsed = parseSitePath(ours ? hostSite : sharedHost, path);
        expect(parsed.kind === 'site' && siteOf(ours ? hostSite : sharedHost, parsed.address)).toEqual({
          portalId,
          eventId,
        });
      }),
    );
  });
});
