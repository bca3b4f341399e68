import { describe, expect, test } from 'vitest';
import { nameIn } from '#features/profile/rules/person-name.ts';
import { buyerName } from '../../../../../test/ticket-buyer.ts';
import type { FormAnswer } from '../flow/uses-partner-form.ts';
import { correctAnswers, namePartsOf } from './correct-answers.ts';

const hanako = { last_name: '山田', first_name: '花子', last_name_kana: 'ヤマダ', first_name_kana: 'ハナコ' };
const nobody = { last_name: '', first_name: '', last_name_kana: '', first_name_kana: '' };
const answers = buyerName as unknown as FormAnswer[];
const mailAnswer: FormAnswer = {
  entryFormKey: 'MAILADDRESS',
  answerMethod: 'MAILADDRESS',
  textValue: 'old@example.jp',
  selectorValue: [],
};
const company: FormAnswer = { entryFormKey: 'company', answerMethod: 'TEXT', textValue: '花町商店', selectorValue: [] };

describe('a corrected name', () => {
  test('is read in its parts, and stands where the old one stood', () => {
    expect(namePartsOf(answers)).toEqual(hanako);
    const corrected = correctAnswers([company, ...answers], { ...hanako, first_name: '華子' }, '');
    expect(corrected[0]).toEqual(company);
    expect(nameIn(corrected, 'jpn')).toBe('山田 華子');
    expect(namePartsOf(corrected)).toEqual({ ...hanako, first_name: '華子' });
  });

  test('is added where no form asked for one, and nothing is where nothing was written', () => {
    expect(namePartsOf([])).toEqual(nobody);
    expect(nameIn(correctAnswers([company], hanako, ''), 'jpn')).toBe('山田 花子');
    expect(correctAnswers([company], nobody, '')).toEqual([company]);
  });

  test('leaves the rest alone but the answer to the question for the mail address', () => {
    const corrected = correctAnswers([mailAnswer, company, ...answers], hanako, 'new@example.jp');
    expect(corrected.map(({ textValue }) => textValue)).toEqual(['new@example.jp', '花町商店', undefined]);
  });
});
