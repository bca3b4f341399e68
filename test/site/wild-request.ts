import fc from 'fast-check';
import { apiPrefix } from '#kernel/limits.ts';

const segment = fc.oneof(
  fc.constantFrom(
    'web',
    'portal',
    '90',
    'event',
    '901',
    '902',
    'module',
    'information',
    '3',
    '1',
    'users',
    'mypage',
    'badge',
    'verify',
    'error',
    'uri',
    'seo',
    'jpn',
    'seo.json',
    'media',
    'assets',
    'theme',
    'web_api',
    'v2',
    'terms',
    'upload',
    'image',
    'preview',
    'event_information',
    'taxonomy',
    'passcode_check',
    'console_user_cache',
    '-1',
    '',
    '.',
    '..',
    '%2f',
    '%',
    '\u3042',
  ),
  fc.string({ maxLength: 8 }),
);
const bases = [
  '',
  '/web',
  '/web/portal/90',
  '/web/portal/90/event/901',
  '/web/event/902',
  '/web/portal/1/event/11',
  apiPrefix.replace(/\/$/, ''),
];
const path = fc
  .tuple(fc.constantFrom(...bases), fc.array(segment, { maxLength: 6 }))
  .map(([base, parts]) => `${base}/${parts.join('/')}`.replace(/[?#]/g, ''));
const query = fc.oneof(
  fc.constant(''),
  fc.constantFrom('?language=eng', '?page=2', '?is_draft=1', '?keyword=a&start=x'),
  fc.webQueryParameters().map((text) => `?${text}`),
);
const value = fc.string({ unit: 'grapheme-ascii', maxLength: 40 });
const headers = fc.dictionary(
  fc.constantFrom(
    'cookie',
    'accept-language',
    'language',
    'accept-encoding',
    'event-passcode',
    'access-token',
    'device',
    'console-user',
    'preview-agent',
    'if-none-match',
    'x-forwarded-host',
    'content-type',
    'host',
  ),
  fc.oneof(
    value,
    fc.constantFrom(
      'eng',
      'square.test',
      'locked.test',
      'application/json',
      'multipart/form-data; boundary=x',
      'previewer',
    ),
  ),
);
const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'OPTIONS');

/** Any request: to addresses of sites, calls and files and to odd ones, with headers that mean something and odd ones. */
export const wildRequest = fc.record({ path, query, headers, method, body: fc.string() });
export type WildRequest = typeof wildRequest extends fc.Arbitrary<infer One> ? One : never;

export function requestOf({ path: where, query: search, headers: sent, method: how, body }: WildRequest): Request {
  return new Request(new URL(`http://hiroba.test${where}${search}`), {
    method: how,
    headers: { host: 'hiroba.test', ...sent },
    ...(/POST|PUT/.test(how) ? { body } : {}),
  });
}
