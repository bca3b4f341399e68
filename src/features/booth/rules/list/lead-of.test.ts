import { expect, test } from 'vitest';
import { leadOf } from './lead-of.ts';

test.each([
  ['', ''],
  ['<p>ねじの工場です。試作は一個から。</p>', 'ねじの工場です。'],
  ['<p>直径0.6ミリのねじを作ります。</p>', '直径0.6ミリのねじを作ります。'],
  ['<p>Shafts from 0.3 mm. By day.</p>', 'Shafts from 0.3 mm.'],
  ['<h2>Turning</h2><p>&amp; more</p>', 'Turning & more'],
  ['<p>One<br>line</p>', 'One line'],
  [`<p>${'長'.repeat(200)}</p>`, `${'長'.repeat(119)}…`],
])('begins with the first sentence: %s', (html, lead) => {
  expect(leadOf(html)).toBe(lead);
});
