import { describe, expect, test } from 'vitest';
import { commonTexts } from '#server/http/common-texts.ts';
import eng from '../texts/eng.ts';
import jpn from '../texts/jpn.ts';
import { type AnswerProblem, sayProblem } from './answer-problem.ts';

describe('a problem with a field', () => {
  test.each<[AnswerProblem, string]>([
    [{ kind: 'required' }, 'Input required'],
    [{ kind: 'number' }, 'Please enter a number'],
    [{ kind: 'tooLong', limit: 20 }, 'Please enter within 20 characters'],
    [{ kind: 'tooShort', limit: 3 }, 'Please enter at least 3 characters'],
    [{ kind: 'chooseSome' }, 'Select at least one option.'],
    [{ kind: 'mail' }, 'Enter a valid email address.'],
  ])('%j is: %s [PROFILE-035, PROFILE-036, PROFILE-037, PROFILE-038, PROFILE-039, PROFILE-043]', (problem, message) => {
    expect(sayProblem(problem, commonTexts.eng, eng)).toBe(message);
  });

  test('has Japanese words too, with the number in its place [PROFILE-035, PROFILE-037, PROFILE-038]', () => {
    const said = (problem: AnswerProblem) => sayProblem(problem, commonTexts.jpn, jpn);
    expect(said({ kind: 'required' })).toBe('入力してください。');
    expect(said({ kind: 'tooLong', limit: 20 })).toBe('20文字以内で入力してください。');
    expect(said({ kind: 'tooShort', limit: 3 })).toBe('3文字以上で入力してください。');
    expect(said({ kind: 'tooManyChoices', limit: 2 })).toBe('選択できるのは2個までです。');
  });
});
