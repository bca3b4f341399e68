import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { options, profileItem } from '../../../../test/profile-items.ts';
import type { AnswerProblem } from './answer-problem.ts';
import { checkAnswer } from './check-answer.ts';
import { isFilled } from './completeness.ts';
import { emptyValue, type ItemValue } from './item-value.ts';
import { answerMethods, type AnswerMethod, inputTypes, type ProfileItem } from './profile-item.ts';

const item = (method: AnswerMethod, more: Partial<ProfileItem> = {}) =>
  profileItem(method, { entryFormKey: 'q', ...more });
const text = (typed: string): ItemValue => ({ ...emptyValue, text: typed });
const parts = (given: ItemValue['parts']): ItemValue => ({ ...emptyValue, parts: given });
const chosen = (...keys: string[]): ItemValue => ({ ...emptyValue, chosen: keys });
/** Maps each field, such as `q.last_name`, to its problem, without the limits. */
const kinds = (problems: Record<string, AnswerProblem>) =>
  Object.fromEntries(Object.entries(problems).map(([field, { kind }]) => [field, kind]));
const problemsOf = (one: ProfileItem, value: ItemValue) => kinds(checkAnswer(one, value).problems);

describe('a text', () => {
  test.each([
    ['text', '', true, 'required'],
    ['text', '　', true, 'required'],
    ['text', '', false, undefined],
    ['text', '🎉絵文字', true, undefined],
    ['text', "Robert'); DROP TABLE member;--", true, undefined],
    ['text', '<img src=x onerror=alert(1)>', true, undefined],
    ['text', 'a\u0000b', false, 'controlCharacters'],
    ['text', 'a\nb', false, 'controlCharacters'],
    ['textarea', 'a\r\nb', false, undefined],
    ['textarea', 'a\u0007b', false, 'controlCharacters'],
    ['number', '４２', true, undefined],
    ['number', 'abc', true, 'number'],
    ['number', '12人', false, 'number'],
    ['number', '٤٢', false, 'number'],
    ['tel', '０３－１２３４－５６７８', true, undefined],
    ['tel', '03-1234-5678', true, undefined],
    ['tel', 'abc', true, 'tel'],
    ['email', '', true, 'required'],
    ['email', 'taro@example', true, 'mail'],
    ['email', 'taro＠example．jp', true, undefined],
    ['email', 'taro example.jp', false, 'mail'],
  ] as const)('of type %s with %j, required %s: %s [PROFILE-035, PROFILE-036, PROFILE-040, PROFILE-043]', (...row) => {
    const [inputType, typed, isRequired, problem] = row;
    const given = item('TEXT', { isRequired, setting: { inputType } });
    expect(problemsOf(given, text(typed))).toEqual(problem === undefined ? {} : { q: problem });
  });

  test.each([
    ['text', '  か\u3099  ', 'が'],
    ['number', '４２', '42'],
    ['tel', '０３－１２３４', '03-1234'],
    ['email', ' taro＠example．jp ', 'taro@example.jp'],
    ['textarea', 'a\r\nb', 'a\nb'],
  ] as const)('of type %s is stored tidy: %j as %j', (inputType, typed, kept) => {
    expect(checkAnswer(item('TEXT', { setting: { inputType } }), text(typed)).value.text).toBe(kept);
  });

  test('keeps the minimum and maximum length of its item, in characters as people count them [PROFILE-037, PROFILE-038]', () => {
    const limited = item('TEXT', { setting: { minLength: 2, maxLength: 3 } });
    expect(checkAnswer(limited, text('山田花子')).problems).toEqual({ q: { kind: 'tooLong', limit: 3 } });
    expect(checkAnswer(limited, text('👨‍👩‍👧')).problems).toEqual({ q: { kind: 'tooShort', limit: 2 } });
    expect(checkAnswer(limited, text('👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧')).problems).toEqual({});
    expect(checkAnswer(limited, text('')).problems).toEqual({});
    const open = item('TEXT');
    expect(checkAnswer(open, text('あ'.repeat(100))).problems).toEqual({});
    expect(checkAnswer(open, text('あ'.repeat(101))).problems).toEqual({ q: { kind: 'tooLong', limit: 100 } });
  });

  test('that is searched for may be any text, unless the item accepts only its list', () => {
    const free = { ...item('SEARCHTEXT'), allowedTexts: new Set(['汐見大学']) };
    expect(checkAnswer(free, text('別の大学')).problems).toEqual({});
    const closed = { ...free, setting: { isFreeText: false } };
    expect(kinds(checkAnswer(closed, text('別の大学')).problems)).toEqual({ q: 'notInList' });
    expect(checkAnswer(closed, text('汐見大学')).problems).toEqual({});
    // Only the server knows the list.
    expect(checkAnswer({ ...closed, allowedTexts: undefined }, text('別の大学')).problems).toEqual({});
  });
});

describe('a name', () => {
  const name = item('NAME', { isRequired: true, setting: { useKana: true } });
  const whole = { last_name: '山田', first_name: '太郎', last_name_kana: 'ヤマダ', first_name_kana: 'タロウ' };

  test('reports each empty part as required [PROFILE-035]', () => {
    expect(problemsOf(name, parts({ ...whole, first_name: '', last_name_kana: ' ' }))).toEqual({
      'q.first_name': 'required',
      'q.last_name_kana': 'required',
    });
  });

  test('accepts hiragana and half-width kana as katakana', () => {
    const { value, problems } = checkAnswer(
      name,
      parts({ ...whole, last_name_kana: 'やまだ', first_name_kana: 'ﾀﾛｳ' }),
    );
    expect(problems).toEqual({});
    expect(value.parts).toEqual(whole);
  });

  test('refuses a reading in other characters and a part that is too long', () => {
    expect(problemsOf(name, parts({ ...whole, last_name_kana: '山田', last_name: '山'.repeat(51) }))).toEqual({
      'q.last_name_kana': 'kana',
      'q.last_name': 'tooLong',
    });
  });

  test('without the kana setting drops any kana that are sent', () => {
    const { value } = checkAnswer({ ...name, setting: {} }, parts(whole));
    expect(value.parts).toEqual({ last_name: '山田', first_name: '太郎' });
  });
});

describe('an address', () => {
  const address = item('ADDRESS', {
    isRequired: true,
    setting: { isRequired: { postal_code: true, prefecture: true, address1: true, address2: true, address3: false } },
  });
  const whole = { postal_code: '1000001', prefecture: '13', address1: '千代田区', address2: '千代田1-1', address3: '' };

  test('needs its marked parts [PROFILE-006]', () => {
    expect(problemsOf(address, parts({}))).toEqual({
      'q.postal_code': 'required',
      'q.prefecture': 'required',
      'q.address1': 'required',
      'q.address2': 'required',
    });
    expect(problemsOf(address, parts(whole))).toEqual({});
    expect(problemsOf({ ...address, isRequired: false }, parts({}))).toEqual({});
  });

  test.each([
    [{ postal_code: '１００－０００１' }, {}],
    [{ postal_code: '10000' }, { 'q.postal_code': 'postalCode' }],
    [{ postal_code: 'SW1A 1AA', prefecture: '99' }, {}],
    [{ prefecture: '48' }, { 'q.prefecture': 'unknownChoice' }],
    [{ prefecture: '東京都' }, { 'q.prefecture': 'unknownChoice' }],
    [{ address1: 'あ'.repeat(101) }, { 'q.address1': 'tooLong' }],
    [{ address3: 'a\u0000' }, { 'q.address3': 'controlCharacters' }],
  ])('with %j has the problems %j', (more, problems) => {
    expect(problemsOf(address, parts({ ...whole, ...more }))).toEqual(problems);
  });

  test('is stored with a postal code of digits only', () => {
    expect(checkAnswer(address, parts({ ...whole, postal_code: '100-0001' })).value.parts).toEqual(whole);
  });
});

describe('an avatar', () => {
  const picture = `/media/${'a'.repeat(64)}.webp`;
  test.each([
    [{ nickname: 'たろう' }, {}],
    [{ nickname: 'たろう', avatar: picture }, {}],
    [{ avatar: picture }, { 'q.nickname': 'required' }],
    [{ nickname: 'あ'.repeat(31) }, { 'q.nickname': 'tooLong' }],
    [{ nickname: 'x', avatar: 'https://evil.example/a.webp' }, { 'q.avatar': 'unknownPicture' }],
    [{ nickname: 'x', avatar: '/media/../secret' }, { 'q.avatar': 'unknownPicture' }],
  ])('with %j has the problems %j', (given, problems) => {
    expect(problemsOf(item('AVATAR', { isRequired: true }), parts(given))).toEqual(problems);
  });
});

describe('a choice', () => {
  const choice = (method: AnswerMethod, more: Partial<ProfileItem> = {}) =>
    item(method, { isRequired: true, selectorItems: options('a', 'b', 'c', 'old'), ...more });

  test.each(['GENDER', 'SELECT', 'CHECKBOX'] as const)(
    'of %s needs one when it is required [PROFILE-039]',
    (method) => {
      expect(problemsOf(choice(method), chosen())).toEqual({ q: method === 'CHECKBOX' ? 'chooseSome' : 'chooseOne' });
      expect(problemsOf(choice(method, { isRequired: false }), chosen())).toEqual({});
      expect(problemsOf(choice(method), chosen('b'))).toEqual({});
    },
  );

  test.each(['GENDER', 'SELECT', 'CHECKBOX'] as const)('of %s refuses a key that is not offered', (method) => {
    expect(problemsOf(choice(method), chosen('gone'))).toEqual({ q: 'unknownChoice' });
    expect(problemsOf(choice(method, { isRequired: false }), chosen('old'))).toEqual({ q: 'unknownChoice' });
  });

  test('is one key for a gender or SELECT, and for CHECKBOX at most as many as the item allows', () => {
    expect(checkAnswer(choice('GENDER'), chosen('a', 'b')).problems).toEqual({
      q: { kind: 'tooManyChoices', limit: 1 },
    });
    expect(checkAnswer(choice('SELECT'), chosen('a', 'b')).problems).toEqual({
      q: { kind: 'tooManyChoices', limit: 1 },
    });
    expect(checkAnswer(choice('CHECKBOX'), chosen('a', 'b')).problems).toEqual({});
    const two = choice('CHECKBOX', { setting: { maxSelections: 2 } });
    expect(checkAnswer(two, chosen('a', 'b', 'c')).problems).toEqual({ q: { kind: 'tooManyChoices', limit: 2 } });
  });

  test('is stored once, in the organiser’s order', () => {
    expect(checkAnswer(choice('CHECKBOX'), chosen('c', 'a', 'c')).value.chosen).toEqual(['a', 'c']);
  });
});

describe('every answer', () => {
  const anyItem = fc
    .record({
      answerMethod: fc.constantFrom(...answerMethods),
      isRequired: fc.boolean(),
      setting: fc.record({
        useKana: fc.boolean(),
        isRequired: fc.record({ postal_code: fc.boolean(), address1: fc.boolean() }),
        inputType: fc.constantFrom(...inputTypes),
      }),
    })
    .map(({ answerMethod, ...more }) => item(answerMethod, { ...more, selectorItems: options('a', 'b') }));
  const typed = fc.oneof(
    fc.constantFrom(
      '',
      ' ',
      '山田',
      'やまだ',
      'ﾔﾏﾀﾞ',
      '１００－０００１',
      '13',
      '42',
      'a@example.jp',
      '03-1',
      '🎉',
      '\u0000',
    ),
    fc.string({ unit: 'binary' }),
  );
  const anyValue: fc.Arbitrary<ItemValue> = fc.record({
    text: typed,
    parts: fc.record({
      last_name: typed,
      first_name: typed,
      last_name_kana: typed,
      first_name_kana: typed,
      postal_code: typed,
      prefecture: typed,
      address1: typed,
      avatar: typed,
      nickname: typed,
    }),
    chosen: fc.array(fc.constantFrom('a', 'b', 'gone')),
  });

  test('that is stored and checked again stays the same, with the same problems', () => {
    fc.assert(
      fc.property(anyItem, anyValue, (one, value) => {
        const first = checkAnswer(one, value);
        const second = checkAnswer(one, first.value);
        expect(second.value).toEqual(first.value);
        if (Object.keys(first.problems).length === 0) expect(second.problems).toEqual({});
      }),
      { numRuns: 500 },
    );
  });

  test('to a required item without a problem is complete: the form and the gate agree', () => {
    fc.assert(
      fc.property(anyItem, anyValue, (one, value) => {
        const checked = checkAnswer(one, value);
        if (one.isRequired && Object.keys(checked.problems).length === 0) {
          expect(isFilled(one, checked.value)).toBe(true);
        }
        for (const field of Object.keys(checked.problems)) expect(field).toMatch(/^q(\.\w+)?$/);
      }),
      { numRuns: 500 },
    );
  });
});
