import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '#kernel/language.ts';
import { type CatalogueText, catalogueTexts, textsIn } from './catalogue-texts.ts';

const root = dirname(import.meta.dirname);
const folders = globSync('src/**/jpn.ts', { cwd: root })
  .map((file) => dirname(file).replaceAll('\\', '/'))
  .sort();
const fewestFolders = 70;

const read = async (folder: string, language: string): Promise<unknown> =>
  ((await import(pathToFileURL(join(root, folder, `${language}.ts`)).href)) as { default: unknown }).default;

/** The ends of a catalogue: `title`, `pages.next`, `steps.0`. The value of a function is not known. */
function endsOf(value: unknown, key = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [[key, `(${typeof value})`]];
  return Object.entries(value).flatMap(([name, item]) => endsOf(item, key === '' ? name : `${key}.${name}`));
}

const textsOf = (language: string): CatalogueText[] =>
  folders.flatMap((folder) => catalogueTexts(root, `${folder}/${language}.ts`));

/** What a failure says of a text: its file, line and key, and the text. */
const said = ({ place, source }: CatalogueText): string => `${place}: ${source}`;

test('the catalogues of texts are found', () => expect(folders.length).toBeGreaterThanOrEqual(fewestFolders));

test('a screen loads the texts whose type it names', () => {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).map(
    (file) => [file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')] as const,
  );
  const calls = sources.flatMap(([file, source]) =>
    [...source.matchAll(/(?:define|kept)Texts<(\w+)>\(\s*import\.meta\.glob\('([^']+)\/\*\.ts'/g)].map(
      ([, type, folder]) => {
        const imported =
          new RegExp(`import type \\{[^}]*\\b${type}\\b[^}]*\\} from '([^']+)/jpn\\.ts'`).exec(source)?.[1] ?? '';
        const inSources = (path: string): string =>
          path.startsWith('.') ? posix.join(posix.dirname(file), path) : path.replace(/^(#|\/src\/)/, 'src/');
        return [`${file}: ${type}`, inSources(folder as string), inSources(imported)] as const;
      },
    ),
  );
  expect(calls.length).toBeGreaterThan(50);
  expect(calls.filter(([, folder, ofType]) => folder !== ofType)).toEqual([]);
});

test('a name in Japanese quotes may have quotes of its own: quoted() writes them', () => {
  // A letter alone is no name.
  const plain = [...textsOf('jpn'), ...textsOf('zhtw')].filter(({ source }) => /「\$\{(?!letter\})/.test(source));
  expect(plain.map(said)).toEqual([]);
});

describe.each(folders)('%s', (folder) => {
  test.each(languageCodes.slice(1))(
    'says in %s all that it says in Japanese, and leaves nothing empty [LANG-015]',
    async (language) => {
      const japanese = endsOf(await read(folder, 'jpn'));
      const other = endsOf(await read(folder, language));
      const [wanted, given] = [new Map(japanese), new Map(other)];
      const isFunction = (text: string | undefined) => text === '(function)';
      const sayAll = (ends: typeof other, problem: string) =>
        ends.map(([key, text]) => `${folder}/${language}.ts ${problem} ${key}: ${text}`);
      expect([
        ...sayAll(
          japanese.filter(([key]) => !given.has(key)),
          'lacks',
        ),
        ...sayAll(
          other.filter(([key]) => !wanted.has(key)),
          'has alone',
        ),
        ...sayAll(
          other.filter(([key, text]) => wanted.has(key) && isFunction(wanted.get(key)) !== isFunction(text)),
          'has in another form',
        ),
        ...sayAll(
          other.filter(([, text]) => text.trim() === ''),
          'leaves empty',
        ),
      ]).toEqual([]);
    },
  );
});

/** Words that the catalogues say in one other way, marks that are not the language's own, and Japanese in disguise. */
const others: [language: string, other: RegExp][] = [
  [
    'jpn',
    /出展社|さがす|再試行|ブース番号|フォルダー|条件を消す|か\?|ブラウザ(?!ー)|入場パスコード|カバー画像|訪問者|取り出[しす]|外部ログイン|置きか[えわ]/,
  ],
  ['eng', /\b(e-)?mails?\b|\bfilms?\b|load again|n[’']t\b|\bcolors?\b|\borganizers?\b|\bidentity provider/i],
  [
    'kor',
    /[“”「」『』]|마이 티켓|마이 백|리포트|참가사|수신인|주최 측|전체 보기|첫 화면|새로 고[침친]|통신 (환경|상태)|반각|매(으로|을)|매수|(?<!이)메일(로|과)|이메일(?! 주소|로|과|에)|행사(?!장)| \(선택\)/,
  ],
  ['chi', /站点|票券|抽选|中选(?!择)|[「」『』]|退会|一览|银行卡|受理|参加者|网络环境|刷新|之稍|・/],
  [
    'zhtw',
    /門票|抽選|中選(?!擇)|[“”]|退會|一覽|支付公司|受理|個人檔案|我的最愛|接待|重新整理|之稍|(?<!以)電子郵件(?!地址)|・/,
  ],
];
test.each(others)('%s has one word for one thing, and the quotation marks of its language', (language, other) => {
  const texts = textsOf(language);
  // What a template puts in is of another catalogue, or of the organiser.
  expect(texts.filter(({ text }) => other.test(text.replaceAll('${}', ' '))).map(said)).toEqual([]);
  // The brackets of Japanese and Taiwanese.
  const bracketed = folders.filter((folder) =>
    readFileSync(join(root, folder, `${language}.ts`), 'utf8').includes('quoted'),
  );
  if (language !== 'jpn' && language !== 'zhtw') expect(bracketed).toEqual([]);
});

describe('a sentence', () => {
  /** By chance alike in Japanese: each means something of its own, and other languages say them in two ways. */
  const alike: Readonly<Record<string, string>> = {
    '${}を削除しました。': 'of a card, and of a folder, whose name is in quotation marks',
    お支払いに使うカード: 'the mark of one card, and the heading above all of them',
    'しばらくしてから、もう一度お試しください。': 'of a page, of a card, and of the whole site',
    公開を終了したブース: 'of a talk, and in the bag',
    '${}件見つかりました': 'of sessions, and of whatever a timetable has',
  };
  /** Shorter ones are words: they mean what stands around them. */
  const fewest = 10;

  function saidTwice(texts: readonly CatalogueText[]): [text: string, places: string[]][] {
    const places = new Map<string, string[]>();
    for (const { text, place } of texts) {
      // An address or a name in Latin letters is no sentence of a language.
      if (text.length >= fewest && /[\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Han}]/u.test(text)) {
        places.set(text, [...(places.get(text) ?? []), place]);
      }
    }
    return [...places].filter(([, found]) => found.length > 1);
  }

  test('stands in one catalogue, from which the others import it', () => {
    const twice = saidTwice(textsOf('jpn'));
    const problems = twice
      .filter(([text]) => !(text in alike))
      .map(([text, places]) => `${text} — ${places.join(', ')}`);
    expect(problems).toEqual([]);
    expect(Object.keys(alike).filter((text) => !twice.some(([found]) => found === text))).toEqual([]);
  });

  test('that stands twice is seen with both places, in lists, functions and conditions too', () => {
    const texts = [
      ...textsIn('a/jpn.ts', "import b from '予定はありませんでした';\nconst c = { a: ['予定はありませんでした'] };"),
      ...textsIn(
        'b/jpn.ts',
        "export const b = { c: (n: number) => (n > 0 ? `${n}件の予定` : '予定はありませんでした') };",
      ),
      ...textsIn('c/jpn.ts', "export default { d: `${x}まで待ちました。`, e: c.a, f: 'http://example.jp' };"),
      ...textsIn(
        'd/jpn.ts',
        "export default { d: `${y}まで待ちました。`, f: 'http://example.jp' } satisfies Of<'予定はありませんでした'>;",
      ),
    ];
    expect(saidTwice(texts)).toEqual([
      ['予定はありませんでした', ['a/jpn.ts:2 a', 'b/jpn.ts:1 c']],
      ['${}まで待ちました。', ['c/jpn.ts:1 d', 'd/jpn.ts:1 d']],
    ]);
  });
});
