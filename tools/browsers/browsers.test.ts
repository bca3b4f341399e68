import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { oldestVersions } from './oldest.ts';
import { gapsOfScript, gapsOfStyle, type Gaps } from './uses.ts';

const root = dirname(dirname(import.meta.dirname));
const scripts = [
  'src/kernel/**/*.ts',
  'src/features/*/{rules,web}/**/*.{ts,tsx}',
  'src/platform/web/**/*.{ts,tsx}',
  'src/app/{boot,layouts,pages,widgets}/**/*.{ts,tsx}',
];
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const filesOf = (patterns: string | string[]): string[] =>
  globSync(patterns, { cwd: root }).filter((file) => !/\.test\.|\/texts\//.test(file));

/** Members of our own values, which have the names of young members of the browser's. */
const ours = new Set(
  `actions badge blue bytes closedBy contacts cookies destroy drop entry external fileName green icon image info isError lines lock login
  priority revoke skipped states tag take to when`
    .split(/\s+/)
    .map((name) => `.${name}`)
    .concat('Report'),
);
/** Nothing points on a phone. */
const isOfPointers = (name: string): boolean => name.startsWith('cursor: ');

function gapsOf(files: readonly string[], gapsIn: (file: string) => Gaps): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const file of files) {
    for (const [name] of gapsIn(file)) all.set(name, [...(all.get(name) ?? []), file]);
  }
  return all;
}

/** The first column of the tables of docs/browsers.md. */
const told = (): string[] => [...read('docs/browsers.md').matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name ?? '');

test('docs/browsers.md lists all that pages use and one of the oldest browsers lacks, and nothing else', {
  tags: ['long'],
}, () => {
  const used = [
    ...gapsOf(filesOf(scripts), (file) => gapsOfScript(file, read(file))).keys(),
    ...gapsOf(filesOf('src/{features,platform,app}/**/*.css'), (file) => gapsOfStyle(read(file))).keys(),
  ].filter((name) => !ours.has(name) && !isOfPointers(name));
  expect([...new Set(told())].sort()).toEqual([...new Set(used)].sort());
});

test('docs/browsers.md says the oldest versions', () => {
  const page = read('docs/browsers.md');
  const { chrome, firefox, safari } = oldestVersions;
  expect(page).toContain(`Chrome and Edge ${chrome}, Firefox ${firefox} and Safari ${safari}`);
});

test.each([
  ['const link = URL.parse(text)', ['URL.parse']],
  ['URL.canParse(text)', []],
  ['const held = Promise.withResolvers<void>()', ['Promise.withResolvers']],
  ['document.startViewTransition(change)', ['.startViewTransition']],
  ["window.addEventListener('pageswap', skip)", ['event pageswap']],
  ['const a: BarcodeDetector | undefined = undefined', []],
  ['new BarcodeDetector()', ['BarcodeDetector']],
  ['list.toSorted().at(-1)', []],
])('the script %s uses %j that the oldest browsers lack', (text, names) => {
  expect([...gapsOfScript('a.ts', text).keys()]).toEqual(names);
});

test.each([
  ['.a { field-sizing: content; }', ['field-sizing']],
  ['.a { text-wrap: pretty; }', ['text-wrap']],
  ['.a { break-after: avoid; }', ['break-after: avoid']],
  ['@view-transition { navigation: auto; }', ['@view-transition']],
  ['.a::view-transition-old(x) { color: red; }', ['::view-transition-old']],
  ['.a { /* field-sizing: content; */ gap: 1px; }', []],
])('the style sheet %s uses %j that the oldest browsers lack', (text, names) => {
  expect([...gapsOfStyle(text).keys()]).toEqual(names);
});
