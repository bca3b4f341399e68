import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '#kernel/language.ts';

const root = dirname(import.meta.dirname);
const folders = globSync('src/**/jpn.ts', { cwd: root })
  .map((file) => dirname(file))
  .filter((folder) => !folder.includes('platform/web'));
const fewestFolders = 3;

const read = async (folder: string, language: string): Promise<unknown> =>
  ((await import(pathToFileURL(join(root, folder, `${language}.ts`)).href)) as { default: unknown }).default;

/** The shape of a catalogue, without its words: `title: text`, `pages.next: text`, `count: function`. */
function shapeOf(value: unknown, place = ''): string[] {
  if (typeof value !== 'object' || value === null)
    return [`${place}: ${typeof value === 'string' ? 'text' : typeof value}`];
  return Object.entries(value)
    .flatMap(([key, item]) => shapeOf(item, place === '' ? key : `${place}.${key}`))
    .sort();
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

test('the catalogues of texts are found', () => expect(folders.length).toBeGreaterThanOrEqual(fewestFolders));

test('a name in Japanese quotes may have quotes of its own: quoted() writes them', () => {
  const files = globSync('src/**/{texts,mail-texts}/**/{jpn,zhtw}.ts', { cwd: root });
  expect(files.length).toBeGreaterThan(folders.length);
  // A letter alone is no name.
  const plain = files.filter((file) => /「\$\{(?!letter\})/.test(readFileSync(join(root, file), 'utf8')));
  expect(plain).toEqual([]);
});

describe.each(folders)('%s', (folder) => {
  test.each(languageCodes.slice(1))(
    'says in %s all that it says in Japanese, and leaves nothing empty [LANG-015]',
    async (language) => {
      const [japanese, other] = [await read(folder, 'jpn'), await read(folder, language)];
      expect(shapeOf(other)).toEqual(shapeOf(japanese));
      expect(textsOf(other).filter((text) => text.trim() === '')).toEqual([]);
    },
  );
});

/** Wrong terms, where the catalogues have one word, and wrong quotation marks. */
const others: [string, RegExp][] = [
  ['kor', /[“”「」『』]|마이 티켓/],
  ['chi', /票券|抽选|中选(?!择)|[「」『』]/],
  ['zhtw', /門票|抽選|中選(?!擇)|[“”]/],
];
const catalogues = others.flatMap(([language, other]) =>
  globSync(`src/**/${language}.ts`, { cwd: root }).map((file) => [file, other] as const),
);
test.each(catalogues)(
  '%s has one kind of quotation marks, and one name for a ticket and for a lottery',
  (file, other) => {
    expect(readFileSync(join(root, file), 'utf8')).not.toMatch(other);
  },
);
