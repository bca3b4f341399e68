import { expect, test } from 'vitest';
import common from '#kernel/texts/jpn.ts';
import messages from '../texts/jpn.ts';
import { codeSaid, loginIdSaid, mailSaid, passwordSaid, requiredSaid } from './say-problem.ts';

const jpn = { ...messages, inputRequired: common.inputRequired };

test.each([
  ['', jpn.inputRequired],
  ['user.n', jpn.tooShort(8)],
  ['a'.repeat(33), jpn.tooLong(32)],
  ['user@name', jpn.loginIdCharacters],
  ['<script>1', jpn.loginIdCharacters],
  ["' or 1=1--", jpn.loginIdCharacters],
  ['はなこはなこはなこ', jpn.loginIdCharacters],
  ['hanako🙂demo', jpn.loginIdCharacters],
  ['hanako\u0000demo', jpn.loginIdCharacters],
  ['hanakoe\u0301demo', jpn.loginIdCharacters],
  ['१२३४५६७८', jpn.loginIdCharacters],
  ['user.name_01-', undefined],
  ['ｈａｎａｋｏ．ｄｅｍｏ', undefined],
  [' hanako.demo ', undefined],
])('the login ID %j: %s [AUTH-033, AUTH-034]', (typed, said) => {
  expect(loginIdSaid(typed, jpn)).toBe(said);
});

test.each([
  ['', jpn.inputRequired],
  ['Abc!234', jpn.tooShort(8)],
  ['x'.repeat(33), jpn.tooLong(32)],
  ['Ａｂｃ！２３４５', jpn.passwordCharacters],
  ['Abc! 2345', jpn.passwordCharacters],
  ['パスワードですよ', jpn.passwordCharacters],
  ['hanako🙂demo', jpn.passwordCharacters],
  ['Hanako.Demo', jpn.passwordIsLoginId],
  ['hanako@example.jp', jpn.passwordIsLoginId],
  ['Abc!2345', undefined],
  ['x'.repeat(32), undefined],
])('the password %j: %s [AUTH-031, AUTH-032]', (typed, said) => {
  expect(passwordSaid(typed, ['hanako.demo', 'hanako@example.jp'], jpn)).toBe(said);
});

test.each([
  ['', jpn.inputRequired],
  ['12345', jpn.codeSixDigits],
  ['1234567', jpn.codeSixDigits],
  ['abcdef', jpn.codeSixDigits],
  ['१२३४५६', jpn.codeSixDigits],
  ['012345', undefined],
  ['０１２３４５', undefined],
  [' 012 345 ', undefined],
  ['012-345', undefined],
])('the code %j: %s [ACCESS-011, ACCESS-015]', (typed, said) => {
  expect(codeSaid(typed, jpn)).toBe(said);
});

test.each([
  ['', jpn.inputRequired],
  ['hanako', jpn.invalidMail],
  ['hanako@example', jpn.invalidMail],
  [`${'a'.repeat(65)}@example.jp`, jpn.invalidMail],
  ['花子@example.jp', jpn.invalidMail],
  ['hana\u0000ko@example.jp', jpn.invalidMail],
  ['hanako＠example.jp', undefined],
  [' hanako@example.jp ', undefined],
])('the address %j: %s', (typed, said) => {
  expect(mailSaid(typed, jpn)).toBe(said);
});

test('what is required says so', () => {
  expect(requiredSaid('', jpn)).toBe(jpn.inputRequired);
  expect(requiredSaid('x', jpn)).toBeUndefined();
});
