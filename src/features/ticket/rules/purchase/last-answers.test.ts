import { expect, test } from 'vitest';
import { profileItem } from '../../../../../test/profile-items.ts';
import { beginningAnswers, isAboutPerson, lastAnswers } from './last-answers.ts';

const text = (entryFormKey: string, textValue: string) => ({
  entryFormKey,
  answerMethod: 'TEXT',
  textValue,
  selectorValue: [],
});
const name = (parts: Record<string, string>) => ({
  entryFormKey: 'name',
  answerMethod: 'NAME',
  textValue: '',
  selectorValue: Object.entries(parts).map(([key, value]) => ({ key, value })),
});
const plain = { last_name: '汐見', first_name: '花子' };
const read = { ...plain, last_name_kana: 'シオミ', first_name_kana: 'ハナコ' };

test.each([
  [profileItem('NAME'), true],
  [profileItem('ADDRESS'), true],
  [profileItem('TEXT', { entryFormKey: 'phone', setting: { inputType: 'tel' } }), true],
  [profileItem('TEXT', { entryFormKey: 'company' }), true],
  [profileItem('TEXT', { entryFormKey: 'x', setting: { autocomplete: 'organization' } }), true],
  [profileItem('SELECT', { entryFormKey: 'heardFrom' }), false],
  [profileItem('TEXT', { entryFormKey: 'remark' }), false],
  [profileItem('AVATAR'), false],
  [profileItem('MAILADDRESS'), false],
])('a question is about the person by its kind, its setting or its key: %#', (item, isAbout) => {
  expect(isAboutPerson(item)).toBe(isAbout);
});

test('each question has its newest answer, and none of another kind', () => {
  const asked = [profileItem('NAME'), profileItem('TEXT', { entryFormKey: 'company' }), profileItem('SELECT')];
  const purchases = [
    [text('company', ''), text('name', 'x')],
    [text('company', '新しい'), name(read)],
    [text('company', '古い')],
  ];
  expect(lastAnswers(asked, purchases)).toEqual([name(read), text('company', '新しい')]);
});

test('the profile goes before a purchase, which fills what it lacks', () => {
  const last = [name(read), text('company', '前の会社'), text('phone', '03-1234-5678')];
  const begun = beginningAnswers([text('company', '今の会社'), text('phone', '')], last);
  expect(begun).toEqual([text('company', '今の会社'), name(read), text('phone', '03-1234-5678')]);
});

test('a name of the profile gets the reading of the same name, and of no other', () => {
  expect(beginningAnswers([name(plain)], [name(read)])).toEqual([name(read)]);
  const other = { ...plain, first_name: '太郎' };
  expect(beginningAnswers([name(other)], [name(read)])).toEqual([name(other)]);
  const ownReading = { ...plain, last_name_kana: 'しおみ', first_name_kana: 'はなこ' };
  expect(beginningAnswers([name(ownReading)], [name(read)])).toEqual([name(ownReading)]);
});
