import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PageDefinition, pageNamed, pages } from '#kernel/page.ts';
import { isMypageEnabled, type MypageFlag, type MypageSetting, type SiteFlags } from '../rules/mypage-flags.ts';
import { shownSections } from '../rules/shown-sections.ts';
import { allSections } from './all-sections.ts';

const hiddenAtPortal = allSections.filter(({ isOnlyAtEvents }) => isOnlyAtEvents).map(({ page }) => page);

const settingOf = (on: readonly MypageFlag[]): MypageSetting => ({
  myFolder: { isEnable: on.includes('myFolder') },
  isShowCreditCard: on.includes('creditCard'),
  isShowMyTicket: on.includes('myTicket'),
  favorite: { isEnable: on.includes('favorite') },
  ticketCharge: { isEnable: on.includes('ticketCharge') },
  badges: { enableUserPrint: on.includes('badge') },
  businessAppointment: { commonContent: { enable: on.includes('businessAppointment') } },
});
const guarded = pages.filter(
  (page: PageDefinition) => !['myBag', undefined].includes(page.guard),
) as (PageDefinition & {
  guard: MypageFlag;
})[];
const flags = guarded.map(({ guard }) => guard);
const siteWith = (on: readonly MypageFlag[], more: Partial<SiteFlags> = {}): SiteFlags => ({
  mypage: settingOf(on),
  client: { enableMyBag: false },
  event: { enableMyBag: false },
  ...more,
});
const atPortal = { event: undefined };
const shown = (on: readonly MypageFlag[], isPortal = false): string[] =>
  shownSections(allSections, siteWith(on, isPortal ? atPortal : {})).map(({ page }) => page);

describe('the flag of a guarded subpage', () => {
  test.each(flags)('%s belongs to its subpage and to no other', (flag) => {
    expect(isMypageEnabled(flag, settingOf([flag]))).toBe(true);
    expect(isMypageEnabled(flag, settingOf(flags.filter((other) => other !== flag)))).toBe(false);
  });

  test('exists for seven subpages [MYPAGE-001, MYPAGE-002, MYPAGE-003, MYPAGE-004, MYPAGE-005, MYPAGE-006, MYPAGE-007]', () => {
    expect([...flags].sort()).toEqual(
      ['badge', 'businessAppointment', 'creditCard', 'favorite', 'myFolder', 'myTicket', 'ticketCharge'].sort(),
    );
  });

  test('does not exist for login information, member profile, profile and unsubscribing [MYPAGE-008]', () => {
    for (const name of ['loginInfo', 'memberProfile', 'profile', 'unsubscribe'] as const) {
      expect(pageNamed(name).guard).toBeUndefined();
    }
  });
});

describe('the sections of my page', () => {
  test('are profile, card and login information when no feature is on [MYPAGE-008, MYPAGE-009]', () => {
    expect(shown([])).toEqual(['profile', 'memberProfile', 'loginInfo']);
    expect(shown([], true)).toEqual(['profile', 'memberProfile', 'loginInfo']);
  });

  test('have one order when every feature is on [MYPAGE-014]', () => {
    expect(shown(flags)).toEqual([
      'myTicket',
      'badge',
      'favorite',
      'businessAppointment',
      'myFolder',
      'profile',
      'memberProfile',
      'loginInfo',
      'creditCard',
      'ticketCharge',
    ]);
  });

  test('name my bag after the favourites where it is on [BAG-020]', () => {
    const pagesOf = (hasBag: boolean) =>
      shownSections(
        allSections,
        siteWith(flags, { client: { enableMyBag: hasBag }, event: { enableMyBag: true } }),
      ).map(({ page }) => page);
    expect(pagesOf(true).slice(2, 4)).toEqual(['favorite', 'reportEdit']);
    expect(pagesOf(false)).not.toContain('reportEdit');
  });

  test('at a portal leave out those that need an event [MYPAGE-010, MYPAGE-011]', () => {
    expect(shown(flags, true)).toEqual([
      'myTicket',
      'profile',
      'memberProfile',
      'loginInfo',
      'creditCard',
      'ticketCharge',
    ]);
    expect(hiddenAtPortal).toEqual(expect.arrayContaining(['favorite', 'businessAppointment']));
  });

  test('show a feature exactly when it is on, independent of the others [MYPAGE-009]', () => {
    fc.assert(
      fc.property(fc.subarray(flags), fc.boolean(), (on, isPortal) => {
        const names = shown(on, isPortal);
        for (const { name, guard } of guarded) {
          const isHidden = isPortal && (hiddenAtPortal as readonly string[]).includes(name);
          expect([name, names.includes(name)]).toEqual([name, on.includes(guard) && !isHidden]);
        }
      }),
    );
  });

  test('lead to pages that exist at the site [MYPAGE-010]', () => {
    for (const { page } of shownSections(allSections, siteWith(flags, atPortal))) {
      expect([page, pageNamed(page).notInScopes?.includes('portal') ?? false]).toEqual([page, false]);
    }
  });
});
