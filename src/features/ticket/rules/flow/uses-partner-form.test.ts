import { describe, expect, test } from 'vitest';
import { blankKana, type FormAnswer, usesPartnerForm } from './uses-partner-form.ts';

const profiles = (...enabled: boolean[]) => enabled.map((isEnabled) => ({ isEnabled }));

test.each([
  [true, 1, true, profiles(), true],
  [true, 1, false, profiles(true), true],
  [true, 1, false, profiles(false, true), true],
  [true, 3, true, profiles(true), true],
  [true, 1, false, profiles(), false],
  [true, 1, false, profiles(false), false],
  [true, 0, true, profiles(true), false],
  [true, 0, false, profiles(), false],
  [false, 1, true, profiles(true), false],
  [false, 1, true, profiles(), false],
  [false, 1, false, profiles(true), false],
  [false, 0, true, profiles(true), false],
])(
  'check-in form %s, quantity %i, entry form %s, profiles %j: partners fill in a form: %s [TICKET-101]',
  (enableCheckinUserForm, quantity, enableEntryUserForm, checkinProfiles, uses) => {
    expect(usesPartnerForm({ enableCheckinUserForm, enableEntryUserForm, checkinProfiles }, quantity)).toBe(uses);
  },
);

describe('kana', () => {
  const name = (entryFormKey: string, answerMethod = 'NAME'): FormAnswer => ({
    entryFormKey,
    answerMethod,
    textValue: '',
    selectorValue: [
      { key: 'last_name', value: '山田' },
      { key: 'first_name', value: '太郎' },
      { key: 'last_name_kana', value: 'ヤマダ' },
      { key: 'first_name_kana', value: 'タロウ' },
    ],
  });
  const values = ({ selectorValue }: FormAnswer) => selectorValue.map(({ value }) => value);

  test('is blanked where the form has no question for it, and nothing else is [TICKET-102]', () => {
    const questions = [
      { entryFormKey: 'with', setting: { useKana: true } },
      { entryFormKey: 'without', setting: { useKana: false } },
      { entryFormKey: 'unsaid', setting: {} },
    ];
    const answers = [name('with'), name('without'), name('unsaid'), name('unknown'), name('other', 'SELECT')];
    expect(blankKana(answers, questions).map(values)).toEqual([
      ['山田', '太郎', 'ヤマダ', 'タロウ'],
      ['山田', '太郎', '', ''],
      ['山田', '太郎', '', ''],
      ['山田', '太郎', '', ''],
      ['山田', '太郎', 'ヤマダ', 'タロウ'],
    ]);
    expect(values(answers[1] as FormAnswer)).toEqual(['山田', '太郎', 'ヤマダ', 'タロウ']);
  });
});
