import { guardPage } from '#features/mypage/rules/guard-page.ts';
import { isProfileComplete } from '#features/profile/rules/completeness.ts';
import { profileGate } from '#features/profile/rules/profile-gate.ts';
import type { Personal } from '#features/account/web.ts';
import type { PageName } from '#kernel/page.ts';

export interface GatedVisit {
  page: PageName;
  /** A content behind a login lock that counts. */
  isLockedContent: boolean;
  personal: Personal | undefined;
  isExhibitor: boolean;
  isFresh: boolean;
}

/** Before a member's page is shown: the profile may have to come first (core 4.6). Loaded for members only. */
export function gateMember({
  page,
  isLockedContent,
  personal,
  isExhibitor,
  isFresh,
}: GatedVisit): 'show' | 'profile' | 'wait' {
  if (!isLockedContent) {
    const known = personal && { ...personal, userdata: { isExhibitor: personal.userdata.isExhibitor || isExhibitor } };
    const guard = guardPage({ page, isLoggedIn: true, personal: known, isFresh });
    return guard === 'login' ? 'wait' : guard;
  }
  if (personal === undefined) return 'wait';
  const { go } = profileGate({
    target: { kind: 'lockedContent' },
    isLoggedIn: true,
    isExhibitor: isExhibitor || personal.userdata.isExhibitor,
    isComplete: isProfileComplete([...personal.shareProfile, ...personal.profile], { isFresh }),
  });
  return go === 'profile' ? 'profile' : 'show';
}
