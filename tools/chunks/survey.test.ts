import { expect, test } from 'vitest';
import { type ChunkWishes, nameChunks } from './browser-chunks.ts';
import { type BundledFile, surveyOf } from './survey.ts';

const languages = ['jpn', 'eng'];
const file = (name: string, imports: string[], fetches: string[], isEntry = false): BundledFile => ({
  fileName: `${name}.js`,
  bytes: 100,
  imports: imports.map((other) => `${other}.js`),
  isEntry,
  modules: [{ path: `src/${name}.ts`, fetches: fetches.map((path) => `src/${path}.ts`) }],
});
const files = [
  file('entry', [], ['texts/jpn', 'texts/eng', 'home', 'list'], true),
  file('shared', ['entry'], []),
  file('home', ['entry', 'shared'], ['dialog']),
  file('list', ['entry', 'shared'], ['list/texts/jpn', 'list/texts/eng', 'dialog']),
  file('dialog', ['entry'], []),
  file('texts/jpn', [], []),
  file('texts/eng', [], []),
  file('list/texts/jpn', [], []),
  file('list/texts/eng', [], []),
];
const survey = surveyOf(files, languages);

test('a source needs its file, what that imports, and the texts of all of them; it fetches the rest later', () => {
  const modulesOf = (source: string): string[] =>
    survey.openers
      .get(source)!
      .pieces.flatMap((piece) => survey.pieces[piece]!.modules)
      .toSorted();
  expect([...survey.openers.keys()].toSorted()).toEqual([
    'src/dialog.ts',
    'src/entry.ts',
    'src/home.ts',
    'src/list.ts',
  ]);
  expect(modulesOf('src/list.ts')).toEqual([
    'src/entry.ts',
    'src/list.ts',
    'src/list/texts/eng.ts',
    'src/list/texts/jpn.ts',
    'src/shared.ts',
    'src/texts/eng.ts',
    'src/texts/jpn.ts',
  ]);
  expect([...survey.openers.get('src/list.ts')!.later.values()].flat().toSorted()).toEqual([
    'src/dialog.ts',
    'src/home.ts',
    'src/list.ts',
  ]);
});

const wishes: ChunkWishes = {
  languages,
  fixed: [
    { name: 'base', sources: ['src/entry.ts'] },
    { name: 'home', sources: ['src/home.ts'] },
  ],
  importanceOf: () => 1,
  requestsMaxOf: () => undefined,
  together: [],
  limits: {
    files: { code: 1, texts: 1 },
    requestBytes: 1_000,
    enough: { requests: 2, requestsMore: 1, bytes: 1_000, bytesMore: 1 },
  },
};

test('each module has the name of a file, a text one of its language', () => {
  expect(Object.fromEntries(nameChunks(survey, wishes))).toEqual({
    'src/entry.ts': 'base',
    'src/shared.ts': 'home',
    'src/home.ts': 'home',
    'src/list.ts': 'list',
    'src/dialog.ts': 'dialog',
    'src/texts/jpn.ts': 'texts-jpn',
    'src/texts/eng.ts': 'texts-eng',
    'src/list/texts/jpn.ts': 'texts-jpn-1',
    'src/list/texts/eng.ts': 'texts-eng-1',
  });
});

test('a source that the build does not fetch is named', () => {
  expect(() => nameChunks(survey, { ...wishes, fixed: [{ name: 'base', sources: ['src/gone.ts'] }] })).toThrow(
    'The build fetches no src/gone.ts.',
  );
});
