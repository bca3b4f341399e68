import { openInApp } from '#features/app-bridge/web/open-in-app.ts';
import { tokenErrorLink } from '#web/api/native-dialog-link.ts';
import { serverClock } from '#web/api/server-clock.ts';
import type { Loaded } from '#web/navigation/router.ts';
import { needed } from '#web/parts/needed.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { rememberDestination } from '#web/storage/destination.ts';
import type { FoundPage } from '../find-page.ts';
import type { LoadedPage, LoaderSite, PageAddress } from '../loader-site.ts';
import { isForMembers } from '../page-facts.ts';
import { pageContextOf, type SiteState } from '../site-state.ts';
import { isApplication, queryFlag } from './browser-facts.ts';
import { type BrowserSite, isLoggedIn, pageOf } from './browser-site.ts';

interface HowLoaded {
  signal?: AbortSignal;
  /** The page is loaded for this change of the state. */
  change?: Partial<SiteState>;
}

/** Loads a page of this site. What finds it comes after the first page, which is in the HTML. */
export async function loadPage(
  site: BrowserSite,
  address: PageAddress,
  { signal, change }: HowLoaded = {},
): Promise<Loaded<LoadedPage>> {
  const { loadPage: load } = await needed(() => import('../page-route.ts'));
  return load(address, loaderSite(site, change), signal);
}

/** The context in which a page is loaded. */
export function loaderSite(site: BrowserSite, change: Partial<SiteState> = {}): LoaderSite {
  const shown = { ...site.state.get(), ...change };
  return {
    page: pageContextOf(shown, site.api, serverClock.now()),
    isOpen: shown.isOpen,
    awaitsDraft: shown.isDraft && !shown.isOpen,
    ...(isApplication() && { leaveLoginToApp: () => openInApp(tokenErrorLink()) }),
    visitor: isLoggedIn(site) ? 'member' : 'visitor',
    isByPreviewLink: shown.isByPreviewLink,
    rememberWish: (href) => rememberDestination(browserStorage().session, window.location.origin + href),
    gate: (found) => gateOf(site, found),
    hasPage: pageOf(site).screen !== undefined,
    report: (error) => console.warn(error),
  };
}

/** Whether a member's page is shown, after the profile, or once the member's data have come. */
async function gateOf(site: BrowserSite, found: FoundPage): Promise<'show' | 'profile' | 'wait'> {
  const { state, memberKnown } = site;
  const { name, definition, params } = found;
  if (definition === undefined || name === 'notFound' || name === 'preview') return 'show';
  const isPublic = (): boolean => {
    const { init, isByPreviewLink = false } = state.get();
    return isByPreviewLink || !isLoggedIn(site) || !isForMembers(definition, params, init);
  };
  if (isPublic()) return 'show';
  const [{ gateMember }] = await Promise.all([
    needed(() => import('#features/mypage/web/member-gate.ts')),
    memberKnown,
  ]);
  // The member was not known when the page began to load.
  if (isPublic()) return 'wait';
  const { personal, userdata, site: identity } = state.get();
  return gateMember({
    page: name,
    site: identity,
    isLockedContent: definition.layout !== 'mypage',
    personal,
    isExhibitor: userdata.isExhibitor || queryFlag('exhibitor_account') !== undefined,
  });
}
