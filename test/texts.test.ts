import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
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

test('a screen loads the texts whose type it names', () => {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).map(
    (file) => [file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')] as const,
  );
  const calls = sources.flatMap(([file, source]) =>
    [...source.matchAll(/defineTexts<(\w+)>\(\s*import\.meta\.glob\('([^']+)\/\*\.ts'\)/g)].map(([, type, folder]) => {
      const imported =
        new RegExp(`import type \\{[^}]*\\b${type}\\b[^}]*\\} from '([^']+)/jpn\\.ts'`).exec(source)?.[1] ?? '';
      const inSources = (path: string): string =>
        path.startsWith('.') ? posix.join(posix.dirname(file), path) : path.replace(/^(#|\/src\/)/, 'src/');
      return [`${file}: ${type}`, inSources(folder as string), inSources(imported)] as const;
    }),
  );
  expect(calls.length).toBeGreaterThan(50);
  expect(calls.filter(([, folder, ofType]) => folder !== ofType)).toEqual([]);
});

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

/** Words that the catalogues say in one other way, marks that are not the language's own, and Japanese in disguise. */
const others: [language: string, other: RegExp][] = [
  ['jpn', /出展社|さがす|再試行|ブース番号|フォルダー|条件を消す|か\?/],
  ['eng', /\b(e-)?mails?\b|\bfilms?\b|load again/i],
  [
    'kor',
    /[“”「」『』]|마이 티켓|마이 백|리포트|참가사|수신인|주최 측|전체 보기|첫 화면|새로 고[침친]|통신 (환경|상태)|반각|매(으로|을)|매수|(?<!이)메일(로|과)|이메일(?! 주소|로|과|에)|행사(?!장)| \(선택\)/,
  ],
  ['chi', /票券|抽选|中选(?!择)|[「」『』]|退会|一览|停止公开|银行卡|受理|参加者|网络环境|刷新|之稍|・/],
  [
    'zhtw',
    /門票|抽選|中選(?!擇)|[“”]|退會|一覽|停止公開|支付公司|受理|個人檔案|我的最愛|接待|重新整理|之稍|(?<!以)電子郵件(?!地址)|・/,
  ],
];
/** A catalogue without what nobody reads: its names, its parameters and what it imports. */
const readOf = (source: string): string => source.replaceAll(/^import.*$|\w+:|\(.*?\) =>|\$\{[^}]*\}/gm, '');
const catalogues = others.flatMap(([language, other]) =>
  globSync(`src/**/{texts,mail-texts}/**/${language}.ts`, { cwd: root }).map(
    (file) => [file, language, other] as const,
  ),
);
test.each(catalogues)(
  '%s has one word for one thing, and the quotation marks of its language',
  (file, language, other) => {
    const source = readFileSync(join(root, file), 'utf8');
    expect(readOf(source)).not.toMatch(other);
    // The brackets of Japanese and Taiwanese.
    if (language !== 'jpn' && language !== 'zhtw') expect(source).not.toContain('quoted');
  },
);
