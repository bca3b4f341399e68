import type { SiteInit } from '#features/site/web.ts';
import type { PageParams } from '#kernel/page.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type { FoundName, FoundPage } from './find-page.ts';
import type { Visitor } from './page-facts.ts';

/** The site a page is loaded for: on the server from the request, in the browser from the site state. */
export interface LoaderSite {
  page: PageContext<SiteInit>;
  /** Whether the doors of the site are passed, so that its pages may be loaded. */
  isOpen: boolean;
  /** The page is one of a draft that has not been loaded yet: it is always the neutral shell. */
  awaitsDraft?: boolean;
  visitor: Visitor;
  /** The visitor came by a preview link: the pages of members have nothing to show. */
  isByPreviewLink?: boolean | undefined;
  /** The app has its own login: this asks the app for it (APP-003). */
  leaveLoginToApp?(): void;
  /** Keeps the address that a visitor wanted before the login or the profile. */
  rememberWish?(href: string): void;
  /** Hears why the page is the neutral shell, where something closed is behind it. */
  refused?(door: { reason: string }): void;
  /** Whether a member's page is shown, after the profile, or once the member's data have come. */
  gate?(page: FoundPage): Promise<'show' | 'profile' | 'wait'>;
  /** A page is shown already: a visitor who goes on without a lost part of the program stays there. */
  hasPage?: boolean;
  /** Reports a failure that sends the visitor to the error page. */
  report(error: unknown): void;
}

/** A loaded page: the neutral shell, or a screen with its data, which are its module's alone to read. */
export type LoadedPage = ShellPage | ShownPage;

interface PageOfAddress {
  name: FoundName;
  params: PageParams;
}

/** Holds nothing of its page: whoever sees it may not be allowed to. */
interface ShellPage extends PageOfAddress {
  screen: undefined;
}

export interface ShownPage extends PageOfAddress {
  screen: string;
  data: unknown;
}

export interface PageAddress {
  pathname: string;
  search: string;
}
