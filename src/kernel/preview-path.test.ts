import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placePath, previewedSite } from './preview-path.ts';
import { formatSitePath, type HostSite, sharedHost } from './site-path.ts';

const rest = 'preview/portal/1/event/11/module/information/3/7';
const portal: HostSite = { kind: 'portal', portalId: 1 };
const event: HostSite = { kind: 'event', portalId: 1, eventId: 11 };

describe('the path of a preview', () => {
  test('names its event behind the scope [ACCESS-033]', () => {
    expect(previewedSite(rest)).toEqual({ portalId: 1, eventId: 11 });
    for (const wrong of [
      '',
      'preview',
      'preview/portal/1',
      'preview/portal/x/event/11/module',
      'preview/portal/1/event/-1/module',
      'module/preview/portal/1/event/11',
    ]) {
      expect(previewedSite(wrong)).toBeUndefined();
    }
  });

  const addressOfPath = (host: HostSite, pathname: string) => placePath(host, pathname)?.address;

  test('is about the address its event has on the host', () => {
    expect(addressOfPath(sharedHost, `/web/${rest}`)).toEqual({ portalId: 1, eventId: 11, rest });
    expect(addressOfPath(portal, `/${rest}`)).toEqual({ eventId: 11, rest });
    expect(addressOfPath(event, `/${rest}`)).toEqual({ rest });
    expect(addressOfPath(sharedHost, '/web/preview/portal/0/event/20/module/booth/3/7')).toMatchObject({ eventId: 20 });
  });

  test('has no site on a host that does not serve its event, or without an event', () => {
    expect(addressOfPath({ kind: 'portal', portalId: 2 }, `/${rest}`)).toBeUndefined();
    expect(addressOfPath(event, '/preview/portal/1/event/12/module/booth/3/7')).toBeUndefined();
    expect(addressOfPath(sharedHost, '/web/preview/portal/x/event/1/module/booth/3/7')).toBeUndefined();
  });

  test('is one outside the scopes only: behind another site it is an unknown page', () => {
    expect(placePath(sharedHost, `/web/${rest}`)).toMatchObject({ scope: 'none', isPreview: true });
    expect(placePath(sharedHost, `/web/portal/2/${rest}`)).toEqual({
      address: { portalId: 2, rest },
      scope: 'portal',
      isPreview: false,
    });
  });

  test('changes nothing for every other path', () => {
    const id = fc.option(fc.nat(9_999), { nil: undefined });
    const page = fc.constantFrom('', 'module/information/3', 'users/login', 'error', 'previews/portal/1/event/2');
    fc.assert(
      fc.property(id, id, page, (portalId, eventId, one) => {
        const address = { portalId, eventId, rest: one };
        expect(addressOfPath(sharedHost, formatSitePath(sharedHost, address))).toEqual(
          Object.fromEntries(Object.entries(address).filter(([, value]) => value !== undefined)),
        );
      }),
    );
  });
});
