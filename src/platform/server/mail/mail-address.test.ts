import { describe, expect, it } from 'vitest';
import { isMailAddress, oneLine } from './mail-address.ts';

describe('an address', () => {
  it.each(['a@b.jp', "o'hara+events@mail.example.co.jp", 'hanako@localhost', '花子@例え.jp', `${'a'.repeat(64)}@b.jp`])(
    'can be %s',
    (text) => expect(isMailAddress(text)).toBe(true),
  );

  it.each([
    '',
    'a',
    '@b.jp',
    'a@',
    'a@b@c.jp',
    'a b@c.jp',
    'a@b.jp\r\nBcc: c@d.jp',
    'a@b.jp\n',
    'a@b.jp, c@d.jp',
    '<a@b.jp>',
    '"c@d.jp x"@b.jp',
    'a:b@c.jp',
    'a\u200b@b.jp',
    'a\u0000@b.jp',
    `${'a'.repeat(65)}@b.jp`,
    `a@${'b'.repeat(252)}.jp`,
  ])('cannot be %j', (text) => expect(isMailAddress(text)).toBe(false));
});

describe('a text for a header', () => {
  it.each([
    ['確認コード\r\nBcc: evil@example.com', '確認コード Bcc: evil@example.com'],
    ['a\u2028b\u2029c\u0085d\te\u0000f', 'a b c d e f'],
    [' 家族👨‍👩‍👧 ', '家族👨‍👩‍👧'],
  ])('%j is one line', (text, expected) => expect(oneLine(text)).toBe(expected));
});
