import type { Personal } from '#features/account/web.ts';
import { isProfileComplete } from '#features/profile/rules/completeness.ts';
import { profileGate } from '#features/profile/rules/profile-gate.ts';
import type { PageName } from '#kernel/page.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { guardPage } from '../rules/guard-page.ts';

interface GatedVisit {
  page: PageName;
  /** A content behind a login lock that counts. */
  isLockedContent: boolean;
  personal: Personal | undefined;
  isExhibitor: boolean;
}

/** Before a member's page is shown: the profile may have to come first, and then says why (core 4.6). */
export function gateMember(visit: GatedVisit): 'show' | 'profile' | 'wait' {
  const { local } = browserStorage();
  const gated = decide(visit, local.get('checkEmptyPerson') !== undefined);
  if (gated === 'profile') local.set('check_validation', '1');
  return gated;
}

function decide(visit: GatedVisit, isFresh: boolean): 'show' | 'profile' | 'wait' {
  const { page, isLockedContent, personal } = visit;
  const isExhibitor = visit.isExhibitor || (personal?.userdata.isExhibitor ?? false);
  if (!isLockedContent) {
    const known = personal && { ...personal, userdata: { isExhibitor } };
    const guard = guardPage({ page, isLoggedIn: true, personal: known, isFresh });
    return guard === 'login' ? 'wait' : guard;
  }
  if (personal === undefined) return 'wait';
  const isComplete = isProfileComplete([...personal.shareProfile, ...personal.profile], { isFresh });
  const { go } = profileGate({ target: { kind: 'lockedContent' }, isLoggedIn: true, isExhibitor, isComplete });
  return go === 'profile' ? 'profile' : 'show';
}
