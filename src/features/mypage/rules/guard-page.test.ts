import { describe, expect, test } from 'vitest';
import type { ProfileItem } from '#features/profile/rules/profile-item.ts';
import { type PageName, pages } from '#kernel/page.ts';
import { guardPage, type PageVisit } from './guard-page.ts';

const item = (more: Partial<ProfileItem> = {}): ProfileItem => ({
  entryFormKey: 'company',
  answerMethod: 'TEXT',
  label: '会社名',
  hint: '',
  isEnabled: true,
  isRequired: true,
  isUneditable: false,
  isHidden: false,
  setting: {},
  selectorItems: [],
  shareProfileId: 1,
  profileId: null,
  selectorValue: [],
  textValue: '株式会社しおみ',
  ...more,
});
const missing = item({ textValue: '' });

const personalOf = (shareProfile: ProfileItem[], profile: ProfileItem[] = [], isExhibitor = false) => ({
  shareProfile,
  profile,
  userdata: { isExhibitor },
});
const visit = (page: PageName, more: Partial<PageVisit> = {}): PageVisit => ({
  page,
  isLoggedIn: true,
  personal: personalOf([item()]),
  isFresh: false,
  wasAsked: false,
  ...more,
});
const ofMypage = pages.filter(({ layout }) => layout === 'mypage').map(({ name }) => name);
const others = pages.filter(({ layout }) => layout !== 'mypage').map(({ name }) => name);

describe('my page', () => {
  test('and each of its subpages asks a visitor for a login [PROFILE-024]', () => {
    expect(ofMypage).toEqual(expect.arrayContaining(['mypage', 'profile', 'badge', 'myFolder', 'unsubscribe']));
    for (const page of ofMypage) {
      expect([page, guardPage(visit(page, { isLoggedIn: false, personal: undefined }))]).toEqual([page, 'login']);
    }
  });

  test('is shown to a member whose profile is complete [PROFILE-025]', () => {
    for (const page of ofMypage) expect([page, guardPage(visit(page))]).toEqual([page, 'show']);
  });

  test.each([
    ['of the portal', personalOf([missing])],
    ['of the event', personalOf([item()], [missing])],
  ])('asks for the profile where a required item %s is missing [PROFILE-025]', (_, personal) => {
    expect(guardPage(visit('mypage', { personal }))).toBe('profile');
  });

  test('asks once: it is no lock', () => {
    expect(guardPage(visit('mypage', { personal: personalOf([missing]), wasAsked: true }))).toBe('show');
  });

  test('asks for no profile at any page below it: neither bag nor folder need a telephone number', () => {
    const personal = personalOf([missing]);
    expect(ofMypage).toEqual(expect.arrayContaining(['reportEdit', 'myFolder', 'favorite', 'myTicket', 'creditCard']));
    for (const isFresh of [false, true]) {
      const asked = ofMypage.filter((page) => guardPage(visit(page, { personal, isFresh })) === 'profile');
      expect(asked).toEqual(['mypage']);
    }
  });

  test('asks an exhibitor for no profile [ACCESS-053]', () => {
    expect(guardPage(visit('mypage', { personal: personalOf([missing], [], true) }))).toBe('show');
  });

  test('asks a member who has just registered for something besides the mail address [PROFILE-023]', () => {
    const optional = item({ isRequired: false, textValue: '' });
    const personal = personalOf([optional]);
    expect(guardPage(visit('mypage', { personal }))).toBe('show');
    expect(guardPage(visit('mypage', { personal, isFresh: true }))).toBe('profile');
  });

  test('decides nothing before the member’s data are loaded', () => {
    for (const page of ofMypage) {
      expect([page, guardPage(visit(page, { personal: undefined }))]).toEqual([page, 'wait']);
    }
  });
});

test('the guard ignores other pages', () => {
  for (const page of others) {
    expect([page, guardPage(visit(page, { isLoggedIn: false, personal: undefined }))]).toEqual([page, 'show']);
    expect([page, guardPage(visit(page, { personal: personalOf([missing]) }))]).toEqual([page, 'show']);
  }
});
