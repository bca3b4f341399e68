import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('plain text is the text without its marks', () => {
  expect(plainText('<h2>電車</h2><p>A &amp; B\n は<b>近い</b></p>')).toBe('電車 A & B は近い');
  expect(plainText('<pre>a</pre><picture>b</picture>')).toBe('a b');
});
