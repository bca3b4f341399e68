import type { Personal } from '#features/account/web.ts';
import { isProfileComplete } from '#features/profile/rules/completeness.ts';
import { profileGate } from '#features/profile/rules/profile-gate.ts';
import type { PageName } from '#kernel/page.ts';
import type { SiteIdentity } from '#kernel/site-path.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { guardPage } from '../rules/guard-page.ts';
import { keepAsked, wasAsked } from './asked-members.ts';

interface GatedVisit {
  page: PageName;
  site: SiteIdentity;
  /** A content behind a login lock that counts. */
  isLockedContent: boolean;
  personal: Personal | undefined;
  isExhibitor: boolean;
}

/** Before a member's page is shown: the profile may have to come first, and then says why (core 4.6). */
export function gateMember(visit: GatedVisit): 'show' | 'profile' | 'wait' {
  const { local } = browserStorage();
  const { site, personal, isLockedContent } = visit;
  const member = personal && { site, userId: personal.userId };
  const isFresh = local.get('checkEmptyPerson') !== undefined;
  const gated = decide(visit, { isFresh, wasAsked: member !== undefined && wasAsked(local, member) });
  if (gated !== 'profile') return gated;
  local.set('check_validation', '1');
  if (member !== undefined && !isLockedContent) keepAsked(local, member);
  return gated;
}

interface Known {
  isFresh: boolean;
  wasAsked: boolean;
}

function decide(visit: GatedVisit, { isFresh, ...known }: Known): 'show' | 'profile' | 'wait' {
  const { page, isLockedContent, personal } = visit;
  const isExhibitor = visit.isExhibitor || (personal?.userdata.isExhibitor ?? false);
  if (!isLockedContent) {
    const own = personal && { ...personal, userdata: { isExhibitor } };
    const guard = guardPage({ page, isLoggedIn: true, personal: own, isFresh, ...known });
    return guard === 'login' ? 'wait' : guard;
  }
  if (personal === undefined) return 'wait';
  const isComplete = isProfileComplete([...personal.shareProfile, ...personal.profile], { isFresh });
  const { go } = profileGate({
    target: { kind: 'lockedContent' },
    isLoggedIn: true,
    isExhibitor,
    isComplete,
    ...known,
  });
  return go === 'profile' ? 'profile' : 'show';
}
