import { expect, test } from 'vitest';
import { type LanguageCode, languageCodes } from '#kernel/language.ts';
import type { CardTexts } from '../texts/jpn.ts';

/** The words for the number, the expiry and the security code. */
const named: Record<LanguageCode, [number: RegExp, expiry: RegExp, code: RegExp]> = {
  jpn: [/カード番号/, /有効期限/, /セキュリティコード/],
  eng: [/card number/, /expiry/, /security code/],
  chi: [/卡号/, /有效期/, /安全码/],
  zhtw: [/卡號/, /有效期限/, /安全碼/],
  kor: [/카드 번호/, /유효기간/, /보안 코드/],
};

test.each(languageCodes)(
  'in %s one text is about a card that is not valid, and another about its number or expiry [CARD-023, CARD-024]',
  async (language) => {
    const { default: words } = (await import(`../texts/${language}.ts`)) as { default: CardTexts };
    const { cardInvalid, cardNumberOrExpiry } = words.problems;
    const [number, expiry, code] = named[language];
    expect(cardNumberOrExpiry).toMatch(number);
    expect(cardNumberOrExpiry).toMatch(expiry);
    expect(cardNumberOrExpiry).not.toMatch(code);
    expect(cardInvalid).toMatch(code);
    expect(cardInvalid).not.toMatch(number);
  },
);
