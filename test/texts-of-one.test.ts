import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = dirname(import.meta.dirname);
const files = globSync('src/**/eng.ts', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .sort();
const fewestFiles = 100;

/** Whatever a text takes out of it is one; as a text it is a name. */
const ones: unknown = new Proxy(
  {},
  { get: (_, key) => (key === Symbol.toPrimitive ? () => 'Name' : key === Symbol.iterator ? undefined : 1) },
);
/** What a parameter may be: a count of one, a name, a list of one, or an object with counts. */
const kinds: readonly unknown[] = [1, 'Name', ['Name'], ones];
const optionalMost = 1;

function* argumentsOf(count: number): Generator<unknown[]> {
  if (count === 0) return yield [];
  for (const before of argumentsOf(count - 1)) for (const kind of kinds) yield [...before, kind];
}

type Say = (...values: unknown[]) => unknown;
const isSay = (value: unknown): value is Say => typeof value === 'function';

/** Every text that a catalogue says of one. */
function textsOf(value: unknown, key: string): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]];
  if (isSay(value)) {
    const said = [...argumentsOf(value.length + optionalMost)].flatMap((given) => {
      try {
        return textsOf(value(...given), key);
      } catch {
        // It takes something else.
        return [];
      }
    });
    return [...new Map(said.map(([, text]) => [text, [key, text] as [string, string]])).values()];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, key === '' ? name : `${key}.${name}`));
}

/** Words behind a one that end like a plural and are none: what somebody does, and what says how much. */
const single = new Set(
  's as address begins costs ends gets goes has invites is less reminds waits wants was'.split(' '),
);

/** `1 tickets`, and `1 new entries` with a word between. */
function countsOfOne(text: string): string[] {
  const found = text.matchAll(/(?<![\p{L}\d.,:–-])1 (?:(?:new|other|different) )?([a-z]+s|people)\b/gu);
  return [...found].filter(([, word = '']) => !single.has(word)).map(([said]) => said);
}

test('the English catalogues are found', () => expect(files.length).toBeGreaterThanOrEqual(fewestFiles));

describe('the look for counts', () => {
  test.each<[string, unknown, string[]]>([
    ['a count', { a: (count: number) => `${count} tickets` }, ['1 tickets']],
    [
      'a count behind a name',
      { a: (name: string, count: number) => `${name}: ${count} new entries` },
      ['1 new entries'],
    ],
    ['a count in an object', { a: ({ count }: { count: number }) => [`${count} people`] }, ['1 people']],
    ['a count with its one', { a: (count: number) => (count === 1 ? '1 ticket' : `${count} tickets`) }, []],
    ['a verb', { a: (count: number) => `${count} is enough` }, []],
  ])('sees %s', (_, catalogue, expected) => {
    expect([...new Set(textsOf(catalogue, '').flatMap(([, text]) => countsOfOne(text)))]).toEqual(expected);
  });
});

test.each(files)('%s says one of what it counts in the singular', async (file) => {
  const { default: catalogue } = (await import(pathToFileURL(join(root, file)).href)) as { default: unknown };
  const wrong = textsOf(catalogue, '').flatMap(([key, text]) => countsOfOne(text).map((found) => `${key}: ${found}`));
  expect([...new Set(wrong)]).toEqual([]);
});
