import { describe, expect, test } from 'vitest';
import { parseSitePath, sharedHost, siteOf } from '#kernel/site-path.ts';
import { callAddress, callBody } from './call-request.ts';

const routed = (pathname: string) => {
  const parsed = parseSitePath(sharedHost, pathname);
  if (parsed.kind !== 'site') throw new Error(pathname);
  return siteOf(sharedHost, parsed.address);
};
const get = (path: string, params: object, query?: object) =>
  callAddress({ path, params: params as Record<string, number>, query });

describe('the address of a call', () => {
  test('is below /web_api/v2/ of the host of the page [HTTP-001]', () => {
    expect(get('error_custom', {})).toBe('/web_api/v2/error_custom');
  });

  test('takes its ids from the route the visitor is at [HTTP-004]', () => {
    const params = { ...routed('/web/portal/1/event/11/module/information/3/7'), contentId: 3, detailId: 7 };
    expect(get('information/{portalId}/{eventId}/{contentId}/{detailId}', params)).toBe(
      '/web_api/v2/information/1/11/3/7',
    );
  });

  test('begins with ex/ in exhibitor mode, once [ACCESS-052]', () => {
    const seo = { method: 'GET', path: 'seo/{portalId}', params: { portalId: 1 } } as const;
    expect(callAddress(seo, true)).toBe('/web_api/v2/ex/seo/1');
    expect(callAddress(seo, false)).toBe('/web_api/v2/seo/1');
    const preview = { method: 'GET', path: 'ex/detail/{portalId}', params: { portalId: 1 } } as const;
    expect(callAddress(preview, true)).toBe('/web_api/v2/ex/detail/1');
  });

  test('has the event segment at an event and none at a portal [HTTP-005]', () => {
    const path = 'seo/{portalId}[/{eventId}]';
    expect(get(path, routed('/web/portal/1/'))).toBe('/web_api/v2/seo/1');
    expect(get(path, routed('/web/portal/1/event/11'))).toBe('/web_api/v2/seo/1/11');
    expect(get(path, routed('/web/event/12'))).toBe('/web_api/v2/seo/0/12');
    expect(get(path, routed('/web/'))).toBe('/web_api/v2/seo/0');
  });

  test('escapes its values and leaves out absent ones', () => {
    expect(get('a/{name}', { name: '../広場?' })).toBe('/web_api/v2/a/..%2F%E5%BA%83%E5%A0%B4%3F');
    expect(
      get('a', {}, { keyword: 'カフェ&x', page: 2, ids: [1, 2], is_draft: true, none: undefined, nil: null }),
    ).toBe('/web_api/v2/a?keyword=%E3%82%AB%E3%83%95%E3%82%A7%26x&page=2&ids%5B%5D=1&ids%5B%5D=2&is_draft=1');
  });

  test('is not made without an id it needs', () => {
    expect(() => get('seo/{portalId}', {})).toThrow(TypeError);
  });
});

describe('the body of a call', () => {
  const post = (body: object, how: { isJson?: true } = {}) => callBody({ method: 'POST', body, ...how });
  const body = { name: '広場', isOpen: true, answers: [{ key: 'mail' }], none: undefined };

  test('is form-style, lists and objects too [HTTP-003]', async () => {
    const { body: form, contentType } = post(body);
    expect(contentType).toBeUndefined();
    expect([...(form as URLSearchParams)]).toEqual([
      ['name', '広場'],
      ['isOpen', '1'],
      ['answers[0][key]', 'mail'],
    ]);
    const request = new Request('http://localhost/', { method: 'POST', body: form as BodyInit });
    expect(request.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/);
  });

  test('is JSON where the call says so [HTTP-003, HTTP-026]', () => {
    expect(post(body, { isJson: true })).toEqual({
      body: '{"name":"広場","isOpen":true,"answers":[{"key":"mail"}]}',
      contentType: 'application/json',
    });
  });

  test('is multipart where a file is in it [HTTP-026]', () => {
    const { body: form } = post({ image: new Blob(['x'], { type: 'image/png' }), kind: 'avatar' });
    expect((form as FormData).get('image')).toBeInstanceOf(Blob);
    expect((form as FormData).get('kind')).toBe('avatar');
  });

  test('is absent from a GET', () => {
    expect(callBody({ method: 'GET' })).toEqual({});
  });
});
