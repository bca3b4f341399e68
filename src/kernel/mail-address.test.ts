import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mailAddressProblem, readMailAddress, shownMail } from './mail-address.ts';
import { decodePunycode, encodePunycode } from './punycode.ts';

test.each([
  ['hanako@example.jp', 'as it is written'],
  ['ｈａｎａｋｏ＠ｅｘａｍｐｌｅ．ｊｐ', 'in full width'],
  ['ｈａｎａｋｏ＠ｅｘａｍｐｌｅ。ｊｐ', 'with the full stop of a Japanese keyboard'],
  ['hanako@example｡jp', 'with its half-width one'],
  ['　hanako@example.jp　', 'between wide spaces'],
  ['hanako @ example . jp', 'with spaces around its signs'],
  ['hanako@example.\r\njp', 'broken into lines'],
  ['\ufeffhanako@exa\u00admple.jp\u200b', 'with letters that nobody sees'],
  ['\u202ahanako@example.jp\u202c', 'with marks of direction, as address books copy it'],
  ['hanako@example.jp。', 'at the end of a Japanese sentence'],
  ['hanako@example.jp、', 'before a comma of one'],
  ['hanako@example.jp.', 'at the end of an English one'],
  ['hanako@example.jp;', 'out of a line of recipients'],
  ['mailto:hanako@example.jp', 'as a link'],
  ['MailTo:hanako@example.jp?subject=%E5%95%8F', 'as a link with a subject'],
  ['花町 歩 <hanako@example.jp>', 'behind a name'],
  ['"Hanamachi, A." <hanako@example.jp>,', 'behind a name in quotes'],
  ['hanako@example.jp <hanako@example.jp>', 'behind itself'],
  ['花町＜hanako＠example.jp＞', 'in wide brackets'],
  ['<mailto:hanako@example.jp>', 'as a link in brackets'],
])('%j is one address: %s', (typed) => {
  expect(readMailAddress(typed)).toBe('hanako@example.jp');
});

test.each([
  ['hana－ko＠my‐shop―x.jp', 'hana-ko@my-shop-x.jp'],
  ['hanaーko@myーshop.jp', 'hana-ko@my-shop.jp'],
  ['hana−ko@my‑shop.jp', 'hana-ko@my-shop.jp'],
  ['hana＿ko＋fair@example.jp', 'hana_ko+fair@example.jp'],
  ['a..b.@docomo.ne.jp', 'a..b.@docomo.ne.jp'],
  ['hanako@日本語.jp', 'hanako@xn--wgv71a119e.jp'],
  ['hanako＠日本語。ｊｐ', 'hanako@xn--wgv71a119e.jp'],
  ['hanako@サーバー.みんな', 'hanako@xn--vckucxgb.xn--q9jyb4c'],
  ['hanako@München.example', 'hanako@xn--mnchen-3ya.example'],
  ['hanako@例え.テスト', 'hanako@xn--r8jz45g.xn--zckzah'],
  ["o'hara@example.jp", "o'hara@example.jp"],
  ['what?@example.jp', 'what?@example.jp'],
])('%j is read as %j', (typed, read) => {
  expect(readMailAddress(typed)).toBe(read);
  expect(mailAddressProblem(read)).toBeUndefined();
});

test.each([
  ['', 'required'],
  [' 　\u200b', 'required'],
  ['hanako', 'invalid'],
  ['hana ko@example.jp', 'invalid'],
  ['hanako@exam ple.jp', 'invalid'],
  ['a@example.jp, b@example.jp', 'invalid'],
  ['a@example.jp b@example.jp', 'invalid'],
  ['hanako@example.jp 花町', 'invalid'],
  ['花子@example.jp', 'invalid'],
  ['hanako@example,jp', 'invalid'],
  ['hanako@@example.jp', 'invalid'],
  ['hanako@-日本.jp', 'invalid'],
  ['hanako@日本★.jp', 'invalid'],
  [`hanako@${'日'.repeat(64)}.jp`, 'invalid'],
  [`${'<'.repeat(100_000)}a@example.jp`, 'invalid'],
])('%j is no plain address: %s', (typed, problem) => {
  expect(mailAddressProblem(readMailAddress(typed))).toBe(problem);
});

const pieces = fc.constantFrom(
  ...Array.from('aZ9@＠.。、,; 　-ー―<>＜＞?\u200b\ufeff\u00ad\u202e日本ßéİ😀\n"'),
  'mailto:',
  'ｱﾞ',
  'xn--',
);
const pasted = fc.string({ unit: pieces, maxLength: 24 });
const label = fc.stringMatching(/^[a-zA-Z0-9]([a-zA-Z0-9-]{0,8}[a-zA-Z0-9])?$/);
const plainAddress = fc
  .tuple(fc.stringMatching(/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,12}$/), fc.array(label, { minLength: 2, maxLength: 3 }))
  .map(([local, labels]) => `${local}@${labels.join('.')}`);

describe('whatever is pasted', () => {
  test('reading what was read changes nothing', () => {
    fc.assert(
      fc.property(fc.oneof(pasted, fc.string({ unit: 'binary' })), (typed) => {
        const read = readMailAddress(typed);
        if (mailAddressProblem(read) === undefined) expect(readMailAddress(read)).toBe(read);
      }),
      { numRuns: 2_000 },
    );
  });

  test('an address of an earlier release is read as itself, so that its account is found', () => {
    fc.assert(fc.property(plainAddress, (mail) => readMailAddress(mail) === mail));
  });

  test('an address is the same between spaces, marks and brackets, in wide letters and as a link', () => {
    const wide = (text: string): string =>
      text.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
    fc.assert(
      fc.property(plainAddress, (mail) => {
        for (const typed of [` ${mail}。`, `\u200e${mail}\u200b`, `山田 <${mail}>`, wide(mail)])
          expect(readMailAddress(typed)).toBe(mail);
        if (!mail.includes('?')) expect(readMailAddress(`mailto:${mail}?subject=x`)).toBe(mail);
      }),
    );
  });
});

describe('a domain in another script', () => {
  const letters = fc.stringMatching(/^[ぁ-んァ-ヶ一-龠a-z0-9가-힣àéöñ]{1,12}$/u);

  test('is written as the platform writes it, and back', () => {
    fc.assert(
      fc.property(letters, (word) => {
        const name = word.normalize('NFKC');
        fc.pre(/[^\0-\x7f]/.test(name));
        const ascii = domainToASCII(`${name}.jp`);
        fc.pre(ascii !== '');
        expect(`xn--${encodePunycode(name)}.jp`).toBe(ascii);
        expect(decodePunycode(encodePunycode(name))).toBe(name);
        expect(readMailAddress(`a@${word}.jp`)).toBe(`a@${ascii}`);
      }),
    );
  });

  test('is shown as it was typed', () => {
    for (const mail of ['hanako@日本語.jp', 'hanako@サーバー.みんな', 'hanako@münchen.example', 'hanako@example.jp'])
      expect(shownMail(readMailAddress(mail))).toBe(mail);
  });

  test('stays as mail servers know it where its letters look like others, or stand for nothing', () => {
    for (const mail of ['pay@xn--pypal-4ve.example', 'a@xn--0.example', 'a@xn--.example', 'a@xn--99999999.jp', 'a'])
      expect(shownMail(mail)).toBe(mail);
    // A Cyrillic а among Latin letters.
    expect(shownMail(readMailAddress('pay@pаypal.example'))).toMatch(/^pay@xn--/);
  });

  test.each(['データ', 'ノート', 'サーバー1', '第一ビル', 'tokyo東京', '한국어', 'straße', '〆切'])(
    '%s is shown: its letters are of one script, or of those that are written together',
    (word) => {
      expect(shownMail(`a@xn--${encodePunycode(word.normalize('NFKC'))}.jp`)).toBe(`a@${word}.jp`);
    },
  );

  test.each([
    ['аррӏе', 'Cyrillic alone passes for Latin'],
    ['οra', 'Greek among Latin'],
    ['日本한국', 'kanji and hangul are written together, kana and hangul are not: this one is shown'],
    ['カナ한국', 'kana and hangul'],
    ['münchen東京', 'Latin with accents among kanji'],
    ['pay一pal', 'a kanji that passes for a dash'],
    ['payーpal', 'a long sound that passes for a dash'],
    ['exampleノjp', 'a kana that passes for a slash'],
    ['ー', 'a dash alone'],
    ['カへル', 'a hiragana that passes for katakana'],
    ['pаypal', 'one Cyrillic letter'],
    ['ıcon', 'an i without its dot'],
    ['ɑpple', 'a letter of phonetics'],
    ['ไทย', 'a script that no page of ours is written in'],
  ])('%s: %s', (word, why) => {
    const ascii = `a@xn--${encodePunycode(word)}.jp`;
    expect(shownMail(ascii)).toBe(why.endsWith('is shown') ? `a@${word}.jp` : ascii);
  });

  test('no text makes reading or showing fail', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof decodePunycode(text) !== 'number'));
    fc.assert(fc.property(pasted, (text) => typeof shownMail(`a@xn--${text}.jp`) === 'string'));
  });
});
