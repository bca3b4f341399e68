import type { SiteInit } from '#features/site/web.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { isCallError, isStatus } from '#web/api/call-error.ts';
import type { Loaded } from '#web/navigation/router.ts';
import { PartGivenUp } from '#web/parts/needed.ts';
import { isApplicationAt } from '#web/site/is-application.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type { PageModule } from '#web/site/page-module.ts';
import { findPage, type FoundPage } from './find-page.ts';
import { layoutFrames } from './layouts/frame-of.ts';
import type { LoadedPage, LoaderSite, PageAddress } from './loader-site.ts';
import { decidePage } from './page-decision.ts';
import { waysOf } from './page-ways.ts';
import { whyClosed, whyRefused } from './refused-page.ts';
import { loadScreen } from './screens.ts';
import { notAvailable, notFound, pageScreens, preview, withdrawn } from './web-pages.ts';

/** Loads the page of an address of this site, on the server and in the browser. */
export async function loadPage(
  address: PageAddress,
  site: LoaderSite,
  signal?: AbortSignal,
): Promise<Loaded<LoadedPage>> {
  const { page, isOpen, awaitsDraft, visitor, gate, hasPage, report } = site;
  const found = findPage(address.pathname, page);
  const { name, definition, params } = found;
  const ways = waysOf(address, found, site);
  if (awaitsDraft && name !== 'error') return ways.shell;
  const decision = decidePage(name, definition, params, page.init, isOpen, visitor);
  if (decision === 'error') return ways.toError;
  if (decision === 'withdrawn') return showWithdrawn(found, page.language);
  if (isApplicationAt(page.keptQuery) && isLogin(name)) return ways.toHome;
  if (decision === 'login') return ways.toLogin();
  if (decision === 'shell') return ways.shell;
  if (name === 'moduleDetail' && params.moduleCode === 'ticket') return ways.toTicket();
  // No call would be refused for these: some contents come with the site's data, and not every page of members calls.
  const isWithoutMember =
    site.isByPreviewLink && definition !== undefined && layoutFrames[definition.layout].requiresLogin;
  const closed = await ways.pastDoor(isWithoutMember ? { reason: 'previewLink' } : whyClosed(page.init, found));
  if (closed !== undefined) return closed;
  if (decision === 'unknown') return showUnknown(found, page);
  const screen = decision === 'notAvailable' ? notAvailable : screenOf(name);
  const gating = Promise.resolve(gate?.(found) ?? 'show');
  // A content for members is not asked for before its gate has opened. A member's own page is: nobody else reads it.
  const isOwnPage = definition !== undefined && layoutFrames[definition.layout].requiresLogin;
  const loading = loadScreen<PageModule>(screen, page.language).then(async (module) => {
    if (!isOwnPage && (await gating) !== 'show') return undefined;
    return module.load?.(page, { params, query: new URLSearchParams(address.search), signal });
  });
  // A visitor who waits for the gate does not wait for the page after it.
  loading.catch(() => {});
  const gated = await gating;
  if (gated === 'wait') return ways.shell;
  if (gated === 'profile') return ways.toProfile();
  try {
    const data = await loading;
    return { page: { name, params, screen, data: data ?? null } };
  } catch (error) {
    signal?.throwIfAborted();
    // The API client has already sent the visitor to where the passcode or the session is asked for.
    if (isStatus(error, status.passcodeRequired, status.sessionEnded)) return ways.shell;
    const door = whyRefused(error);
    // A page that a withdrawn site keeps may ask for what it does not.
    if (door?.reason === 'withdrawn') return showWithdrawn(found, page.language);
    const refused = await ways.pastDoor(door);
    if (refused !== undefined) return refused;
    if (error instanceof PartGivenUp && hasPage) throw error;
    // A wrong link is no failure of ours.
    if (isStatus(error, status.notFound) && name !== 'error' && name !== 'notFound') return showUnknown(found, page);
    report(error);
    if (name === 'error' || name === 'notFound') throw error;
    return isRefusal(error) ? ways.toError : ways.toFailed;
  }
}

/** What a content does not have is an unknown page: the address stays and is answered with 404 (ROUTE-059). */
async function showUnknown({ params }: FoundPage, page: PageContext<SiteInit>): Promise<Loaded<LoadedPage>> {
  const { load } = await loadScreen<PageModule>(notFound, page.language);
  const data = await load?.(page, { params, query: new URLSearchParams() });
  return { page: { name: 'notFound', params, screen: notFound, data: data ?? null } };
}

async function showWithdrawn({ name, params }: FoundPage, language: LanguageCode): Promise<Loaded<LoadedPage>> {
  await loadScreen(withdrawn, language);
  return { page: { name, params, screen: withdrawn, data: null } };
}

/** The server answered that there is no such page for this visitor: another try would have the same result. */
function isRefusal(error: unknown): boolean {
  return (
    isCallError(error) &&
    Number(error.status) >= 400 &&
    Number(error.status) < 500 &&
    !isStatus(error, status.timeout, status.tooMany)
  );
}

/** The app has its own login (core 6). */
function isLogin(name: LoadedPage['name']): boolean {
  return ['login', 'register', 'reset'].includes(name);
}

export function screenOf(name: LoadedPage['name']): string {
  if (name === 'preview') return preview;
  return name === 'notFound' ? notFound : pageScreens[name];
}
