import { expect, test } from 'vitest';
import { createKeptWidgets } from './kept-widgets.ts';

const minute = Date.parse('2026-11-20T10:00:00+09:00');

/** What is asked for twice, and how often it is made. */
function madeFor(first: [string, string, number, string], second: [string, string, number, string]): number {
  const keptWidgets = createKeptWidgets<string>();
  let made = 0;
  for (const [page, facts, now, data] of [first, second]) {
    const html = keptWidgets(page, facts, now).of(5, data, () => {
      made += 1;
      return `${page} ${facts} ${data}`;
    });
    expect(html).toBe(`${page} ${facts} ${data}`);
  }
  return made;
}

const asked: [string, string, number, string] = ['/web', 'facts', minute, 'data'];

test('a widget is made once for the same page, facts, data and moment', () => {
  expect(madeFor(asked, ['/web', 'facts', minute + 14_999, 'data'])).toBe(1);
});

test.each<[string, [string, string, number, string]]>([
  ['at another address', ['/web/portal/1', 'facts', minute, 'data']],
  ['with other facts of the site', ['/web', 'other', minute, 'data']],
  ['with other data', ['/web', 'facts', minute, 'other']],
  ['fifteen seconds later', ['/web', 'facts', minute + 15_000, 'data']],
])('it is made anew %s', (_, second) => {
  expect(madeFor(asked, second)).toBe(2);
});

test('nothing is kept over a whole minute, when periods begin and end', () => {
  expect(madeFor(['/web', 'facts', minute - 1, 'data'], asked)).toBe(2);
});

test('pages asked for under very many addresses are not all kept', () => {
  const keptWidgets = createKeptWidgets<number>();
  for (let page = 0; page < 1_000; page += 1) keptWidgets(`/web?${page}`, 'facts', minute).of(5, 'data', () => page);
  let made = 0;
  for (let page = 0; page < 1_000; page += 1) {
    keptWidgets(`/web?${page}`, 'facts', minute).of(5, 'data', () => (made += 1));
  }
  expect(made).toBeGreaterThan(800);
});
