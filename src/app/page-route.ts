import type { PageDefinition, PageName, PageParams } from '#kernel/page.ts';
import { matchPage } from '#kernel/match-page.ts';
import { parseSitePath, scopeOf } from '#kernel/site-path.ts';
import { status } from '#kernel/status.ts';
import type { SiteInit } from '#features/site/web.ts';
import { isStatus } from '#web/api/call-error.ts';
import type { Loaded } from '#web/navigation/router.ts';
import { pageHref, type PageContext } from '#web/site/page-context.ts';
import type { PageModule } from '#web/site/page-module.ts';
import { decidePage, type Visitor } from './page-decision.ts';
import { loadScreen, screenNow } from './screens.ts';
import { notAvailable, notFound, pageScreens } from './web-pages.ts';

/** The site a page is loaded for: on the server from the request, in the browser from the site state. */
export interface LoaderSite {
  page: PageContext<SiteInit>;
  /** Whether the doors of the site are passed, so that its pages may be loaded. */
  isOpen: boolean;
  visitor: Visitor;
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
  { pathname, search }: PageAddress,
  { page, isOpen, visitor, rememberWish, gate, report }: LoaderSite,
  signal?: AbortSignal,
): Promise<Loaded<LoadedPage>> {
  const found = findPage(pathname, page);
  const { name, definition, params } = found;
  const decision = decidePage(name, definition, params, page.init, isOpen, visitor);
  const toError = { redirect: pageHref(page, 'error') };
  if (decision === 'error') return toError;
  if (decision === 'login') {
    rememberWish?.(pathname + search);
    return { redirect: pageHref(page, 'login') };
  }
  const shell = { page: { name, params, screen: undefined, data: null } };
  if (decision === 'shell') return shell;
  const gated = (await gate?.(found)) ?? 'show';
  if (gated === 'wait') return shell;
  if (gated === 'profile') {
    rememberWish?.(pathname + search);
    return { redirect: pageHref(page, 'profile') };
  }
  const screen = decision === 'notAvailable' ? notAvailable : screenOf(name);
  try {
    const module = await loadScreen<PageModule>(screen, page.language);
    const data = await module.load?.(page, { params, query: new URLSearchParams(search), signal });
    return { page: { name, params, screen, data: data ?? null } };
  } catch (error) {
    signal?.throwIfAborted();
    // The API client has already sent the visitor to where the passcode or the session is asked for.
    if (isStatus(error, status.passcodeRequired, status.sessionEnded)) {
      return shell;
    }
    report(error);
    if (name === 'error' || name === 'notFound') throw error;
    return toError;
  }
}

export interface FoundPage {
  name: LoadedPage['name'];
  definition: PageDefinition | undefined;
  params: PageParams;
}

export function findPage(pathname: string, page: PageContext): FoundPage {
  const parsed = parseSitePath(page.hostSite, pathname);
  const isHere =
    parsed.kind === 'site' &&
    parsed.address.portalId === page.address.portalId &&
    parsed.address.eventId === page.address.eventId;
  const match = isHere ? matchPage(scopeOf(page.address), parsed.address.rest) : undefined;
  const name = (match?.definition.name ?? 'notFound') as LoadedPage['name'];
  return { name, definition: match?.definition, params: match?.params ?? {} };
}

export function screenOf(name: LoadedPage['name']): string {
  return name === 'notFound' || name === 'preview' ? notFound : pageScreens[name];
}

export function moduleOf(page: LoadedPage): PageModule | undefined {
  return page.screen === undefined ? undefined : screenNow<PageModule>(page.screen);
}
