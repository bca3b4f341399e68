import { expect, test } from 'vitest';
import { cookieConsentDays } from '#kernel/limits.ts';
import { type HostSite, sharedHost } from '#kernel/site-path.ts';
import { requestContext } from '../../../../test/request-context.ts';
import { createConsentRoutes } from './consent-routes.ts';

const seconds = cookieConsentDays * 24 * 60 * 60;

interface Sent {
  headers?: Record<string, string>;
  path?: string;
  protocol?: string;
  hostSite?: HostSite;
}

async function answer(
  form: Record<string, string> | string,
  { headers = {}, path = '/web/cookie-consent', ...more }: Sent = {},
) {
  const routes = createConsentRoutes((request) =>
    requestContext({
      host: 'hiroba.test',
      hostSite: sharedHost,
      header: (name) => request.headers.get(name) ?? undefined,
      ...more,
    }),
  );
  const response = await routes.request(`http://hiroba.test${path}`, {
    method: 'POST',
    body: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
  return {
    status: response.status,
    location: response.headers.get('location'),
    cookie: response.headers.get('set-cookie'),
  };
}

test('a decision sent as a form is kept for a year, and leads back to the page [COOKIE-005]', async () => {
  expect(
    await answer({ accept: 'true', next: '/web/event/11/module/schedule/1?view=Favorite&date=2026-11-21' }),
  ).toEqual({
    status: 303,
    location: '/web/event/11/module/schedule/1?view=Favorite&date=2026-11-21',
    cookie: `cookie-consent=true; Path=/; Max-Age=${seconds}; SameSite=Lax`,
  });
  const refused = await answer({ accept: 'false', next: '/' }, { path: '/cookie-consent', protocol: 'https' });
  expect(refused.cookie).toBe(`cookie-consent=false; Path=/; Max-Age=${seconds}; SameSite=Lax; Secure`);
});

test.each(['accept=maybe', 'accept=', '', '%E0%A4%A&&=;accept'])(
  'the form %j decides nothing [COOKIE-005]',
  async (form) => {
    expect(await answer(form)).toEqual({ status: 303, location: '/web/', cookie: null });
  },
);

test('the way back never leaves the host', async () => {
  const ways = [
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '/.//evil.test',
    'javascript:1',
    '',
  ];
  for (const next of ways) expect((await answer({ accept: 'true', next })).location).toBe('/web/');
});

test('a form that is too large is refused', async () => {
  expect(await answer({ accept: 'true', next: `/${'a'.repeat(9_000)}` })).toMatchObject({ status: 413, cookie: null });
});
