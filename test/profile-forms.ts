import type { ProfileItem } from '#features/profile/rules/profile-item.ts';
import { encodeForm } from '#kernel/form-body.ts';
import { eventFile, portalFile } from './site-folders.ts';

const label = { jpn: '題', eng: 'Title' };
const choices = [
  { key: 'engineer', label: { jpn: '技術者', eng: 'Engineer' } },
  { key: 'sales', label: { jpn: '営業', eng: 'Sales' } },
  { key: 'retired', label: { jpn: '廃止', eng: 'Retired' }, isEnabled: false },
];
const portalForm = {
  moduleCode: 'profile',
  contentId: 90,
  items: [
    {
      detailId: 1,
      entryFormKey: 'name',
      answerMethod: 'NAME',
      isRequired: true,
      setting: { useKana: true },
      isAskedAtRegistration: true,
    },
    { detailId: 2, entryFormKey: 'MAILADDRESS', answerMethod: 'MAILADDRESS', isRequired: true },
    { detailId: 3, entryFormKey: 'avatar', answerMethod: 'AVATAR' },
    { detailId: 4, entryFormKey: 'gender', answerMethod: 'GENDER' },
    { detailId: 5, entryFormKey: 'address', answerMethod: 'ADDRESS' },
    { detailId: 6, entryFormKey: 'rank', answerMethod: 'TEXT', label, isUneditable: true },
    { detailId: 7, entryFormKey: 'secret', answerMethod: 'TEXT', label, isHidden: true },
    { detailId: 8, entryFormKey: 'off', answerMethod: 'TEXT', label, isEnabled: false },
  ],
};
export const eventForm = {
  moduleCode: 'profile',
  contentId: 91,
  items: [
    { detailId: 1, entryFormKey: 'job', answerMethod: 'SELECT', label, isRequired: true, selectorItems: choices },
    {
      detailId: 2,
      entryFormKey: 'topics',
      answerMethod: 'CHECKBOX',
      label,
      selectorItems: choices,
      isAskedAtRegistration: true,
    },
    { detailId: 3, entryFormKey: 'years', answerMethod: 'TEXT', label, setting: { inputType: 'number', maxLength: 2 } },
    {
      detailId: 4,
      entryFormKey: 'school',
      answerMethod: 'SEARCHTEXT',
      label,
      setting: { isFreeText: false },
      searchItems: [
        { label: { jpn: '汐見大学', eng: 'University of Shiomi' }, reading: 'しおみだいがく' },
        { label: { jpn: '港北工業大学', eng: 'Kohoku Tech' }, reading: 'こうほくこうぎょうだいがく' },
      ],
    },
  ],
};
export const sites = [
  { site: portalFile(), modules: [portalForm] },
  { site: portalFile({ portalId: 2 }), modules: [{ ...portalForm, contentId: 5 }] },
  { site: eventFile({ portalId: 1 }), modules: [eventForm] },
  { site: eventFile({ eventId: 12 }), modules: [eventForm] },
];

export const value = (values: Record<string, string>) =>
  Object.entries(values).map(([key, text]) => ({ key, value: text }));
export const kana = { last_name_kana: 'ヤマダ', first_name_kana: 'ハナコ' };
export const hanako = {
  entryFormKey: 'name',
  answerMethod: 'NAME',
  selectorValue: value({ last_name: '山田', first_name: '花子', ...kana }),
};
export const text = (entryFormKey: string, textValue: string) => ({ entryFormKey, answerMethod: 'TEXT', textValue });
export const pick = (entryFormKey: string, answerMethod: string, ...keys: string[]) => ({
  entryFormKey,
  answerMethod,
  selectorValue: value(Object.fromEntries(keys.map((key) => [key, '']))),
});
export const of = (items: ProfileItem[], key: string) =>
  items.find(({ entryFormKey }) => entryFormKey === key) as ProfileItem;

/** The fields of a registration at the demo's portal, as a form sends them. */
export const cityAnswers: Readonly<Record<string, string>> = Object.fromEntries(
  encodeForm({
    answers: [
      hanako,
      {
        entryFormKey: 'address',
        answerMethod: 'ADDRESS',
        selectorValue: value({ postal_code: '1000001', prefecture: '13' }),
      },
    ],
  }),
);
