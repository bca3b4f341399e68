// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { sanitizeOrganiserHtml } from '#server/html/sanitize-organiser-html.ts';
import { readHtml, survives, writeHtml } from './stored-html.ts';

const root = join(import.meta.dirname, '../../../../..');
const picture = `/media/${'a'.repeat(64)}.webp`;

/** Every HTML text of the demo and of the templates, as it is stored. */
function storedTexts(): string[] {
  const texts = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string' && /<(p|h[2-6]|ul|ol|table|div|section|figure|dl|blockquote|a|img)\b/.test(value))
      texts.add(sanitizeOrganiserHtml(value.replaceAll(/(<img\b[^>]*?\bsrc=)(["'])[^"']*\2/g, `$1"${picture}"`)));
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk);
  };
  for (const file of globSync(join(root, '{demo,templates}/**/*.yaml'))) walk(parse(readFileSync(file, 'utf8')));
  return [...texts];
}

test('every HTML text of the demo and of the templates survives the editor', () => {
  const texts = storedTexts();
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter((html) => !survives(html))).toEqual([]);
});

const rare = [
  '<table><caption>時間</caption><colgroup><col span="2"></colgroup><tbody><tr><th scope="row">朝</th><td>体操</td></tr></tbody></table>',
  '<ul><li>一<ul><li>二</li></ul></li><li><p>三</p><p>四</p></li></ul>',
  '<p><ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby><ruby>字<rt>じ</rt></ruby></p>',
  '<p>前<strong>太<em>斜</em></strong>後<br>次<wbr>行</p>',
  '<div class="hb-note">そのまま<p>段落</p>つづき</div>',
  `<figure><img src="${picture}" alt="地図" width="10" height="10" loading="lazy"><figcaption>会場</figcaption></figure>`,
  '<details open=""><summary>もっと</summary><p>中身</p></details>',
  '<p lang="en">A <q>quote</q>, <kbd>Enter</kbd> and <span lang="ko">말</span></p>',
  '<pre>一\n  二</pre>',
  'ただの文',
  '<p>一</p>二<p>三</p>',
  '<ol start="3" type="a"><li>c</li></ol><hr><blockquote>引用</blockquote>',
];

test.each(rare)('%s survives', (html) => {
  expect([writeHtml(readHtml(html)), survives(html)]).toEqual([html, true]);
});

test.each([
  '<p><a href="/x"><div>block in a link</div></a></p>',
  '<p>a <em>b <em>c</em></em></p>',
  '<ul><p>no item</p></ul>',
  '<table><tbody><tr><td>x</td></tr></tbody><tfoot></tfoot></table>',
])('%s opens as its source', (html) => {
  expect(survives(html)).toBe(false);
});

test('a text that the editor has written is written the same again', () => {
  for (const html of rare) {
    const once = writeHtml(readHtml(html));
    expect(writeHtml(readHtml(once))).toBe(once);
  }
});
