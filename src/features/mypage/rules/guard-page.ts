import { isProfileComplete } from '#features/profile/rules/completeness.ts';
import { profileGate } from '#features/profile/rules/profile-gate.ts';
import type { ProfileLists } from '#features/profile/rules/profile-item.ts';
import { type PageName, pageNamed } from '#kernel/page.ts';

export interface PageVisit {
  page: PageName;
  isLoggedIn: boolean;
  /** Undefined for a visitor, and until the data are loaded. */
  personal: (ProfileLists & { userdata: { isExhibitor: boolean } }) | undefined;
  /** The member has just registered, as the storage key checkEmptyPerson says. */
  isFresh: boolean;
  /** The member was led to the profile from my page before. */
  wasAsked: boolean;
}

/**
 * The verdict on a page: show it; ask for a login first, or for a profile first whose form checks itself at once
 * (`check_validation`), both with the address kept as destination; or wait until the member's data are loaded.
 */
export type PageGuard = 'show' | 'login' | 'profile' | 'wait';

/** The guard before my page and its subpages (core 4.6, PROFILE-024, PROFILE-025). */
export function guardPage({ page, isLoggedIn, personal, isFresh, wasAsked }: PageVisit): PageGuard {
  if (pageNamed(page).layout !== 'mypage') return 'show';
  if (isLoggedIn && personal === undefined) return 'wait';
  const items = personal === undefined ? [] : [...personal.shareProfile, ...personal.profile];
  const { go } = profileGate({
    target: { kind: 'mypage', page },
    isLoggedIn,
    isExhibitor: personal?.userdata.isExhibitor ?? false,
    isComplete: isProfileComplete(items, { isFresh }),
    wasAsked,
  });
  return go === 'pass' ? 'show' : go;
}
