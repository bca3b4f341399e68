import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '#kernel/language.ts';
import { textOfPdf } from '../../../../test/pdf-text.ts';
import { receiptSums } from '../rules/receipt-sums.ts';
import { drawReceipt, type Receipt, writtenTexts } from './draw-receipt.ts';
import { printableLetters } from '#server/type/printed-type.ts';
import { receiptType } from './receipt-type.ts';
import { receiptWords } from './receipt-words.ts';

const printed = { language: 'jpn', written: '共創EXPO', writtenLanguage: 'jpn' } as const;
const receipt: Receipt = {
  number: '20261120-0000001',
  issuedAt: Date.UTC(2026, 10, 20),
  paidAt: Date.UTC(2026, 10, 10),
  addressee: '髙橋 﨑山 様',
  event: '共創EXPO',
  orderNumber: 'A1B2',
  method: 'Credit card',
  sums: receiptSums([{ title: '入場券', price: 1000, isCanceled: false }], 1000, 0),
  issuer: { name: '共創EXPO実行委員会', address: '汐見市臨海町3-1', registrationNumber: '' },
};

async function draw(changed: Partial<Receipt>, language: LanguageCode, writtenLanguage: LanguageCode = 'jpn') {
  const sheet = { ...receipt, ...changed };
  const words = receiptWords(language);
  const written = writtenTexts(sheet, words);
  const type = await receiptType({ addressee: sheet.addressee, language, written, writtenLanguage });
  return drawReceipt(sheet, words, type);
}

describe('a receipt is made out to a name', () => {
  test.each([
    ['jpn', '髙橋 﨑山 様'],
    ['jpn', '𠮷田 𣘺子 様'],
    ['eng', '𠮷田 𣘺子'],
    ['chi', '𠮷田 𣘺子'],
    ['kor', '김민준'],
    ['kor', '金民俊 (뷁쀍)'],
    ['chi', '张伟 骆驼 们'],
    ['zhtw', '張偉 龔'],
    ['eng', 'Nguyễn Thị Hằng'],
    ['jpn', '김민준 様 / 张伟 様'],
  ] as const)(
    'for a visitor who reads %s: %s, in a small file whose text can be copied [CHARGE-005]',
    async (language, addressee) => {
      const bytes = await draw({ addressee }, language);
      expect(textOfPdf(bytes).split('\n')).toContain(addressee);
      expect(bytes.length).toBeLessThan(50_000);
    },
  );

  test("whose Han letters look as they do in the visitor's language", async () => {
    const languages = ['jpn', 'kor', 'chi', 'zhtw'] as const;
    const drawn = languages.map(
      async (language) => (await receiptType({ ...printed, addressee: '直骨令道', language })).addressee,
    );
    expect(new Set((await Promise.all(drawn)).map((font) => Buffer.from(font).toString('latin1'))).size).toBe(4);
  });

  test('in one typeface where one has all its letters', async () => {
    const drawn = (['eng', 'chi'] as const).map((language) => receiptType({ ...printed, addressee: '张明', language }));
    const [abroad, home] = await Promise.all(drawn);
    expect(abroad?.addressee).toEqual(home?.addressee);
  });

  test('in the fonts of the receipt as they are, where these have all its letters', async () => {
    const type = await receiptType({ ...printed, addressee: '髙橋' });
    expect(type.addressee).toBe(type.bold);
    expect(type.writtenBold).toBe(type.bold);
    expect(type.written).toBe(type.regular);
  });

  test.each([
    ['髙橋 﨑山', true],
    ['뷁쀍', true],
    ['𠮷𣘺𠮟', true],
    ['镕堃喆', true],
    ['🎉', false],
    ['สวัสดี', false],
    ['\u0007', false],
  ])('and can print %j: %s', async (name, can) => {
    const letters = await printableLetters(name);
    expect(Array.from(name).some((letter) => letters.has(letter))).toBe(can);
  });
});

test("a receipt prints the organiser's texts in their language, and leaves out letters that no typeface has", async () => {
  const event = '공동창조 엑스포 𠮷 🎉';
  const issuer = { name: '실행위원회', address: '서울특별시 중구', registrationNumber: '' };
  const text = textOfPdf(await draw({ event, issuer }, 'kor', 'kor'));
  for (const part of ['Tickets for 공동창조 엑스포 𠮷', '실행위원회', '서울특별시 중구', 'Amount received', '¥1,000']) {
    expect(text).toContain(part);
  }
});

test.each([
  ['', false],
  ['T1234567890123', true],
])(
  'a receipt of an organiser whose registration number is %j names consumption tax: %s',
  async (registrationNumber, is) => {
    const sums = { ...receipt.sums, cancelFee: 300 };
    const text = textOfPdf(await draw({ sums, issuer: { ...receipt.issuer, registrationNumber } }, 'jpn'));
    for (const word of ['（税込）', '消費税', '10%', '登録番号']) expect(text.includes(word)).toBe(is);
    for (const word of ['キャンセル料', '金額']) expect(text).toContain(word);
  },
);
