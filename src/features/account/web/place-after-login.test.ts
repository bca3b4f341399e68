import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type HostSite, sharedHost } from '#kernel/site-path.ts';
import { type PlacesAfterLogin, placeAfterLogin } from './place-after-login.ts';

const origin = 'https://hiroba.example';
const home = '/web/portal/1/event/11';
const after = (places: Partial<PlacesAfterLogin>, host: HostSite = sharedHost): string =>
  placeAfterLogin({ link: undefined, destination: undefined, home, ...places }, host, origin);
const page = `${home}/module/information/10`;
const wanted = `${home}/users/mypage?tab=1#badge`;

test.each<[string, Partial<PlacesAfterLogin>, string]>([
  ['the linked page [AUTH-006]', { link: page, destination: wanted }, page],
  ['the linked page, as a whole address [AUTH-006]', { link: origin + page }, page],
  ['the page the visitor wanted [AUTH-007]', { destination: origin + wanted }, wanted],
  ['home [AUTH-008]', {}, home],
  ['home for an empty link [AUTH-008]', { link: '' }, home],
  [
    'the remembered page instead of a link to another host [AUTH-041]',
    { link: 'https://evil.example/', destination: wanted },
    wanted,
  ],
  ['home when both lead elsewhere [AUTH-041]', { link: '//evil.example', destination: 'https://evil.example' }, home],
  ['home instead of a script [AUTH-041]', { link: 'javascript:alert(1)' }, home],
  [
    'home instead of an address that is no page [AUTH-041]',
    { link: '/web_api/v2/personal/1', destination: '/web/media/a.svg' },
    home,
  ],
  [
    'home instead of the login itself',
    { link: `${home}/users/login?link=${page}`, destination: `${home}/users/register` },
    home,
  ],
  ['another site of the host', { link: '/web/portal/2' }, '/web/portal/2'],
])('after the login the member goes to %s [AUTH-006, AUTH-007, AUTH-008, AUTH-041]', (_, places, expected) => {
  expect(after(places)).toBe(expected);
});

test('on a domain of its own the pages stand at its top [AUTH-006]', () => {
  const host: HostSite = { kind: 'event', portalId: 1, eventId: 11 };
  expect(after({ link: '/users/mypage' }, host)).toBe('/users/mypage');
  expect(after({ link: '/users/login', destination: '/' }, host)).toBe('/');
});

test('only a path of the same origin is ever followed [AUTH-041]', () => {
  const part = fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      '\\',
      '/web',
      '/web/portal/1',
      'https:',
      'http://',
      '@',
      '.',
      '..',
      ':',
      '?',
      '#',
      '%2f',
    ),
    fc.constantFrom(
      'javascript:',
      'data:text/html,',
      'evil.example',
      'hiroba.example',
      '\t',
      '\n',
      ' ',
      '\u0000',
      '／',
    ),
    fc.string({ maxLength: 6 }),
  );
  const href = fc.oneof(
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc.array(part, { maxLength: 6 }).map((parts) => parts.join('')),
    fc.array(part, { maxLength: 4 }).map((parts) => origin + parts.join('')),
  );
  let followed = 0;
  fc.assert(
    fc.property(href, href, (link, destination) => {
      const place = after({ link, destination });
      if (place !== home) followed += 1;
      // Reads the path as a browser does, from any page.
      for (const base of [origin, `${origin}/web/event/7/users/login`]) {
        expect(new URL(place, base).origin).toBe(origin);
      }
      expect(place).toMatch(/^\/(?![/\\])/);
    }),
    { numRuns: 2_000 },
  );
  expect(followed).toBeGreaterThan(0);
});
