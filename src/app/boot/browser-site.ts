// Imported past web.ts, because only the app loads the rest of the feature.
import { openInApp } from '#features/app-bridge/web/open-in-app.ts';
import type { MemberAccess } from '#features/account/web/member-access.ts';
import { isSameSite, placePath } from '#kernel/preview-path.ts';
import type { SiteInit } from '#features/site/web.ts';
import type { Api } from '#web/api/api.ts';
import { tokenErrorLink } from '#web/api/native-dialog-link.ts';
import type { Router } from '#web/navigation/router.ts';
import { PartGivenUp } from '#web/parts/needed.ts';
import { type PageContext, pageHref } from '#web/site/page-context.ts';
import type { StartUpTarget } from '#web/start/start-up-stop.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { rememberDestination } from '#web/storage/destination.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import type { Messages } from '../layouts/messages.ts';
import type { LoadedPage } from '../loader-site.ts';
import { pageContextOf, type SiteStateStore } from '../site-state.ts';
import { isApplication } from './browser-facts.ts';

export type SiteRouter = Router<LoadedPage>;

/** The site in this window: the one value that its start-up, its calls and its pages share. */
export interface BrowserSite {
  state: SiteStateStore;
  api: Api;
  router: SiteRouter;
  members: MemberAccess;
  messages: Messages;
  /** Set while a member's page is loaded beside the start-up, which says whether it is shown. */
  memberKnown?: Promise<unknown>;
}

export const pageOf = ({ router }: Pick<BrowserSite, 'router'>): LoadedPage => router.get().page;

export const isLoggedIn = ({ members }: Pick<BrowserSite, 'members'>): boolean => members.token() !== undefined;

export function contextOf({ api, state }: Pick<BrowserSite, 'api' | 'state'>): PageContext<SiteInit> {
  return pageContextOf(state.get(), api);
}

/** Leads to a page of the site. Verify and login remember where the visitor is. */
export function goTo(site: Pick<BrowserSite, 'api' | 'messages' | 'router' | 'state'>, page: StartUpTarget): void {
  // The app has its own login (APP-003).
  if (page === 'login' && isApplication()) return openInApp(tokenErrorLink());
  const href = pageHref(contextOf(site), page);
  if (page === 'verify' || page === 'login') rememberDestination(browserStorage().session, window.location.href);
  site.router.navigate(href, { replace: page !== 'error' }).catch((error: unknown) => tellFailure(site, error));
}

/** Says that the data of the page could not be fetched, unless the visitor was told why. */
export function tellFailure({ messages, state }: Pick<BrowserSite, 'messages' | 'state'>, error?: unknown): void {
  if (error instanceof PartGivenUp) return;
  const { dataFailedTitle: title, dataFailedText: text } = commonTexts.of(state.get().language);
  messages.show({ title, text });
}

/** Another site of the host is a document of its own, and so is an address without a page. */
export function isInside({ state }: Pick<BrowserSite, 'state'>, { pathname }: URL): boolean {
  const { address, hostSite } = state.get();
  const place = placePath(hostSite, pathname);
  return (
    place !== undefined &&
    isSameSite(place.address, address) &&
    !/^(media|assets|uri|seo|theme)\//.test(place.address.rest)
  );
}
