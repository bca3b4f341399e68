import { describe, expect, test } from 'vitest';
import { mailQuestion, withMailAnswer } from './mail-question.ts';

const asked = { entryFormKey: 'MAILADDRESS', answerMethod: 'MAILADDRESS', isEnabled: true, isHidden: false };
const company = { ...asked, entryFormKey: 'company', answerMethod: 'TEXT' };
const answer = { entryFormKey: 'company', answerMethod: 'TEXT', textValue: '汐見商店', selectorValue: [] };
const mailOf = (textValue: string) => ({
  entryFormKey: 'MAILADDRESS',
  answerMethod: 'MAILADDRESS',
  textValue,
  selectorValue: [],
});

describe('the question for the mail address [TICKET-031]', () => {
  test('is answered with the mail address of the form, beside the other answers', () => {
    expect(withMailAnswer([answer], [asked, company], 'a@example.jp')).toEqual([answer, mailOf('a@example.jp')]);
    expect(withMailAnswer([], [asked], '')).toEqual([mailOf('')]);
  });

  test('has one answer, the newest', () => {
    const before = withMailAnswer([answer], [asked, company], 'a@example.jp');
    expect(withMailAnswer(before, [asked, company], 'b@example.jp')).toEqual([answer, mailOf('b@example.jp')]);
  });

  test('is not answered where it is off, hidden or missing', () => {
    for (const questions of [[company], [{ ...asked, isEnabled: false }], [{ ...asked, isHidden: true }]]) {
      expect(mailQuestion(questions)).toBeUndefined();
      expect(withMailAnswer([answer], questions, 'a@example.jp')).toEqual([answer]);
    }
  });
});
