import { describe, expect, test } from 'vitest';
import { profileItem } from '../../../../test/profile-items.ts';
import { answerMethods, isFillable, mailAddressKey, partsOf, requiredPartsOf } from './profile-item.ts';

describe('an entry item', () => {
  test('has the fields of the specification [PROFILE-001]', () => {
    const named = [
      'entryFormKey',
      'answerMethod',
      'isEnabled',
      'isRequired',
      'isUneditable',
      'isHidden',
      'setting',
      'selectorItems',
      'shareProfileId',
      'profileId',
      'selectorValue',
      'textValue',
    ];
    expect(Object.keys(profileItem('TEXT'))).toEqual(expect.arrayContaining(named));
  });

  test('is answered by one of nine methods, one of them the text', () => {
    expect(answerMethods).toEqual([
      'NAME',
      'ADDRESS',
      'GENDER',
      'SELECT',
      'CHECKBOX',
      'SEARCHTEXT',
      'AVATAR',
      'MAILADDRESS',
      'TEXT',
    ]);
  });

  test('of the mail address has an entry key of its own [PROFILE-008]', () => {
    expect(mailAddressKey).toBe('MAILADDRESS');
  });
});

describe('the parts', () => {
  test('of a name include kana only where the organiser uses them [PROFILE-003]', () => {
    expect(partsOf(profileItem('NAME', { setting: { useKana: true } }))).toEqual([
      'last_name',
      'first_name',
      'last_name_kana',
      'first_name_kana',
    ]);
    expect(partsOf(profileItem('NAME'))).toEqual(['last_name', 'first_name']);
  });

  test('of an address [PROFILE-005]', () => {
    expect(partsOf(profileItem('ADDRESS'))).toEqual(['postal_code', 'prefecture', 'address1', 'address2', 'address3']);
  });

  test('of an avatar [PROFILE-007]', () => {
    expect(partsOf(profileItem('AVATAR'))).toEqual(['avatar', 'nickname']);
  });

  test.each(['GENDER', 'SELECT', 'CHECKBOX', 'SEARCHTEXT', 'MAILADDRESS', 'TEXT'] as const)(
    'of %s do not exist',
    (method) => {
      expect(partsOf(profileItem(method))).toEqual([]);
    },
  );

  test('that an address requires are those marked in its setting [PROFILE-006]', () => {
    const setting = { isRequired: { postal_code: true, prefecture: false, address1: true } };
    expect(requiredPartsOf(profileItem('ADDRESS', { setting }))).toEqual(['postal_code', 'address1']);
    expect(requiredPartsOf(profileItem('ADDRESS'))).toEqual([]);
  });

  test('that an avatar requires are the nickname alone', () => {
    expect(requiredPartsOf(profileItem('AVATAR'))).toEqual(['nickname']);
  });
});

test.each([
  [{}, true],
  [{ isEnabled: false }, false],
  [{ isHidden: true }, false],
  [{ isUneditable: true }, false],
  [{ answerMethod: 'MAILADDRESS' as const }, false],
])('an item with %j is filled in by the visitor: %s', (more, expected) => {
  expect(isFillable(profileItem('TEXT', more))).toBe(expected);
});
