import { describe, expect, test } from 'vitest';
import { options, parts, profileItem } from '../../../../test/profile-items.ts';
import { checkAnswers } from './check-answers.ts';
import type { ProfileAnswer } from './item-value.ts';

const answer = (entryFormKey: string, answerMethod: string, more: Partial<ProfileAnswer> = {}): ProfileAnswer => ({
  entryFormKey,
  answerMethod,
  textValue: '',
  selectorValue: [],
  ...more,
});
const job = profileItem('TEXT', { entryFormKey: 'job', isRequired: true });

describe('the answers of a request', () => {
  test('are stored by the key of their item', () => {
    const sex = profileItem('GENDER', { entryFormKey: 'sex', selectorItems: options('a', 'b') });
    const { values, problems } = checkAnswers(
      [job, sex],
      [
        answer('job', 'TEXT', { textValue: ' 庭師 ' }),
        answer('sex', 'GENDER', { selectorValue: parts({ b: 'whatever' }) }),
      ],
    );
    expect(problems).toEqual({});
    expect(values.get('job')?.text).toBe('庭師');
    expect(values.get('sex')?.chosen).toEqual(['b']);
  });

  test('to unknown items, or of another method, are refused by their key', () => {
    const { values, problems } = checkAnswers(
      [{ ...job, isRequired: false }],
      [answer('salary', 'TEXT', { textValue: '1' }), answer('job', 'SELECT')],
    );
    expect(problems).toEqual({ salary: { kind: 'unknownItem' }, job: { kind: 'unknownItem' } });
    expect(values.size).toBe(0);
  });

  test.each([{ isEnabled: false }, { isHidden: true }, { isUneditable: true }])(
    'to an item that is %j change nothing and are no error',
    (flag) => {
      const { values, problems } = checkAnswers([{ ...job, ...flag }], [answer('job', 'TEXT', { textValue: '社長' })]);
      expect(problems).toEqual({});
      expect(values.size).toBe(0);
    },
  );

  test("never change the account's mail address", () => {
    const mail = profileItem('MAILADDRESS', {
      entryFormKey: 'MAILADDRESS',
      isRequired: true,
      textValue: 'a@example.jp',
    });
    const { values, problems } = checkAnswers(
      [mail],
      [answer('MAILADDRESS', 'MAILADDRESS', { textValue: 'b@evil.example' })],
    );
    expect(problems).toEqual({});
    expect(values.size).toBe(0);
  });

  test('may leave out a required item only when it was answered before', () => {
    expect(checkAnswers([{ ...job, textValue: '庭師' }], []).problems).toEqual({});
    const name = profileItem('NAME', {
      entryFormKey: 'n',
      isRequired: true,
      selectorValue: parts({ last_name: '山田' }),
    });
    const pick = profileItem('SELECT', {
      entryFormKey: 's',
      isRequired: true,
      selectorItems: options('old'),
      selectorValue: parts({ old: '' }),
    });
    expect(checkAnswers([job, name, pick], []).problems).toEqual({
      job: { kind: 'required' },
      'n.first_name': { kind: 'required' },
      s: { kind: 'chooseOne' },
    });
  });

  test('that give a key twice: the last one counts', () => {
    const { values } = checkAnswers(
      [job],
      [answer('job', 'TEXT', { textValue: '庭師' }), answer('job', 'TEXT', { textValue: '漁師' })],
    );
    expect(values.get('job')?.text).toBe('漁師');
  });
});
