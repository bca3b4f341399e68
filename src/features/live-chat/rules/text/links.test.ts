import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foreignLink, splitLinks } from './links.ts';

const hrefs = (text: string): string[] => splitLinks(text).flatMap(({ href }) => href ?? []);

describe('links in a message', () => {
  test.each([
    ['https://example.jp', ['https://example.jp']],
    ['http://example.jp/a?b=c#d', ['http://example.jp/a?b=c#d']],
    ['HTTPS://EXAMPLE.JP/A', ['HTTPS://EXAMPLE.JP/A']],
    ['資料はhttps://example.jp/資料です', ['https://example.jp/']],
    ['https://example.jpを見てください', ['https://example.jp']],
    ['見て https://example.jp。', ['https://example.jp']],
    ['（https://example.jp）', ['https://example.jp']],
    ['URL:https://example.jp:8443/a', ['https://example.jp:8443/a']],
    ['two: https://a.example.jp, http://b.example.jp!', ['https://a.example.jp', 'http://b.example.jp']],
    ['(see https://example.jp/a_(b))', ['https://example.jp/a_(b)']],
    ['[https://example.jp/a]', ['https://example.jp/a']],
    ['"https://example.jp/a"', ['https://example.jp/a']],
    ["'https://example.jp/a'...", ['https://example.jp/a']],
    ['<https://example.jp/a>', ['https://example.jp/a']],
    ['https://xn--r8jz45g.jp/', ['https://xn--r8jz45g.jp/']],
    ['https://xn--r8jz45g.xn--zckzah/', ['https://xn--r8jz45g.xn--zckzah/']],
  ])('%s: %j', (text, expected) => {
    expect(hrefs(text)).toEqual(expected);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt://example.jp/%0aalert(1)',
    'data:text/html,<script>',
    'ftp://example.jp',
    'vbscript:x',
    'xhttps://example.jp',
    'www.example.jp',
    'https://例え.jp/',
    'https://аpple.com/',
    'https://раypal.com',
    'https://ｅxample.jp',
    'ｈｔｔｐｓ://example.jp',
    'https:／／example.jp',
    'https:/example.jp',
    'https://example.jp@evil.example.com',
    'https://example.jp:pass@evil.example.com/a',
    'https://user@example.jp',
    'https://\\@evil.example.com',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://localhost/',
    'https://example.jp:99999/',
    'https://-example.jp/',
    'https://example..jp/',
    'https://example%2ejp/',
    'https://example_jp/',
    'https://',
    `https://example.jp/${'a'.repeat(2_000)}`,
    `https://${'a'.repeat(64)}.jp/`,
  ])('%s leads nowhere', (text) => {
    expect(hrefs(text)).toEqual([]);
    expect(splitLinks(text)).toEqual([{ text }]);
  });

  test('a backslash, which browsers take for a slash, ends an address', () => {
    expect(splitLinks('https://example.jp\\@evil.example.com')).toEqual([
      { text: 'https://example.jp', href: 'https://example.jp' },
      { text: '\\@evil.example.com' },
    ]);
  });

  test('none of them can be followed before the invitation is accepted', () => {
    const text = 'see https://example.jp and http://example.com';
    expect(splitLinks(text, { isAlive: false })).toEqual([{ text }]);
  });

  test('they open in another window and send no referrer', () => {
    expect(foreignLink.target).toBe('_blank');
    expect(foreignLink.rel.split(' ')).toEqual(expect.arrayContaining(['noopener', 'noreferrer', 'ugc']));
  });

  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.constantFrom(
      'https://',
      'http://',
      'javascript:',
      'example.jp',
      'evil.com',
      '@',
      ':',
      '/',
      '.',
      '\\',
      'です',
      '。',
    ),
    fc.constantFrom('(', ')', '[', ']', '?', '#', '%00', ' ', '\u202E', '\u200B', 'xn--', '8443', 'а'),
  );
  const typed = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));

  test('a link shows the address to which it leads, and the text stays whole, whatever was typed', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const parts = splitLinks(text);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const { text: shown, href } of parts) {
          expect(shown).not.toBe('');
          if (href === undefined) continue;
          expect(shown).toBe(href);
          expect(href).toMatch(/^https?:\/\/[!-~]+$/i);
          // A browser goes where the reader sees: to the host that stands there.
          const url = URL.parse(href);
          if (url === null) continue;
          expect(['http:', 'https:']).toContain(url.protocol);
          expect(`${url.username}${url.password}`).toBe('');
          expect(href.toLowerCase()).toContain(`://${url.hostname}`);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('a long message is read quickly', () => {
    // A search that goes back for each sign takes minutes, and a slow machine a second.
    const [length, hangsMs] = [320_000, 30_000];
    const started = performance.now();
    splitLinks(`https://a.jp/${')'.repeat(length)}`);
    for (const storm of ['https://', 'https://a.', 'https://example.jp/)', 'https://a.jp:', '(']) {
      splitLinks(storm.repeat(length / storm.length));
    }
    expect(performance.now() - started).toBeLessThan(hangsMs);
  });
});
