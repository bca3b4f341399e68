import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Keywords of the lines, and what the cascade may say instead. */
const lines = /^(none|underline|overline|line-through|inherit|initial|unset|revert|revert-layer)$/;

/** What WebKit takes of the shorthand are its lines alone: with a style or a thickness it drops all of it. */
const refusedDecorations = (css: string): string[] =>
  [...css.matchAll(/(?<![\w-])text-decoration:\s*([^;}]+)/g)]
    .map(([, value = '']) => value.replace(/!important/, '').trim())
    .filter((value) => !value.split(/\s+/).every((word) => lines.test(word)));

test.each([
  ['a{text-decoration:underline}', []],
  ['a { text-decoration: underline line-through; }', []],
  ['a { text-decoration: underline dotted red 1px; }', ['underline dotted red 1px']],
  ['a { text-decoration: 2px underline }', ['2px underline']],
  ['a { text-decoration-thickness: 1px; }', []],
])('%s', (css, refused) => {
  expect(refusedDecorations(css)).toEqual(refused);
});

test('a line below words has its style and thickness apart, so that WebKit draws it', () => {
  const sheets = globSync('src/**/*.{css,ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
  expect(sheets.length).toBeGreaterThan(100);
  expect(
    sheets.flatMap((file) => refusedDecorations(readFileSync(file, 'utf8')).map((value) => [file, value])),
  ).toEqual([]);
});
