import { describe, expect, test } from 'vitest';
import { createKeptWidgets, type MakeWidget } from './kept-widgets.ts';

const minute = Date.parse('2026-11-20T10:00:00+09:00');
type Asked = [page: string, facts: string, now: number, data: string];
const first: Asked = ['/web', 'facts', minute, 'data'];

/** How often a widget is made that is asked for twice. */
function madeFor(second: Asked, { readsClock, before = first }: { readsClock: boolean; before?: Asked }): number {
  const keptWidgets = createKeptWidgets<string>();
  let made = 0;
  for (const [page, facts, at, data] of [before, second]) {
    const make: MakeWidget<string> = (now) => {
      made += 1;
      return [page, facts, data, readsClock ? Math.floor(now() / 15_000) : ''].join(' ');
    };
    const own = [page, facts, data, readsClock ? Math.floor(at / 15_000) : ''].join(' ');
    expect(keptWidgets(page, facts, at).of(5, data, make)).toBe(own);
  }
  return made;
}

describe.each([true, false])('a widget that reads the clock: %s', (readsClock) => {
  test('is made once for the same page, facts and data at the same moment', () => {
    expect(madeFor(['/web', 'facts', minute + 14_999, 'data'], { readsClock })).toBe(1);
  });

  test.each<[string, Asked]>([
    ['at another address', ['/web/portal/1', 'facts', minute, 'data']],
    ['with other facts of the site', ['/web', 'other', minute, 'data']],
    ['with other data', ['/web', 'facts', minute, 'other']],
  ])('is made anew %s', (_, second) => {
    expect(madeFor(second, { readsClock })).toBe(2);
  });

  test('is made anew fifteen seconds later and over a whole minute, only if it does', () => {
    const made = readsClock ? 2 : 1;
    expect(madeFor(['/web', 'facts', minute + 15_000, 'data'], { readsClock })).toBe(made);
    expect(madeFor(first, { readsClock, before: ['/web', 'facts', minute - 1, 'data'] })).toBe(made);
  });
});

test('of pages that are asked for under very many addresses the last hundred are kept', () => {
  const keptWidgets = createKeptWidgets<string>();
  const made: string[] = [];
  const ask = (page: string): void => {
    keptWidgets(page, 'facts', minute).of(5, 'data', () => {
      made.push(page);
      return page;
    });
  };
  for (let page = 0; page < 1_000; page += 1) ask(`/web?${page}`);
  expect(made).toHaveLength(1_000);
  for (const page of ['/web?999', '/web?901', '/web?0']) ask(page);
  expect(made.slice(1_000)).toEqual(['/web?0']);
});
