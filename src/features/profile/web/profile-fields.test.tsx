// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '#kernel/language.ts';
import { controlsCame, options, parts, profileItem } from '../../../../test/profile-items.ts';
import { pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import type { ProfileItem } from '../rules/profile-item.ts';
import { ProfileFields } from './profile-fields.tsx';
import { profileFieldTexts } from './profile-field-texts.ts';
import { useProfileFields, type ProfileFieldsState } from './use-profile-fields.ts';

let state: ProfileFieldsState;
function Form({
  items,
  problems = {},
  isMember = true,
}: {
  items: ProfileItem[];
  problems?: Record<string, string>;
  isMember?: boolean;
}) {
  const lists = {
    shareProfile: items.filter(({ profileId }) => profileId === null),
    profile: items.filter(({ profileId }) => profileId !== null),
  };
  const fields = useProfileFields(lists);
  useEffect(() => look(fields));
  return (
    <form>
      {(['shareProfile', 'profile'] as const).map((list) => (
        <ProfileFields
          key={list}
          fields={fields}
          list={list}
          isMember={isMember}
          problemOf={(field) => problems[field]}
        />
      ))}
    </form>
  );
}
function look(fields: ProfileFieldsState): void {
  state = fields;
}
async function show(
  items: ProfileItem[],
  language: LanguageCode = 'jpn',
  more: { problems?: Record<string, string>; isMember?: boolean } = {},
) {
  const rendered = await renderScreen(<Form items={items} {...more} />, profileFieldTexts, pageContext({ language }));
  await controlsCame();
  return rendered;
}
const labels = () => screen.getAllByRole<HTMLInputElement>('textbox').map((input) => input.labels?.[0]?.textContent);

describe('every answer method has its own control', () => {
  test('a name has its parts side by side, with examples and autocomplete names [PROFILE-002, PROFILE-003]', async () => {
    await show([profileItem('NAME', { label: 'お名前' })]);
    expect(screen.getByRole('group', { name: 'お名前' })).toBeTruthy();
    expect(labels()).toEqual(['姓', '名']);
    const family = screen.getByLabelText<HTMLInputElement>('姓');
    expect([family.placeholder, family.autocomplete]).toEqual(['山田', 'family-name']);
    expect(screen.getByLabelText<HTMLInputElement>('名').autocomplete).toBe('given-name');
  });

  test('the kana of a name appear only where the organiser uses them [PROFILE-004]', async () => {
    const { unmount } = await show([profileItem('NAME', { setting: { useKana: true } })]);
    expect(labels()).toEqual(['姓', '名', 'セイ', 'メイ']);
    unmount();
    await show([profileItem('NAME', { setting: { useKana: false } })]);
    expect(labels()).toEqual(['姓', '名']);
  });

  test('a name of which a part may be left out marks the other one [PROFILE-003]', async () => {
    const setting = { useKana: true, isRequired: { first_name: false } };
    await show([profileItem('NAME', { label: 'お名前', isRequired: true, setting })]);
    const inputs = screen.getAllByRole<HTMLInputElement>('textbox');
    expect(inputs.map(({ required }) => required)).toEqual([true, false, true, false]);
    expect(labels()).toEqual(['姓必須', '名', 'セイ必須', 'メイ']);
    expect(screen.getByRole('group', { name: 'お名前' })).toBeTruthy();
  });

  test.each([
    [
      'eng',
      [
        'Given name',
        'Family name',
        'Given name in katakana or Roman letters',
        'Family name in katakana or Roman letters',
      ],
    ],
    ['chi', ['姓', '名', '姓的拼音（或片假名）', '名的拼音（或片假名）']],
    ['zhtw', ['姓', '名', '姓的拼音（羅馬拼音或片假名）', '名的拼音（羅馬拼音或片假名）']],
    ['kor', ['성', '이름', '성의 영문 표기(또는 가타카나)', '이름의 영문 표기(또는 가타카나)']],
  ] as const)('a name in %s stands in the order of its language', async (language, expected) => {
    await show([profileItem('NAME', { setting: { useKana: true } })], language);
    expect(labels()).toEqual(expected);
  });

  test('an address has five parts; each says whether it is required [PROFILE-002, PROFILE-005, PROFILE-006]', async () => {
    const setting = { isRequired: { postal_code: true, prefecture: true, address1: false } };
    await show([profileItem('ADDRESS', { isRequired: true, setting })]);
    const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="shareProfile.address.${name}"]`);
    expect(
      ['postal_code', 'prefecture', 'address1', 'address2', 'address3'].map((name) => field(name)?.required),
    ).toEqual([true, true, false, false, false]);
    const prefecture = screen.getByLabelText<HTMLSelectElement>(/都道府県/);
    expect(prefecture.options).toHaveLength(49);
    expect(prefecture.options[13]).toMatchObject({ value: '13', text: '東京都' });
    expect(field('postal_code')?.autocomplete).toBe('postal-code');
    expect(prefecture.getAttribute('autocomplete')).toBe('address-level1');
  });

  test('a gender is a group of radio buttons, CHECKBOX a group of boxes, and disabled choices are left out [PROFILE-002]', async () => {
    const selectorItems = options('a', 'b', 'old');
    await show([
      profileItem('GENDER', { selectorItems }),
      profileItem('CHECKBOX', {
        selectorItems,
        setting: { maxSelections: 2 },
        selectorValue: parts({ old: '', b: '' }),
      }),
    ]);
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    const boxes = within(screen.getByRole('group', { name: 'CHECKBOX' })).getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked }) => checked)).toEqual([false, true]);
    expect(screen.getByText('2個まで選択できます')).toBeTruthy();
    fireEvent.click(boxes[0] as HTMLElement);
    fireEvent.click(screen.getAllByRole('radio')[1] as HTMLElement);
    expect(state.answers('shareProfile').map(({ selectorValue }) => selectorValue.map(({ key }) => key))).toEqual([
      ['b'],
      ['a', 'b'],
    ]);
  });

  test('SELECT is a list with an empty choice [PROFILE-002]', async () => {
    await show([profileItem('SELECT', { label: '職種', isRequired: true, selectorItems: options('a', 'old') })]);
    const select = screen.getByLabelText<HTMLSelectElement>(/職種/);
    expect([...select.options].map(({ text }) => text)).toEqual(['選択してください', 'A']);
    fireEvent.change(select, { target: { value: 'a' } });
    expect(state.answers('shareProfile')[0]?.selectorValue).toEqual([{ key: 'a', value: 'A' }]);
    fireEvent.change(select, { target: { value: '' } });
    expect(state.answers('shareProfile')[0]?.selectorValue).toEqual([]);
  });

  test.each([
    ['tel', { type: 'tel', autocomplete: 'tel' }],
    ['number', { type: 'text', inputMode: 'decimal' }],
    ['email', { type: 'text', inputMode: 'email', autocomplete: 'email' }],
    ['text', { type: 'text' }],
  ] as const)('a text of type %s has the right keyboard [PROFILE-002]', async (inputType, expected) => {
    await show([profileItem('TEXT', { label: '項目', setting: { inputType } })]);
    expect(screen.getByLabelText('項目')).toMatchObject(expected);
  });

  test('a text of several lines has a larger field', async () => {
    await show([profileItem('TEXT', { label: '項目', setting: { inputType: 'textarea' } })]);
    expect(screen.getByLabelText('項目').tagName).toBe('TEXTAREA');
  });

  test('SEARCHTEXT is a combobox, AVATAR has a picture and a nickname [PROFILE-002, PROFILE-007]', async () => {
    await show([profileItem('SEARCHTEXT', { label: '会社' }), profileItem('AVATAR')]);
    expect(screen.getByRole('combobox', { name: '会社' })).toBeTruthy();
    const picture = screen.getByLabelText<HTMLInputElement>('写真を選ぶ');
    expect([picture.type, picture.accept]).toEqual(['file', 'image/jpeg,image/png,image/gif,image/webp']);
    expect(screen.getByLabelText<HTMLInputElement>('ニックネーム').autocomplete).toBe('nickname');
  });

  test('the mail address is shown with a link to change it, and has no field [PROFILE-002, PROFILE-008]', async () => {
    await show([profileItem('MAILADDRESS', { label: 'メール', textValue: 'a@example.jp' })]);
    expect(screen.getByText('a@example.jp')).toBeTruthy();
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'メールアドレスを変更する' }).pathname).toBe(
      '/web/portal/1/users/mypage/login-info',
    );
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('the flags of an item', () => {
  test('hide items that are hidden or off, and show uneditable answers without a field', async () => {
    const item = (entryFormKey: string, more: Partial<ProfileItem>) =>
      profileItem('TEXT', { entryFormKey, label: entryFormKey, textValue: `答え ${entryFormKey}`, ...more });
    await show([
      item('hidden', { isHidden: true }),
      item('off', { isEnabled: false }),
      item('fixed', { isUneditable: true }),
      item('open', {}),
    ]);
    expect(screen.queryByText('hidden')).toBeNull();
    expect(screen.queryByText('off')).toBeNull();
    expect(screen.getByText('答え fixed')).toBeTruthy();
    expect(screen.getByText('この項目は変更できません。')).toBeTruthy();
    expect(labels()).toEqual(['open']);
    expect(state.answers('shareProfile').map(({ entryFormKey }) => entryFormKey)).toEqual(['open']);
  });

  test('show a visitor who registers only the items to fill in', async () => {
    const fixed = profileItem('TEXT', { entryFormKey: 'fixed', label: 'fixed', isUneditable: true });
    await show(
      [fixed, profileItem('MAILADDRESS', { label: 'メール' }), profileItem('TEXT', { label: 'open' })],
      'jpn',
      { isMember: false },
    );
    expect(screen.queryByText('fixed')).toBeNull();
    expect(screen.queryByText('メール')).toBeNull();
    expect(labels()).toEqual(['open']);
  });

  test('mark a required field in words', async () => {
    await show([profileItem('TEXT', { label: '部署', isRequired: true })]);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    expect(input.required).toBe(true);
    expect(input.labels?.[0]?.textContent).toBe('部署必須');
  });
});

test('a problem stands at its field, on the screen and for screen readers', async () => {
  const problems = { 'shareProfile.name.first_name': '入力してください。', 'profile.sex': '選択してください。' };
  await show(
    [
      profileItem('NAME'),
      profileItem('GENDER', { entryFormKey: 'sex', profileId: 3, shareProfileId: null, selectorItems: options('a') }),
    ],
    'jpn',
    { problems },
  );
  const name = screen.getByLabelText('名');
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    '名を入力してください。',
  );
  expect(screen.getByLabelText('姓').hasAttribute('aria-invalid')).toBe(false);
  expect(screen.getByRole('radio').getAttribute('aria-invalid')).toBe('true');
  const group = screen.getByRole('group', { name: 'GENDER' });
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe('選択してください。');
});

test('the server’s rules check what is typed, and the answers are sent in their stored form', async () => {
  await show([
    profileItem('TEXT', { entryFormKey: 'phone', label: '電話', isRequired: true, setting: { inputType: 'tel' } }),
  ]);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  expect(state.check()).toEqual({ 'shareProfile.phone': '入力してください。' });
  fireEvent.change(input, { target: { value: 'abc' } });
  await waitFor(() =>
    expect(state.check()).toEqual({ 'shareProfile.phone': '電話番号は、数字と + - ( ) で入力してください。' }),
  );
  fireEvent.change(input, { target: { value: '０３－１２３４' } });
  await waitFor(() => expect(state.check()).toEqual({}));
  expect(state.answers('shareProfile')[0]?.textValue).toBe('03-1234');
});
