import { expect, test } from 'vitest';
import { languageCodes } from '#kernel/language.ts';
import { commonTexts } from './common-texts.ts';

test.each(languageCodes.filter((language) => language !== 'jpn'))(
  'the common catalogue has every text in words of its own in %s, also of a member or a token that could not be obtained [AUTH-030]',
  (language) => {
    const own = commonTexts[language];
    const { ok: _, networkError: __, ...texts } = own;
    expect(Object.keys(own).sort()).toEqual(Object.keys(commonTexts.jpn).sort());
    expect(own.userNotObtained).not.toBe('');
    expect(own.refreshTokenNotObtained).not.toBe('');
    for (const [key, text] of Object.entries(texts)) {
      expect([key, text]).not.toEqual([key, commonTexts.jpn[key as keyof typeof texts]]);
    }
  },
);
