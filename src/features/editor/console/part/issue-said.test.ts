import { expect, test } from 'vitest';
import type { FieldIssue } from '#kernel/console/field-issue.ts';
import texts from '../texts/jpn.ts';
import { issueSaid } from './issue-said.ts';

const faultOf = (rule: string) => (rule === 'a known rule' ? '決まりの言葉' : undefined);
const said = (issue: Partial<FieldIssue>) => issueSaid({ place: [], code: 'rule', ...issue }, texts, { faultOf });

test.each<[Partial<FieldIssue>, string]>([
  [{ said: 'a known rule' }, '決まりの言葉'],
  // Never the words of the program.
  [{ said: 'a rule of a later release' }, texts.issues.rule],
  [{ words: '終了は開始より後です。' }, '終了は開始より後です。'],
  [{ code: 'tooLong', limit: 20 }, texts.issues.tooLong(20)],
])('%o is said in the language of the console', (issue, expected) => {
  expect(said(issue)).toBe(expected);
});
