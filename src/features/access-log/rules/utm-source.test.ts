import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sourceMax, utmSource } from './utm-source.ts';

test.each([
  ['https://hiroba.example/web/event/11?utm_source=newsletter', 'newsletter'],
  ['/web/event/11?page=2&utm_source=NewsLetter&utm_medium=mail#top', 'newsletter'],
  ['/?utm_source=%E3%83%A1%E3%83%AB%E3%83%9E%E3%82%AC', 'メルマガ'],
  ['/?utm_source=%EF%BC%B8%20%20December', 'x december'],
  ['/?utm_source=x+december', 'x december'],
  ['/?utm_source=', undefined],
  ['/?utm_source=%20%00%0a', undefined],
  ['/?utm_source=%E3%83', undefined],
  ['/?xutm_source=a', undefined],
  ['/#?utm_source=a', undefined],
  ['/', undefined],
])('the source of %s is %s', (url, source) => {
  expect(utmSource(url)).toBe(source);
});

test('is short, one line, and the same when it is read again, whatever somebody writes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const source = utmSource(`/?utm_source=${encodeURIComponent(text.toWellFormed())}`);
      if (source === undefined) return;
      expect([...source].length).toBeLessThanOrEqual(sourceMax);
      expect(source).toMatch(/^[\p{L}\p{M}\p{N}._ -]+$/u);
      expect(utmSource(`/?utm_source=${encodeURIComponent(source)}`)).toBe(source);
    }),
  );
});
