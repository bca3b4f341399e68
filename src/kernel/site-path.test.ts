import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { idMax } from './limits.ts';
import {
  canonicalAddress,
  formatSitePath,
  type HostSite,
  parseId,
  parseSitePath,
  type SiteAddress,
  scopeOf,
  sharedHost,
  siteOf,
} from './site-path.ts';

const portalHost: HostSite = { kind: 'portal', portalId: 5 };
const eventHost: HostSite = { kind: 'event', portalId: 5, eventId: 50 };

describe('a route parameter', () => {
  test.each(['0', '12', '007', String(idMax)])(
    '%s is a number that is not negative [ROUTE-061, ROUTE-062, ROUTE-063, ROUTE-064]',
    (text) => expect(parseId(text)).toBe(Number(text)),
  );
  test.each(['abc', '-1', '', '1.5', '1e3', '0x10', ' 1', '１２', '99999999999', String(idMax + 1), undefined])(
    '%s is refused [ROUTE-061, ROUTE-062, ROUTE-063, ROUTE-064]',
    (text) => expect(parseId(text)).toBeUndefined(),
  );
  test('can be any whole number up to the limit [ROUTE-061, ROUTE-062, ROUTE-063, ROUTE-064]', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: idMax }), (id) => parseId(String(id)) === id));
    fc.assert(fc.property(fc.integer({ max: -1 }), (id) => parseId(String(id)) === undefined));
  });
});

describe('an address on the shared host', () => {
  test.each([
    ['/web/', 'none', {}],
    ['/web', 'none', {}],
    ['/web/event/7', 'event', { eventId: 7 }],
    ['/web/portal/1', 'portal', { portalId: 1 }],
    ['/web/portal/1/', 'portal', { portalId: 1 }],
    ['/web/portal/1/event/7', 'portalEvent', { portalId: 1, eventId: 7 }],
    ['/web/portal/0/event/7', 'portalEvent', { portalId: 0, eventId: 7 }],
  ] as const)('%s has the scope %s [ROUTE-001]', (path, scope, ids) => {
    expect(parseSitePath(sharedHost, path)).toEqual({ kind: 'site', scope, address: { ...ids, rest: '' } });
  });

  test('keeps the path of the page, without slashes at its end [ROUTE-001]', () => {
    const address = { portalId: 1, eventId: 7, rest: 'module/booth/3/4' };
    for (const end of ['', '/', '//']) {
      expect(parseSitePath(sharedHost, `/web/portal/1/event/7/module/booth/3/4${end}`)).toMatchObject({ address });
    }
  });

  test.each(['/', '/webx', '/other/portal/1', ''])('%s is outside the base path [ROUTE-001]', (path) => {
    expect(parseSitePath(sharedHost, path)).toEqual({ kind: 'foreign' });
  });

  test('with an invalid portal reports it, and the scope of the error page [ROUTE-061]', () => {
    expect(parseSitePath(sharedHost, '/web/portal/abc')).toMatchObject({
      parameter: 'portalId',
      address: { rest: '' },
    });
    expect(parseSitePath(sharedHost, '/web/portal/-1/event/3')).toMatchObject({ parameter: 'portalId' });
  });

  test('with an invalid event reports it, and stays in the portal [ROUTE-062]', () => {
    expect(parseSitePath(sharedHost, '/web/event/-1')).toMatchObject({ parameter: 'eventId', address: { rest: '' } });
    expect(parseSitePath(sharedHost, '/web/portal/3/event/x/y')).toMatchObject({
      kind: 'invalidParameter',
      parameter: 'eventId',
      address: { portalId: 3, rest: '' },
    });
  });
});

describe('an address on an own domain', () => {
  test('of a portal is at the root, its events below [ROUTE-002]', () => {
    expect(parseSitePath(portalHost, '/')).toEqual({ kind: 'site', scope: 'none', address: { rest: '' } });
    expect(parseSitePath(portalHost, '/event/7/verify')).toMatchObject({
      scope: 'event',
      address: { eventId: 7, rest: 'verify' },
    });
    expect(siteOf(portalHost, {})).toEqual({ portalId: 5 });
    expect(siteOf(portalHost, { eventId: 7 })).toEqual({ portalId: 5, eventId: 7 });
  });

  test('of an event is at the root, and names no other site [ROUTE-002]', () => {
    expect(siteOf(eventHost, {})).toEqual({ portalId: 5, eventId: 50 });
    expect(parseSitePath(eventHost, '/event/7')).toMatchObject({ scope: 'none', address: { rest: 'event/7' } });
    expect(parseSitePath(portalHost, '/portal/1')).toMatchObject({ scope: 'none', address: { rest: 'portal/1' } });
  });
});

const id = fc.integer({ min: 0, max: idMax });
const rest = fc.constantFrom('', 'verify', 'users/mypage/my-ticket', 'module/booth/3/4', 'error');
const address = fc.record({
  portalId: fc.option(id, { nil: undefined }),
  eventId: fc.option(id, { nil: undefined }),
  rest,
});
const host = fc.oneof(
  fc.constant(sharedHost),
  id.map((portalId): HostSite => ({ kind: 'portal', portalId })),
  fc.tuple(id, id).map(([portalId, eventId]): HostSite => ({ kind: 'event', portalId, eventId })),
);

/** The part of an address that a host has to name. */
const named = (on: HostSite, { portalId, eventId, rest: page }: SiteAddress): SiteAddress => ({
  ...(on.kind === 'shared' && portalId !== undefined ? { portalId } : {}),
  ...(on.kind !== 'event' && eventId !== undefined ? { eventId } : {}),
  rest: page,
});

test('every address has one path and every path one address, on every host [ROUTE-001, ROUTE-002, ROUTE-060]', () => {
  fc.assert(
    fc.property(host, address, (on, any) => {
      const one = named(on, any);
      const path = formatSitePath(on, one);
      expect(parseSitePath(on, path)).toEqual({ kind: 'site', scope: scopeOf(one), address: one });
      // And no other path of this form: only slashes at the end may differ.
      const parsed = parseSitePath(on, `${path.replace(/\/$/, '')}/`);
      expect(parsed.kind === 'site' && formatSitePath(on, parsed.address)).toBe(path);
    }),
  );
});

test('a site has one canonical address on each host that serves it', () => {
  const few = fc.integer({ min: 0, max: 2 });
  const site = fc.record({ portalId: few, eventId: fc.option(few, { nil: undefined }) });
  const hosts = fc.oneof(
    fc.constant(sharedHost),
    few.map((portalId): HostSite => ({ kind: 'portal', portalId })),
    fc.tuple(few, few).map(([portalId, eventId]): HostSite => ({ kind: 'event', portalId, eventId })),
  );
  fc.assert(
    fc.property(hosts, site, rest, (on, wanted, page) => {
      const found = canonicalAddress(on, wanted, page);
      if (found === undefined) {
        expect(on.kind).not.toBe('shared');
        expect(on).not.toEqual({ kind: 'portal', portalId: wanted.portalId });
        expect(on).not.toEqual({ kind: 'event', ...wanted });
      } else {
        expect(found.rest).toBe(page);
        expect(siteOf(on, found)).toEqual(wanted.eventId === undefined ? { portalId: wanted.portalId } : wanted);
      }
    }),
  );
  expect(canonicalAddress(sharedHost, { portalId: 0, eventId: 9 }, '')).toEqual({ eventId: 9, rest: '' });
  expect(canonicalAddress(portalHost, { portalId: 6 }, '')).toBeUndefined();
  expect(canonicalAddress(eventHost, { portalId: 5, eventId: 51 }, '')).toBeUndefined();
});
