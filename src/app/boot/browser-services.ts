import { needed } from '#web/parts/needed.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import type { BrowserServices } from '../browser-context.ts';
import { isApplication } from './browser-facts.ts';
import { type BrowserSite, goTo, isLoggedIn, tellFailure } from './browser-site.ts';
import { loadPersonal } from './site-data.ts';

/** What the pages of this window may ask for. */
export function servicesOf(site: BrowserSite): BrowserServices {
  return {
    messages: site.messages,
    isApplication: isApplication(),
    goTo: (page) => goTo(site, page),
    isLoggedIn: () => isLoggedIn(site),
    loadPersonal: () => loadPersonal(site),
    enter(href, how) {
      // A new document would know nothing of this login.
      if (!browserStorage().local.isRefused('accessToken')) return window.location[how](href);
      void needed(() => import('./enter-here.ts'))
        .then(({ enterHere }) => enterHere(site, href))
        .catch((error: unknown) => tellFailure(site, error));
    },
    changeLanguage: (language) =>
      needed(() => import('./change-language.ts')).then(({ changeLanguage }) => changeLanguage(site, language)),
  };
}
