import { navigationTexts } from '#features/navigation/web.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { loadShownTexts } from '#web/site/use-later.ts';
import { StartUpStop } from '#web/start/start-up-stop.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { type BrowserSite, goTo, type SiteRouter } from './browser-site.ts';
import { loadPage } from './load-page.ts';
import { createSiteApi } from './site-api.ts';
import { fetchSiteData, readOwnData } from './site-data.ts';

/** Loads the site in a language and shows it; rejects, with nothing changed, when that fails. */
export async function changeLanguage(site: BrowserSite, language: LanguageCode): Promise<void> {
  const { router, state } = site;
  try {
    await Promise.all([commonTexts.load(language), navigationTexts.load(language), loadShownTexts(language)]);
    const asking = { ...site, api: createSiteApi(() => site, language) };
    const { init, userdata } = await fetchSiteData(asking, { language, isChosen: true });
    const change = { init, userdata, language, languageSource: 'cookie' as const, isOpen: !init.isLocked };
    const [loaded, personal] = await Promise.all([
      loadPage(asking, router.get().location, { change }),
      state.get().personal && readOwnData(asking),
    ]);
    if ('redirect' in loaded) throw new Error('The page could not be loaded in another language.');
    // All data are loaded: the site and its page change in one go.
    state.set({ ...change, ...(personal && { personal }) });
    router.put(loaded.page);
    dropLanguageQuery(router);
  } catch (error) {
    if (error instanceof StartUpStop && error.goTo !== undefined) goTo(site, error.goTo);
    throw error;
  }
}

/** The cookie holds the chosen language now; a language in the address would undo it on the next load. */
function dropLanguageQuery(router: SiteRouter): void {
  const { pathname, search, hash } = router.get().location;
  const query = new URLSearchParams(search);
  if (!query.has('language')) return;
  query.delete('language');
  const rest = query.toString();
  void router.navigate(`${pathname}${rest === '' ? '' : `?${rest}`}${hash}`, { replace: true, keepPlace: true });
}
