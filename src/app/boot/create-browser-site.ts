import type { LanguageCode } from '#kernel/language.ts';
import { navigationTexts } from '#features/navigation/web.ts';
import { createPasscodeGate, type PasscodeGate } from '#features/passcode/web.ts';
import type { readSite } from '#features/site/contract.ts';
import type { SiteData } from '#features/site/web.ts';
import type { Api } from '#web/api/api.ts';
import { createBrowserApi } from '#web/api/browser-api.ts';
import { createFailureDialogs } from '#web/api/failure-dialogs.ts';
import { pageHref } from '#web/site/page-context.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { rememberDestination } from '#web/storage/destination.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import type { BrowserServices } from '../browser-context.ts';
import { createMessages } from '../layouts/messages.ts';
import { type LoadedPage, type LoaderSite, loadPage } from '../page-route.ts';
import type { Router } from '#web/navigation/router.ts';
import { identityOf, pageContextOf, type SiteState, type SiteStateStore } from '../site-state.ts';
import { callFacts, isApplication } from './browser-facts.ts';
import { loadSiteData } from './load-site-data.ts';

type SiteRouter = Router<LoadedPage>;

export interface BrowserSite extends BrowserServices {
  api: Api;
  state: SiteStateStore;
  gate: PasscodeGate;
  /** What a page is loaded for. */
  loaderSite(): LoaderSite;
  /** Says that what the page needs could not be fetched. */
  tellFailure(): void;
  fetchSiteData(language: LanguageCode, options?: { isAsked?: boolean; skipStatic?: boolean }): Promise<SiteData>;
  attach(router: SiteRouter): void;
  router(): SiteRouter;
}

/** The site in this window: its calls, its language, and where failures lead. */
export function createBrowserSite(state: SiteStateStore): BrowserSite {
  const messages = createMessages();
  let attached: SiteRouter | undefined;
  let quietWork = 0;
  const router = (): SiteRouter => {
    if (attached === undefined) throw new Error('The router is not there yet.');
    return attached;
  };
  const dialogs = createFailureDialogs({
    texts: () => commonTexts.of(state.get().language),
    showMessage: (title, text) => messages.show({ title, text }),
    openLink: (href) => window.location.assign(href),
  });

  const tellFailure = (): void => {
    const { dataFailedTitle: title, dataFailedText: text } = commonTexts.of(state.get().language);
    messages.show({ title, text });
  };

  const loaderSite = (shown: SiteState): LoaderSite => ({
    page: pageContextOf(shown, api, Date.now()),
    isOpen: shown.isOpen,
    report: (error) => console.warn(error),
  });

  const goTo: BrowserServices['goTo'] = (page) => {
    const href = pageHref(pageContextOf(state.get(), api), page);
    if (page === 'verify' || page === 'login') rememberDestination(browserStorage().session, window.location.href);
    router()
      .navigate(href, { replace: page !== 'error' })
      .catch(tellFailure);
  };

  const api: Api = createBrowserApi({
    fetch: window.fetch.bind(window),
    facts: () => callFacts(state),
    isOnline: () => window.navigator.onLine,
    timers: { set: (work, ms) => window.setTimeout(work, ms), clear: (timer) => window.clearTimeout(timer as number) },
    onPasscodeRequired: () => {
      gate.close();
      goTo('verify');
    },
    // Nobody can log in yet, so no token can be renewed.
    refreshTokens: () => Promise.resolve(false),
    onSessionEnded: () => {
      const { local } = browserStorage();
      for (const key of ['accessToken', 'refreshToken', 'ticketCart'] as const) local.remove(key);
    },
    showDialog: (dialog) => {
      if (quietWork === 0) dialogs(dialog);
    },
  });

  const first = state.get().init;
  const gate = createPasscodeGate({
    api,
    local: browserStorage().local,
    site: identityOf(first),
    usePasscodeLock: first.usePasscodeLock,
  });

  const fetchSiteData: BrowserSite['fetchSiteData'] = (language, { isAsked = true, skipStatic = false } = {}) => {
    const { hostSite, init, languageSource } = state.get();
    return loadSiteData(
      {
        hostSite,
        host: window.location.host,
        site: identityOf(init),
        language,
        source: isAsked ? 'cookie' : languageSource,
        defaultLanguage: init.defaultLanguage,
        skipStatic: skipStatic || init.usePasscodeLock || init.isInvitingEvent,
      },
      {
        fetchStatic: (path) =>
          fetch(path).then(
            (response) => (response.ok ? response.json() : undefined),
            () => undefined,
          ),
        fetchServer: async (site) =>
          (
            await api.call<typeof readSite>({
              name: 'readSite',
              method: 'GET',
              path: 'seo/{portalId}[/{eventId}]',
              params: site,
            })
          ).data,
      },
    );
  };

  const changeLanguage = async (language: LanguageCode): Promise<void> => {
    const { init, userdata } = await fetchSiteData(language);
    const change = { init, userdata, language, languageSource: 'cookie' as const, isOpen: !init.isLocked };
    const next = { ...state.get(), ...change };
    const [loaded] = await Promise.all([
      loadPage(router().get().location, loaderSite(next)),
      commonTexts.load(language),
      navigationTexts.load(language),
    ]);
    if ('redirect' in loaded) throw new Error('The page could not be loaded in another language.');
    // Everything is there: the site and its page change in one go.
    state.set(change);
    router().put(loaded.page);
    dropLanguageQuery(router());
  };

  /** A failed change is told by whoever asked for it. */
  const quietly = async (work: () => Promise<void>): Promise<void> => {
    quietWork += 1;
    try {
      await work();
    } finally {
      quietWork -= 1;
    }
  };

  return {
    api,
    state,
    gate,
    messages,
    isApplication: isApplication(),
    loaderSite: () => loaderSite(state.get()),
    fetchSiteData,
    goTo,
    tellFailure,
    changeLanguage: (language) => quietly(() => changeLanguage(language)),
    attach(made) {
      attached = made;
    },
    router,
  };
}

/** The chosen language stands in the cookie now; the address would say otherwise on the next load. */
function dropLanguageQuery(router: SiteRouter): void {
  const { pathname, search, hash } = router.get().location;
  const query = new URLSearchParams(search);
  if (!query.has('language')) return;
  query.delete('language');
  const rest = query.toString();
  void router.navigate(`${pathname}${rest === '' ? '' : `?${rest}`}${hash}`, { replace: true, keepPlace: true });
}
