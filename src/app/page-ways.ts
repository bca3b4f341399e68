// Not through the door, which would bring the error page to every page.
import { rememberErrorVariant } from '#features/error-page/web/error-variant.ts';
import { failedQuery } from '#features/error-page/rules/failed-address.ts';
import { pagePath } from '#kernel/page.ts';
import type { Loaded } from '#web/navigation/router.ts';
import { pageHref, siteHref } from '#web/site/page-context.ts';
import type { FoundPage } from './find-page.ts';
import type { LoadedPage, LoaderSite, PageAddress } from './loader-site.ts';
import { type ClosedDoor, refusedPage } from './refused-page.ts';
import { loadScreen } from './screens.ts';

type Ended = Loaded<LoadedPage>;

/** The other page that an address leads to. */
export interface PageWays {
  /** The neutral shell: it holds no data of the page. */
  shell: Ended;
  toError: Ended;
  /** The error page with a way to try the address again. */
  toFailed: Ended;
  toHome: Ended;
  toLogin(): Ended;
  toProfile(): Ended;
  /** The detail of a ticket has its address above the list (TICKET-123). */
  toTicket(): Ended;
  /** The page past a closed door; undefined without one, and for a member whom only an older answer keeps out. */
  pastDoor(door: ClosedDoor | undefined): Promise<Ended | undefined>;
}

const withQuery = (href: string, query: string): string => `${href}${href.includes('?') ? '&' : '?'}${query}`;

export function waysOf(
  { pathname, search }: PageAddress,
  { name, params }: FoundPage,
  { page, visitor, leaveLoginToApp, rememberWish, refused: hear }: LoaderSite,
): PageWays {
  const shell = { page: { name, params, screen: undefined } };
  const toError = { redirect: pageHref(page, 'error') };
  const wishing = (target: 'login' | 'profile'): Ended => {
    rememberWish?.(pathname + search);
    return { redirect: pageHref(page, target) };
  };
  const toLogin = (): Ended => {
    if (leaveLoginToApp === undefined) return wishing('login');
    leaveLoginToApp();
    return shell;
  };
  return {
    shell,
    toError,
    toFailed: { redirect: withQuery(toError.redirect, failedQuery(pathname + search)) },
    toHome: { redirect: pageHref(page, 'home') },
    toLogin,
    toProfile: () => wishing('profile'),
    toTicket() {
      const query = new URLSearchParams(search);
      for (const flag of new URLSearchParams(page.keptQuery).keys()) query.delete(flag);
      const rest = [`ticket=${params.detailId}`, query.toString()].filter(Boolean).join('&');
      return { redirect: siteHref(page, `/${pagePath('ticketDetail', { contentId: params.contentId })}?${rest}`) };
    },
    async pastDoor(door) {
      const refused = refusedPage(door);
      if (door === undefined || refused === undefined) return undefined;
      // The server does not know the visitor: the browser will ask again. A period is the same for everybody.
      if (visitor === 'unknown' && door.reason !== 'outsidePeriod') {
        hear?.(door);
        return shell;
      }
      if (refused === 'login') return visitor === 'visitor' ? toLogin() : undefined;
      if (refused === 'notInvited') {
        rememberErrorVariant('notInvited');
        return toError;
      }
      await loadScreen(refused.screen, page.language);
      return { page: { name, params, ...refused } };
    },
  };
}
