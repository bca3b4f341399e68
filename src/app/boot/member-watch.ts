import type { readPersonal } from '#features/account/contract/personal-data.ts';
import { releaseLeaveGuards } from '#web/navigation/leave-anyway.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { forgetMemberOfTab } from '#web/storage/forget-member.ts';
import { identityOf } from '../site-state.ts';
import { type BrowserSite, pageOf } from './browser-site.ts';
import { bringIn } from './enter-site.ts';

const keysOfMember: readonly (string | null)[] = ['accessToken', 'memberRealm', 'memberSessions'];
/** Another tab writes several keys one after the other: this one last, or it removes all. */
const lastKeys: readonly (string | null)[] = ['refreshToken', null];
/** Where the last one does not change. */
const settlingMs = 50;

/**
 * All tabs of a browser share the tokens, so another tab may log the member of this page out, or somebody else in. This
 * page learns it from the storage, or when the browser brings it back from its cache.
 */
export function watchMember(site: BrowserSite): void {
  const { members, state } = site;
  let seen = members.token();
  const look = (): void => {
    const token = members.token();
    if (token === seen) return;
    seen = token;
    const { personal, phase, isDraft } = state.get();
    if (personal === undefined) {
      if (token !== undefined && phase !== 'starting' && !isDraft) void bringIn(site);
    } else if (token === undefined) leaveMember(site);
    else void askWhose(site).catch(() => {});
  };
  let timer: number | undefined;
  window.addEventListener('storage', ({ key }) => {
    // Timers of a tab in the background wait for a second, and after five minutes for one more minute.
    if (lastKeys.includes(key)) return look();
    if (!keysOfMember.includes(key)) return;
    window.clearTimeout(timer);
    timer = window.setTimeout(look, settlingMs);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look();
  });
}

/** New tokens are mostly those of the same member. The server refuses a call for another, and the page is left. */
async function askWhose({ api, state }: BrowserSite): Promise<void> {
  const params = identityOf(state.get().init);
  await api.get<typeof readPersonal>('personal/{portalId}[/{eventId}]', { params, isQuiet: true });
}

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
