import { expect, test } from 'vitest';
import { isWorkbook, readText } from './read-text.ts';

const text = '氏名,メール\n山田,a@example.jp';
const utf8 = [...new TextEncoder().encode(text)];
const wide = (isLittle: boolean) =>
  Array.from(text, (sign) => {
    const code = sign.charCodeAt(0);
    return isLittle ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff];
  }).flat();
/** 氏名,メール in Shift_JIS. */
const shiftJis = [0x8e, 0x81, 0x96, 0xbc, 0x2c, 0x83, 0x81, 0x81, 0x5b, 0x83, 0x8b];

test.each([
  ['UTF-8', utf8, text],
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, ...utf8], text],
  ['UTF-16, little end first', [0xff, 0xfe, ...wide(true)], text],
  ['UTF-16, big end first', [0xfe, 0xff, ...wide(false)], text],
  ['UTF-16 without a mark', wide(true), text],
  ['Shift_JIS', shiftJis, '氏名,メール'],
])('a file in %s is read', (_, bytes, said) => {
  expect(readText(new Uint8Array(bytes))).toBe(said);
});

test.each([
  ['.xlsx', [0x50, 0x4b, 0x03, 0x04, 0x14], true],
  ['.xls', [0xd0, 0xcf, 0x11, 0xe0, 0xa1], true],
  ['a text', utf8, false],
  ['nothing', [], false],
])('a workbook is known by how it begins: %s', (_, bytes, isOne) => {
  expect(isWorkbook(new Uint8Array(bytes))).toBe(isOne);
});
