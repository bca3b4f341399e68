import { describe, expect, test } from 'vitest';
import type { ProfileItem } from '#features/profile/rules/profile-item.ts';
import { type PageName, pageNamed, pages } from '#kernel/page.ts';
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
    expect(guardPage(visit('badge', { personal }))).toBe('profile');
  });

  test('lets an incomplete member fill in the profile, correct the login and leave [PROFILE-025]', () => {
    const personal = personalOf([missing]);
    for (const page of ['profile', 'loginInfo', 'unsubscribe'] as const) {
      expect([page, guardPage(visit(page, { personal }))]).toEqual([page, 'show']);
    }
  });

  test('lets an incomplete member see tickets and receipts [PROFILE-025]', () => {
    const personal = personalOf([missing]);
    const asked = ofMypage.filter((page) => guardPage(visit(page, { personal })) === 'profile');
    expect(asked).toContain('favorite');
    for (const page of ['myTicket', 'ticketCharge'] as const) expect(asked).not.toContain(page);
    for (const page of asked) expect(pageNamed(page).path).toMatch(/^users\/mypage(\/|$)/);
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
