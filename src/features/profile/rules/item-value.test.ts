import fc from 'fast-check';
import { expect, test } from 'vitest';
import { options, parts, profileItem } from '../../../../test/profile-items.ts';
import { answerOf, emptyValue, fieldsOf, type ItemValue, isEmptyValue, valueOf } from './item-value.ts';
import { answerMethods, isChoice, partsOf } from './profile-item.ts';

test('an answer keeps the number of its item', () => {
  const own = profileItem('TEXT', { entryFormKey: 'job', shareProfileId: null, profileId: 4 });
  expect(answerOf(own, { ...emptyValue, text: '庭師' })).toEqual({
    entryFormKey: 'job',
    answerMethod: 'TEXT',
    textValue: '庭師',
    selectorValue: [],
    profileId: 4,
  });
});

test('the text of an avatar is its nickname', () => {
  expect(fieldsOf(profileItem('AVATAR'), { ...emptyValue, parts: { avatar: '', nickname: 'たろう' } })).toEqual({
    textValue: 'たろう',
    selectorValue: parts({ avatar: '', nickname: 'たろう' }),
  });
});

test('a choice that is no longer offered does not count [PROFILE-016, PROFILE-017]', () => {
  const item = profileItem('CHECKBOX', {
    selectorItems: options('a', 'old'),
    selectorValue: parts({ old: '', gone: '', a: '' }),
  });
  expect(valueOf(item).chosen).toEqual(['a']);
});

test('a form shows exactly what was stored', () => {
  const anyValue = fc.record({ text: fc.string(), part: fc.string(), chosen: fc.subarray(['a', 'b']) });
  fc.assert(
    fc.property(fc.constantFrom(...answerMethods), anyValue, (method, { text, part, chosen }) => {
      const item = profileItem(method, { setting: { useKana: true }, selectorItems: options('a', 'b') });
      const value: ItemValue = {
        text: isChoice(item) || partsOf(item).length > 0 ? '' : text,
        parts: Object.fromEntries(partsOf(item).map((name) => [name, part])),
        chosen: isChoice(item) ? chosen : [],
      };
      expect(valueOf({ ...item, ...fieldsOf(item, value) })).toEqual(value);
    }),
  );
});

test('a value with nothing but spaces is empty', () => {
  expect(isEmptyValue({ text: ' ', parts: { last_name: '　' }, chosen: [] })).toBe(true);
  expect(isEmptyValue({ ...emptyValue, chosen: ['a'] })).toBe(false);
});
