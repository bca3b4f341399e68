import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { options, parts, profileItem } from '../../../../test/profile-items.ts';
import { isMissing, isProfileComplete } from './completeness.ts';
import { answerMethods, type AnswerMethod, type ProfileItem } from './profile-item.ts';

const required = (method: AnswerMethod, more: Partial<ProfileItem> = {}) =>
  profileItem(method, { isRequired: true, ...more });
const isComplete = (...items: ProfileItem[]) => isProfileComplete(items);

describe('a required name', () => {
  test.each([
    [{}, false],
    [{ last_name: '山田' }, false],
    [{ first_name: '太郎' }, false],
    [{ last_name: '山田', first_name: ' ' }, false],
    [{ last_name: '山田', first_name: '太郎' }, true],
  ])('with %j is complete: %s [PROFILE-012]', (given, expected) => {
    expect(isComplete(required('NAME', { selectorValue: parts(given) }))).toBe(expected);
  });

  test.each([
    [false, {}, true],
    [true, {}, false],
    [true, { last_name_kana: 'ヤマダ' }, false],
    [true, { last_name_kana: 'ヤマダ', first_name_kana: 'タロウ' }, true],
  ])('with useKana %s and %j is complete: %s [PROFILE-013]', (useKana, kana, expected) => {
    const selectorValue = parts({ last_name: '山田', first_name: '太郎', ...kana });
    expect(isComplete(required('NAME', { setting: { useKana }, selectorValue }))).toBe(expected);
  });
});

describe('a required name of which one part may be left out', () => {
  test.each([
    [{ last_name: '山田' }, true],
    [{ first_name: '太郎' }, false],
    [{ last_name: '山田', last_name_kana: 'ヤマダ' }, true],
  ])('with %j is complete: %s', (given, expected) => {
    const item = (useKana: boolean) => ({
      setting: { useKana, isRequired: { first_name: false } },
      selectorValue: parts(given),
    });
    expect(isComplete(required('NAME', item(false)))).toBe(expected);
    expect(isComplete(required('NAME', item(true)))).toBe('last_name_kana' in given);
  });

  test('needs the reading of a part that it does not need, where the organiser says so', () => {
    const setting = { useKana: true, isRequired: { first_name: false, first_name_kana: true } };
    const given = { last_name: '山田', last_name_kana: 'ヤマダ' };
    expect(isComplete(required('NAME', { setting, selectorValue: parts(given) }))).toBe(false);
  });
});

describe('a required address', () => {
  const setting = { isRequired: { postal_code: true, prefecture: true, address1: false, address3: true } };
  test.each([
    [{ postal_code: '1000001', prefecture: '13', address3: '5階' }, true],
    [{ postal_code: '1000001', prefecture: '13' }, false],
    [{ postal_code: '1000001', prefecture: '', address3: '5階' }, false],
    [{ address1: '千代田区', address2: '千代田' }, false],
  ])('with %j is complete: %s, by the parts that are marked [PROFILE-014, PROFILE-006]', (given, expected) => {
    expect(isComplete(required('ADDRESS', { setting, selectorValue: parts(given) }))).toBe(expected);
  });

  test('without a marked part is complete when empty [PROFILE-014]', () => {
    expect(isComplete(required('ADDRESS'))).toBe(true);
  });
});

describe('a required choice', () => {
  const choice = (method: AnswerMethod, ...keys: string[]) =>
    required(method, {
      selectorItems: options('a', 'b', 'old'),
      selectorValue: keys.map((key) => ({ key, value: '' })),
    });

  test('of a gender needs one [PROFILE-015]', () => {
    expect(isComplete(choice('GENDER'))).toBe(false);
    expect(isComplete(choice('GENDER', 'a'))).toBe(true);
  });

  test('of SELECT needs one that is still offered [PROFILE-016]', () => {
    expect(isComplete(choice('SELECT'))).toBe(false);
    expect(isComplete(choice('SELECT', 'gone'))).toBe(false);
    expect(isComplete(choice('SELECT', 'old'))).toBe(false);
    expect(isComplete(choice('SELECT', 'b'))).toBe(true);
  });

  test('of CHECKBOX needs one that is still offered [PROFILE-017]', () => {
    expect(isComplete(choice('CHECKBOX'))).toBe(false);
    expect(isComplete(choice('CHECKBOX', 'gone', 'old'))).toBe(false);
    expect(isComplete(choice('CHECKBOX', 'gone', 'a'))).toBe(true);
  });
});

test.each(['SEARCHTEXT', 'MAILADDRESS', 'TEXT'] as const)('a required %s needs its text [PROFILE-018]', (method) => {
  expect(isComplete(required(method))).toBe(false);
  expect(isComplete(required(method, { textValue: '　 ' }))).toBe(false);
  expect(isComplete(required(method, { textValue: 'x' }))).toBe(true);
});

test('a required avatar needs its nickname, but no picture [PROFILE-018]', () => {
  expect(isComplete(required('AVATAR', { selectorValue: parts({ avatar: '/media/a.webp' }) }))).toBe(false);
  expect(isComplete(required('AVATAR', { selectorValue: parts({ nickname: 'たろう' }) }))).toBe(true);
});

test.each([
  ['disabled', { isEnabled: false }],
  ['hidden', { isHidden: true }],
  ['uneditable', { isUneditable: true }],
  ['optional', { isRequired: false }],
])('an empty item that is %s is complete [PROFILE-019, PROFILE-020, PROFILE-021, PROFILE-022]', (_, more) => {
  for (const method of answerMethods) expect(isMissing(required(method, { ...more, setting: {} }))).toBe(false);
  expect(isComplete(required('TEXT'))).toBe(false);
});

describe('a profile without any answer', () => {
  const mail = profileItem('MAILADDRESS', { textValue: 'a@example.jp' });
  const text = profileItem('TEXT');

  test('is not complete right after the registration, even if nothing is required [PROFILE-023]', () => {
    expect(isProfileComplete([mail, text], { isFresh: true })).toBe(false);
    expect(isProfileComplete([mail, text])).toBe(true);
  });

  test('is complete once it has any answer besides the mail address [PROFILE-023]', () => {
    expect(isProfileComplete([mail, { ...text, textValue: 'x' }], { isFresh: true })).toBe(true);
  });

  test('is complete when there is nothing to fill in [PROFILE-023]', () => {
    expect(isProfileComplete([mail], { isFresh: true })).toBe(true);
    expect(isProfileComplete([], { isFresh: true })).toBe(true);
    expect(isProfileComplete([mail, { ...text, isUneditable: true }], { isFresh: true })).toBe(true);
  });
});

const anyItem = fc
  .record({
    answerMethod: fc.constantFrom(...answerMethods),
    isEnabled: fc.boolean(),
    isRequired: fc.boolean(),
    isUneditable: fc.boolean(),
    isHidden: fc.boolean(),
    setting: fc.record({
      useKana: fc.boolean(),
      isRequired: fc.record({ prefecture: fc.boolean(), address1: fc.boolean() }),
    }),
    textValue: fc.constantFrom('', ' ', 'x'),
    selectorValue: fc.array(
      fc.record({
        key: fc.constantFrom('a', 'old', 'gone', 'last_name', 'first_name', 'prefecture', 'nickname'),
        value: fc.constantFrom('', 'y'),
      }),
    ),
  })
  .map(({ answerMethod, ...more }) => profileItem(answerMethod, { ...more, selectorItems: options('a', 'old') }));

test('fewer required items never make a profile incomplete, and the order of items does not matter', () => {
  fc.assert(
    fc.property(fc.array(anyItem, { maxLength: 6 }), fc.boolean(), (items, isFresh) => {
      const complete = isProfileComplete(items, { isFresh });
      expect(isProfileComplete([...items].reverse(), { isFresh })).toBe(complete);
      const optional = items.map((item) => ({ ...item, isRequired: false }));
      if (complete) expect(isProfileComplete(optional, { isFresh })).toBe(true);
      expect(isProfileComplete(optional)).toBe(true);
    }),
  );
});
