import type { PageDefinition, PageName, PageParams } from '#kernel/page.ts';
import { matchPage } from '#kernel/match-page.ts';
import { isSameSite, placePath } from '#kernel/preview-path.ts';
import { status } from '#kernel/status.ts';
import type { SiteInit } from '#features/site/web.ts';
import { isStatus } from '#web/api/call-error.ts';
import type { Loaded } from '#web/navigation/router.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type { PageModule } from '#web/site/page-module.ts';
import { decidePage, type Visitor } from './page-decision.ts';
import { waysOf } from './page-ways.ts';
import { whyClosed, whyRefused } from './refused-page.ts';
import { loadScreen, screenNow } from './screens.ts';
import { notAvailable, notFound, pageScreens } from './web-pages.ts';

/** The site a page is loaded for: on the server from the request, in the browser from the site state. */
export interface LoaderSite {
  page: PageContext<SiteInit>;
  /** Whether the doors of the site are passed, so that its pages may be loaded. */
  isOpen: boolean;
  /** The page is one of a draft that is not there yet: whatever it is, it is the neutral shell. */
  awaitsDraft?: boolean;
  visitor: Visitor;
  /** In the app the login is the app's: it is asked for it (APP-003). */
  leaveLoginToApp?(): void;
  /** Keeps where a visitor wanted to go before the login or the profile. */
  rememberWish?(href: string): void;
  /** Whether a member's page is shown, after the profile, or once the member's data have come. */
  gate?(page: FoundPage): Promise<'show' | 'profile' | 'wait'>;
  /** A failure that sends the visitor to the error page is told here. */
  report(error: unknown): void;
}

/** A loaded page: its name, and its screen with its data; without a screen it is the neutral shell. */
export interface LoadedPage {
  name: PageName | 'preview' | 'notFound';
  params: PageParams;
  screen: string | undefined;
  data: unknown;
}

export interface PageAddress {
  pathname: string;
  search: string;
}

/** Loads the page of an address of this site, on the server and in the browser alike. */
export async function loadPage(
  address: PageAddress,
  site: LoaderSite,
  signal?: AbortSignal,
): Promise<Loaded<LoadedPage>> {
  const { page, isOpen, awaitsDraft, visitor, gate, report } = site;
  const found = findPage(address.pathname, page);
  const { name, definition, params } = found;
  const ways = waysOf(address, found, site);
  if (awaitsDraft && name !== 'error') return ways.shell;
  const decision = decidePage(name, definition, params, page.init, isOpen, visitor);
  if (decision === 'error') return ways.toError;
  if (isApplication(page) && isLogin(name)) return ways.toHome;
  if (decision === 'login') return ways.toLogin();
  if (decision === 'shell') return ways.shell;
  if (name === 'moduleDetail' && params.moduleCode === 'ticket') return ways.toTicket();
  // Some contents come with the site's data: no call would be refused for them.
  const closed = await ways.pastDoor(whyClosed(page.init, found));
  if (closed !== undefined) return closed;
  const gated = (await gate?.(found)) ?? 'show';
  if (gated === 'wait') return ways.shell;
  if (gated === 'profile') return ways.toProfile();
  const screen = decision === 'notAvailable' ? notAvailable : screenOf(name);
  try {
    const module = await loadScreen<PageModule>(screen, page.language);
    const data = await module.load?.(page, { params, query: new URLSearchParams(address.search), signal });
    return { page: { name, params, screen, data: data ?? null } };
  } catch (error) {
    signal?.throwIfAborted();
    // The API client has already sent the visitor to where the passcode or the session is asked for.
    if (isStatus(error, status.passcodeRequired, status.sessionEnded)) return ways.shell;
    const refused = await ways.pastDoor(whyRefused(error));
    if (refused !== undefined) return refused;
    report(error);
    if (name === 'error' || name === 'notFound') throw error;
    return ways.toError;
  }
}

function isApplication({ keptQuery }: PageContext): boolean {
  return ['1', 'true'].includes(new URLSearchParams(keptQuery).get('isApplication') ?? '');
}

/** Nobody logs in on the web side of the app (core 6). */
function isLogin(name: LoadedPage['name']): boolean {
  return ['login', 'register', 'reset'].includes(name);
}

export interface FoundPage {
  name: LoadedPage['name'];
  definition: PageDefinition | undefined;
  params: PageParams;
}

export function findPage(pathname: string, page: PageContext): FoundPage {
  const place = placePath(page.hostSite, pathname);
  const match =
    place && isSameSite(place.address, page.address) ? matchPage(place.scope, place.address.rest) : undefined;
  const name = (match?.definition.name ?? 'notFound') as LoadedPage['name'];
  return { name, definition: match?.definition, params: match?.params ?? {} };
}

export function screenOf(name: LoadedPage['name']): string {
  if (name === 'preview') return 'app/pages/preview-page';
  return name === 'notFound' ? notFound : pageScreens[name];
}

export function moduleOf(page: LoadedPage): PageModule | undefined {
  return page.screen === undefined ? undefined : screenNow<PageModule>(page.screen);
}
