import { describe, expect, test } from 'vitest';
import type { ProfileItem } from '#features/profile/rules/profile-item.ts';
import { profileItem } from '../../../../test/profile-items.ts';
import { type BadgeOwner, memberBadge } from './member-badge.ts';
import { memberFace } from './member-face.ts';

const name: ProfileItem = {
  ...profileItem('NAME'),
  setting: { useKana: true },
  selectorValue: [
    { key: 'last_name', value: '汐見' },
    { key: 'first_name', value: '花子' },
    { key: 'last_name_kana', value: 'シオミ' },
    { key: 'first_name_kana', value: 'ハナコ' },
  ],
};
const avatar: ProfileItem = {
  ...profileItem('AVATAR'),
  textValue: 'はなちゃん',
  selectorValue: [
    { key: 'avatar', value: '/media/a.webp' },
    { key: 'nickname', value: 'はなちゃん' },
  ],
};
const text = (entryFormKey: string, textValue: string, more: Partial<ProfileItem> = {}): ProfileItem => ({
  ...profileItem('TEXT'),
  entryFormKey,
  textValue,
  ...more,
});
const owner = (shareProfile: ProfileItem[], more: Partial<BadgeOwner> = {}): BadgeOwner => ({
  userId: 42,
  userdata: { isStaff: false, isExhibitor: false },
  shareProfile,
  profile: [],
  ...more,
});

describe('a badge', () => {
  test('has the name with its reading, company, position, and the member’s number as its code [MYPAGE-012]', () => {
    const company = text('company', '株式会社しおみ', { setting: { autocomplete: 'organization' } });
    const position = text('title', '課長', { setting: { autocomplete: 'organization-title' } });
    expect(memberBadge(owner([name, avatar, company, position]), 'jpn')).toEqual({
      name: '汐見 花子',
      reading: 'シオミ ハナコ',
      company: '株式会社しおみ',
      position: '課長',
      role: 'visitor',
      code: '42',
    });
  });

  test('writes the name in the order of the language, and the reading in Japanese only [MYPAGE-012]', () => {
    const roman = {
      ...name,
      selectorValue: [
        { key: 'last_name', value: 'Sato' },
        { key: 'first_name', value: 'Ken' },
      ],
    };
    expect(memberBadge(owner([roman]), 'eng')).toMatchObject({ name: 'Ken Sato', reading: '' });
    expect(memberBadge(owner([roman]), 'jpn')).toMatchObject({ name: 'Sato Ken', reading: '' });
    expect(memberBadge(owner([name]), 'kor')).toMatchObject({ name: '汐見花子', reading: '' });
  });

  test('has the nickname when there is no name, and neither when both are missing [MYPAGE-012]', () => {
    expect(memberBadge(owner([avatar]), 'jpn')).toMatchObject({ name: 'はなちゃん', reading: '' });
    expect(memberBadge(owner([]), 'jpn')).toMatchObject({ name: '', company: '', position: '' });
  });

  test.each(['company', 'company_name', 'companyName', 'organization', 'Organisation', 'affiliation'])(
    'finds the company by the key %s when the item has no autocomplete setting [MYPAGE-012]',
    (key) => {
      expect(memberBadge(owner([text(key, 'しおみ商店')]), 'jpn').company).toBe('しおみ商店');
    },
  );

  test('has the label of a choice in the language [MYPAGE-012]', () => {
    const position: ProfileItem = {
      ...profileItem('TEXT'),
      entryFormKey: 'position',
      answerMethod: 'SELECT',
      selectorItems: [{ key: 'researcher', label: '研究者', isEnabled: true }],
      selectorValue: [{ key: 'researcher', value: 'researcher' }],
    };
    expect(memberBadge(owner([position]), 'jpn').position).toBe('研究者');
  });

  test('prefers an item that the organiser has marked, and an answered item to an empty one [MYPAGE-012]', () => {
    const said = text('where', '市役所', { setting: { autocomplete: 'organization' } });
    expect(memberBadge(owner([text('company', '副業'), said]), 'jpn').company).toBe('市役所');
    expect(memberBadge(owner([text('company', '副業'), { ...said, textValue: '' }]), 'jpn').company).toBe('副業');
  });

  test('ignores items that are off or hidden, and uses the items of an event too [MYPAGE-012]', () => {
    const company = text('company', '秘密');
    expect(memberBadge(owner([{ ...company, isHidden: true }]), 'jpn').company).toBe('');
    expect(memberBadge(owner([{ ...company, isEnabled: false }]), 'jpn').company).toBe('');
    expect(memberBadge(owner([], { profile: [company] }), 'jpn').company).toBe('秘密');
  });

  test.each([
    [{ isStaff: false, isExhibitor: false }, 'visitor'],
    [{ isStaff: false, isExhibitor: true }, 'exhibitor'],
    [{ isStaff: true, isExhibitor: false }, 'staff'],
    [{ isStaff: true, isExhibitor: true }, 'staff'],
  ] as const)('of %j is a %s’s [MYPAGE-012]', (userdata, role) => {
    expect(memberBadge(owner([name], { userdata }), 'jpn').role).toBe(role);
  });
});

test('the face of a member is picture, nickname and name [MYPAGE-014]', () => {
  const lists = { shareProfile: [name, avatar], profile: [] };
  expect(memberFace(lists, 'jpn')).toEqual({ avatar: '/media/a.webp', nickname: 'はなちゃん', name: '汐見 花子' });
  expect(memberFace({ shareProfile: [], profile: [] }, 'jpn')).toEqual({ avatar: '', nickname: '', name: '' });
});
