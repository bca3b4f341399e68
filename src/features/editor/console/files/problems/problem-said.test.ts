import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type LanguageCode, languageCodes } from '#kernel/language.ts';
import { expectedSaid, foundSaid } from './problem-said.ts';
import { problemTexts } from './problem-texts.ts';

beforeAll(async () => {
  for (const language of languageCodes) await problemTexts.load(language);
});

const root = join(import.meta.dirname, '../../../../../..');
/** Every sentence by which an import says what it expects; what is filled in is a word there. */
const sentences = globSync('src/features/{site,identity,schedule,booth,ticket,favorite}/{server,rules}/**/*.ts', {
  cwd: root,
})
  .concat(globSync('src/features/*/documents.ts', { cwd: root }))
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const literal = String.raw`('(?:[^'\\\n]|\\.)+'|` + '`[^`]+`)';
    const places = [`expected: ${literal}`, `expected = ${literal}`, `report\\(\\s*\\[[^\\]]*\\],\\s*${literal}`];
    return places.flatMap((place) => [...text.matchAll(new RegExp(place, 'g'))].map(([, said = '']) => said));
  })
  .map((said) => said.slice(1, -1).replace(/\$\{[^}]*\}/g, 'name'));

/** Those of schemas and of what is counted. */
const others = [
  'a text',
  'a number',
  'true or false',
  'a list',
  'fields',
  'a whole number',
  'a whole number from 0',
  'a value',
  'texts per language, as { jpn: … }',
  'a picture, as { file: pictures/name.png }',
  'no fields here',
  'a date, as 2026-11-20 10:00 or today+3d 10:00',
  'a link: https://…, mailto:…, tel:… or a path of this site',
  'one of the fields title, body',
  'one of jpn, eng',
  'at least 1 in the list',
  'at most 20 in the list',
  'at most 200 letters',
  'at least 1',
  'at most 5',
  'the detailId of an item of booth 200',
  'a detailId of its own (modules[3].items[2] has this one)',
];
const nobody = { faultOf: () => undefined };

test('the sentences of the import are found', () => {
  expect(sentences.length).toBeGreaterThan(20);
});

describe.each(languageCodes)('in %s', (language: LanguageCode) => {
  test.each([...new Set([...sentences, ...others])])('what is expected has words: %s', (said) => {
    const words = expectedSaid(said, problemTexts.of(language), nobody) ?? '';
    expect(words).not.toBe('');
    if (language === 'jpn') expect(words).toMatch(/[ぁ-んァ-ヶ一-龠]/);
    expect(words).not.toMatch(/undefined|\$\{/);
  });
});

test('what is filled in stays, and a rule of a field has the words of its form', () => {
  const japanese = problemTexts.of('jpn');
  expect(expectedSaid('one of the fields title, body', japanese, nobody)).toBe('次の項目のどれか：title, body');
  expect(expectedSaid('at most 200 letters', japanese, nobody)).toBe('200文字まで');
  expect(expectedSaid('a detailId of its own (modules[3] has this one)', japanese, nobody)).toBe(
    'ほかと違う detailId（modules[3] と同じです）',
  );
  expect(expectedSaid('a rule', japanese, { faultOf: () => '決まり' })).toBe('決まり');
  expect(expectedSaid('something of a later release', japanese, nobody)).toBeUndefined();
});

test.each([
  ['nothing', '何もありません'],
  ['fields (a, b)', '項目（a, b）'],
  ['"一行目"', '"一行目"'],
])('what was found is said, or shown as it is: %s', (found, said) => {
  expect(foundSaid(found, problemTexts.of('jpn'))).toBe(said);
});
