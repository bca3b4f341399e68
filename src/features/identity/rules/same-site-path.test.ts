import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameSitePath } from './same-site-path.ts';

test.each([
  '/',
  '/web/',
  '/web/portal/1/event/13',
  '/web/event/41/module/information/10?page=2#top',
  '/users/mypage?a=//b',
  '/日本語/ページ',
  '/a%2F%2Fb',
])('takes %j as a place of this host [AUTH-015]', (link) => {
  expect(sameSitePath(link)).toBe(link);
});

test.each([
  undefined,
  '',
  'web/portal/1',
  'https://evil.example',
  'https:/evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/a//b',
  '/.//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' /web',
  '/we b',
  '/web\u0000',
  'javascript:alert(1)',
  `/${'x'.repeat(2_000)}`,
])('does not take %j', (link) => {
  expect(sameSitePath(link)).toBeUndefined();
});

test('a path that is taken stays on the host, however often browsers read it [AUTH-015]', () => {
  const origin = 'https://events.example.jp';
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2e',
      '%2F',
      '@',
      ':',
      '?',
      '#',
      '\t',
      '\n',
      ' ',
      'evil.example',
      'https:',
      'web',
      '　',
      '／',
      '。',
    ),
    fc.string({ unit: 'grapheme', maxLength: 3 }),
  );
  const link = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  const taken = { yes: 0 };
  fc.assert(
    fc.property(
      fc.oneof(
        link,
        link.map((rest) => `/${rest}`),
        fc.webPath(),
      ),
      (text) => {
        const path = sameSitePath(text);
        if (path === undefined) return;
        taken.yes += 1;
        const first = new URL(path, origin);
        expect(first.origin).toBe(origin);
        // Writes the path anew, without its origin.
        expect(new URL(first.pathname + first.search + first.hash, origin).origin).toBe(origin);
      },
    ),
    { numRuns: 3_000 },
  );
  expect(taken.yes).toBeGreaterThan(300);
});
