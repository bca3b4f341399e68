import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type CatalogueText, catalogueTexts } from './catalogue-texts.ts';

const root = join(import.meta.dirname, '..');
const document = readFileSync(join(root, 'docs/words.md'), 'utf8');

/**
 * Free: words by which people search the console, lists of prefectures, what a file says in its own signs, and the one
 * message that every language has in Japanese (docs/calls.md).
 */
const isFree = ({ place, text }: CatalogueText): boolean =>
  /\bsearch$|prefectures|expected\.fileSize|listHint$|oneCell$/.test(place) ||
  text === 'ネットワーク通信エラーが発生しました。';

const textsOf = (language: string): CatalogueText[] =>
  globSync(`src/**/${language}.ts`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) => catalogueTexts(root, file))
    .filter((text) => !isFree(text));

const said = ({ place, source }: CatalogueText): string => `${place}: ${source}`;

const languages = [
  ['jpn', 'Japanese'],
  ['eng', 'English'],
  ['kor', 'Korean'],
  ['chi', 'Simplified Chinese'],
  ['zhtw', 'Traditional Chinese'],
] as const;

/** The words that the document does not use, from the first column of a language's table. */
function wordsNotUsed(title: string): string[] {
  const table = document.split(`### ${title}: not used\n`)[1]?.split('\n#')[0] ?? '';
  return [...table.matchAll(/^\| ([^|]+?) \| [^|]+ \|$/gm)]
    .map(([, word = '']) => word)
    .filter((word) => word !== 'Not' && !/^-+$/.test(word));
}

describe.each(languages)('texts in %s', (language, title) => {
  const texts = textsOf(language);

  test('have none of the words that docs/words.md replaces', () => {
    const unused = wordsNotUsed(title);
    expect(unused.length).toBeGreaterThan(9);
    const found = texts.flatMap((one) =>
      unused
        .filter((word) => new RegExp(/^\w/.test(word) ? `\\b${word}\\b` : word, 'i').test(one.text))
        .map((word) => `${word}, in ${said(one)}`),
    );
    expect(found).toEqual([]);
  });

  test('have the marks of their language', () => {
    const isWide = language === 'jpn' || language === 'chi' || language === 'zhtw';
    const letter = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]';
    const wrong = isWide
      ? new RegExp(`${letter}[,;:?!]|[,;:?!]${letter}|${letter}\\(|\\)${letter}`, 'u')
      : language === 'kor'
        ? /[，；：？！（）。、]/
        : /[，；：？！（）。、「」]/;
    expect(texts.filter(({ text }) => wrong.test(text.replaceAll('${}', ' '))).map(said)).toEqual([]);
  });

  test('end two sentences as they end the first', () => {
    const open = /[。][^。]*[\p{L}\p{N}]$/u;
    // A list of names, or half a sentence that another follows, has no end of its own.
    const unended = texts.filter(({ text }) => open.test(text.replace(/[「『（“‘(][^」』）”’)]*[」』）”’)]/gu, '')));
    expect(unended.map(said)).toEqual([]);
  });
});

test('Korean puts no particle in brackets: a noun takes it', () => {
  const bracketed = textsOf('kor').filter(({ text }) => /[은이을과와으]\([는가를로과와]\)|\([이으]\)/.test(text));
  expect(bracketed.map(said)).toEqual([]);
});

test('a Japanese time takes its particle without a blank', () => {
  const apart = /\$\{(?:when|start|end|date|time|from|until|day)\} (?:から|まで|に|を|が|は|の|で)/;
  expect(
    textsOf('jpn')
      .filter(({ source }) => apart.test(source))
      .map(said),
  ).toEqual([]);
});

test('English is spelt as in Britain, and says dates as there', () => {
  const american =
    /\b\w*(?:color|favor|honor|labor)(?!ed by)\w*\b|\b\w{3,}(?:iz(?:e|es|ed|ing|ation))\b|\b(?:traveled|canceled|license[sd]?|analyze)\b|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}\b/i;
  const fine = /\b(?:size[sd]?|resiz(?:e|ed|ing)|prizes?|seiz(?:e|ed))\b/gi;
  expect(
    textsOf('eng')
      .filter(({ text }) => american.test(text.replaceAll(fine, '')))
      .map(said),
  ).toEqual([]);
});

test('a Japanese sentence that asks for something at a field ends with its mark', () => {
  /** A title, a label, a choice or a row of a table is no sentence. */
  const isNoSentence =
    /(?:[Tt]itle|heading|subject|choose\w*|noChoice|\w*[Ll]abel|confirm\w*|warnings|fields|terms|enterPasscode|signInAgain|askOrganiser|collect|form\.problems)$|attendee-import.* problems\.|faultKinds\./;
  const open = textsOf('jpn').filter(
    ({ text, place }) => /(?:ください|正しくありません|含まれています)$/.test(text) && !isNoSentence.test(place),
  );
  expect(open.map(said)).toEqual([]);
});
