import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textWidth } from '#kernel/text-width.ts';
import { wrapText } from './wrap-text.ts';

describe('a wrapped text', () => {
  it.each([
    ['short', 'short', 10],
    ['one two three', 'one two\nthree', 9],
    ['one   two', 'one\ntwo', 5],
    ['a\n\nb', 'a\n\nb', 5],
    ['', '', 5],
    [' ああ', 'ああ', 4],
    ['日本語の文章です。', '日本語\nの文章\nです。', 6],
    ['日本語です。', '日本語\nです。', 8],
    ['次のコードを入力してください。', '次のコードを\n入力してください。', 28],
    ['チケットをご用意します', 'チケットを\nご用意します', 12],
    ['主催者からお伺いします', '主催者から\nお伺いします', 12],
    ['このメールでパスワード再設定', 'このメールで\nパスワード\n再設定', 12],
    ['请在注册页面输入以下验证码。', '请在注册页面输入\n以下验证码。', 18],
    ['これは「広場」です', 'これは\n「広\n場」\nです', 7],
    ['料金とキャンセル料を', '料金と\nキャンセル料を', 14],
    ['次のマイチケットで', '次の\nマイチケットで', 14],
    ['第1希望の3枚', '第1希望の\n3枚', 10],
    ['コード 042817 を入力', 'コード\n042817\nを入力', 8],
    ['보내 주셔서 감사합니다', '보내\n주셔서\n감사합니다', 7],
    ['see https://example.jp/a/very/long/path here', 'see\nhttps://example.jp/a/very/long/path\nhere', 12],
    ['家族👨‍👩‍👧👨‍👩‍👧', '家族\n👨‍👩‍👧\n👨‍👩‍👧', 5],
  ])('of %j is %j', (text, expected, columns) => {
    expect(wrapText(text, columns)).toBe(expected);
  });

  const letters = fc.string({ unit: 'grapheme', maxLength: 60 });
  const japanese = fc.string({ unit: fc.constantFrom(...Array.from('あ漢カ、。「」ー1a ')), maxLength: 80 });
  const columns = fc.integer({ min: 4, max: 40 });

  it('keeps every character, and every line as short as it can be', () => {
    const solid = (text: string): string => text.replaceAll(/\s+/gu, '');
    fc.assert(
      fc.property(fc.oneof(letters, japanese), columns, (text, most) => {
        const wrapped = wrapText(text, most);
        expect(solid(wrapped)).toBe(solid(text));
        for (const line of wrapped.split('\n')) {
          if (textWidth(line) > most) expect(wrapText(line, 1)).toBe(line);
        }
      }),
    );
  });

  it('puts no forbidden sign at the start or the end of a line', () => {
    fc.assert(
      fc.property(japanese, columns, (text, most) => {
        const lines = wrapText(text.replaceAll(' ', ''), most).split('\n');
        expect(lines.slice(1).filter((line) => /^[、。」ー]/u.test(line))).toEqual([]);
        expect(lines.slice(0, -1).filter((line) => line.endsWith('「'))).toEqual([]);
      }),
    );
  });
});
