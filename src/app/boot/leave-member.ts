import { releaseLeaveGuards } from '#web/navigation/leave-anyway.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { forgetMemberOfTab } from '#web/storage/forget-member.ts';
import { type BrowserSite, pageOf } from './browser-site.ts';

/**
 * Removes everything of a member who is no longer logged in from the screen and this tab, and then loads the page
 * again.
 */
export function leaveMember({ router, state }: Pick<BrowserSite, 'router' | 'state'>): void {
  forgetMemberOfTab();
  // The next document says it.
  browserStorage().session.set('sessionEnded', 'elsewhere');
  state.set({ personal: undefined, userdata: state.initial().userdata, phase: 'starting' });
  const { name, params } = pageOf({ router });
  router.put({ name, params, screen: undefined });
  releaseLeaveGuards();
  window.location.reload();
}
