import { expect, test } from 'vitest';
import type { LocalizedText } from '#kernel/localized-text.ts';
import { safeHtml } from './safe-html.ts';

test('stored HTML is safe to show in each language, and sanitised once for each', () => {
  const text: LocalizedText = { jpn: '<p onclick="x()">港</p>', eng: '<p>Harbour<script>x()</script></p>' };
  const inJapanese = (one: LocalizedText): string => one.jpn ?? '';
  expect(safeHtml(text, inJapanese)).toBe('<p>港</p>');
  expect(safeHtml(text, (one) => one.eng ?? '')).toBe('<p>Harbour</p>');
  expect(safeHtml(text, inJapanese)).toBe('<p>港</p>');
  expect(safeHtml(undefined, inJapanese)).toBe('');

  const body = { jpn: '<p>海</p>'.repeat(20_000) };
  const spent = () => {
    const start = performance.now();
    safeHtml(body, inJapanese);
    return performance.now() - start;
  };
  const first = spent();
  expect(Math.min(spent(), spent(), spent())).toBeLessThan(first / 10);
});
