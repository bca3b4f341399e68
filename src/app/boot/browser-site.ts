import type { PasscodeGate } from '#features/doors/web.ts';
import type { SiteData } from '#features/site/web.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Api } from '#web/api/api.ts';
import type { Router } from '#web/navigation/router.ts';
import type { BrowserServices } from '../browser-context.ts';
import type { LoadedPage, LoaderSite } from '../loader-site.ts';
import type { SiteStateStore } from '../site-state.ts';
import type { Ahead } from './ask-ahead.ts';

export type SiteRouter = Router<LoadedPage>;

export interface BrowserSite extends BrowserServices {
  api: Api;
  state: SiteStateStore;
  gate: PasscodeGate;
  ahead: Ahead;
  /** Asks ahead for what the start-up of a member needs. */
  askAhead(): void;
  /** The context in which a page is loaded. */
  loaderSite(): LoaderSite;
  /** Says that the data of the page could not be fetched, unless the visitor was told why. */
  tellFailure(error?: unknown): void;
  fetchSiteData(language: LanguageCode, options?: { isAsked?: boolean; skipStatic?: boolean }): Promise<SiteData>;
  attach(router: SiteRouter): void;
  router(): SiteRouter;
}
