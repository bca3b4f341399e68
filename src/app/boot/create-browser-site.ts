import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { navigationTexts } from '#features/navigation/web.ts';
import { createPasscodeGate } from '#features/doors/web.ts';
import type { readPersonal } from '#features/account/contract/personal-data.ts';
import type { readSite } from '#features/site/contract.ts';
// Not through the door, which would bring the sale to every page.
import { lostWithSession } from '#features/ticket/web/flow/purchase-flow-storage.ts';
import type { Api } from '#web/api/api.ts';
import { isStatus, reasonOf } from '#web/api/call-error.ts';
import { createBrowserApi } from '#web/api/browser-api.ts';
import { createFailureDialogs } from '#web/api/failure-dialogs.ts';
import { leaving } from '#web/navigation/leaving.ts';
import { needed, PartGivenUp } from '#web/parts/needed.ts';
import { pageHref } from '#web/site/page-context.ts';
import { loadShownTexts } from '#web/site/use-later.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { rememberDestination } from '#web/storage/destination.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import type { BrowserServices } from '../browser-context.ts';
import type { FoundPage } from '../find-page.ts';
import { createMessages } from '../layouts/messages.ts';
import type { LoaderSite } from '../loader-site.ts';
import { identityOf, pageContextOf, type SiteState, type SiteStateStore } from '../site-state.ts';
import { callFacts, isApplication, queryFlag } from './browser-facts.ts';
import { createAhead } from './ask-ahead.ts';
import type { BrowserSite, SiteRouter } from './browser-site.ts';
import { createMemberAccess } from './member-access.ts';
import { leaveMember } from './member-watch.ts';
import { isForMembers, opensForMembers } from '../page-facts.ts';
import { StartUpStop } from '../site-entry.ts';
// Imported past web.ts, because only the app loads the rest of the feature.
import { openInApp } from '#features/app-bridge/web/open-in-app.ts';
import { tokenErrorLink } from '#web/api/native-dialog-link.ts';
import { serverClock } from '#web/api/server-clock.ts';
import { loadPage } from './load-page.ts';
import { loadSiteData } from './load-site-data.ts';

/** The site in this window: its calls, its language, and where failures lead. */
export function createBrowserSite(state: SiteStateStore): BrowserSite {
  const messages = createMessages();
  const ahead = createAhead();
  let attached: SiteRouter | undefined;
  let quietWork = 0;
  /** While the language changes, calls already ask in the new one. */
  let askedLanguage: LanguageCode | undefined;
  const router = (): SiteRouter => {
    if (attached === undefined) throw new Error('The router is not there yet.');
    return attached;
  };
  const dialogs = createFailureDialogs({
    texts: () => commonTexts.of(state.get().language),
    showMessage: (title, text) => void messages.show({ title, text }),
    openLink: (href) => openInApp(href),
  });

  const tellFailure = (error?: unknown): void => {
    if (error instanceof PartGivenUp) return;
    const { dataFailedTitle: title, dataFailedText: text } = commonTexts.of(state.get().language);
    messages.show({ title, text });
  };

  const gateOfPage = async ({ name, definition, params }: FoundPage): Promise<'show' | 'profile' | 'wait'> => {
    if (definition === undefined || name === 'notFound' || name === 'preview') return 'show';
    const isPublic = (): boolean => {
      const { init, isByPreviewLink = false } = state.get();
      return isByPreviewLink || !members.isLoggedIn() || !isForMembers(definition, params, init);
    };
    if (isPublic()) return 'show';
    const [{ gateMember }] = await Promise.all([needed(() => import('./member-gate.ts')), ahead.memberKnown()]);
    // Who it is was not known when the page began to load.
    if (isPublic()) return 'wait';
    const { personal, userdata } = state.get();
    const { local } = browserStorage();
    const gated = gateMember({
      page: name,
      isLockedContent: definition.layout !== 'mypage',
      personal,
      isExhibitor: userdata.isExhibitor || queryFlag('exhibitor_account') !== undefined,
      isFresh: local.get('checkEmptyPerson') !== undefined,
    });
    if (gated === 'profile') local.set('check_validation', '1');
    return gated;
  };

  const loaderSite = (shown: SiteState): LoaderSite => ({
    page: pageContextOf(shown, api, serverClock.now()),
    isOpen: shown.isOpen,
    awaitsDraft: shown.isDraft && !shown.isOpen,
    ...(isApplication() && { leaveLoginToApp: () => openInApp(tokenErrorLink()) }),
    visitor: members.isLoggedIn() ? 'member' : 'visitor',
    isByPreviewLink: shown.isByPreviewLink,
    rememberWish: (href) => rememberDestination(browserStorage().session, window.location.origin + href),
    gate: gateOfPage,
    hasPage: router().get().page.screen !== undefined,
    report: (error) => console.warn(error),
  });

  const goTo: BrowserServices['goTo'] = (page) => {
    if (page === 'login' && isApplication()) return openInApp(tokenErrorLink());
    const href = pageHref(pageContextOf(state.get(), api), page);
    if (page === 'verify' || page === 'login') rememberDestination(browserStorage().session, window.location.href);
    router()
      .navigate(href, { replace: page !== 'error' })
      .catch(tellFailure);
  };

  const api: Api = createBrowserApi({
    fetch: window.fetch.bind(window),
    facts: () => ({ ...callFacts(state), ...(askedLanguage && { language: askedLanguage }) }),
    isOnline: () => window.navigator.onLine,
    leaving,
    timers: { set: (work, ms) => window.setTimeout(work, ms), clear: (timer) => window.clearTimeout(timer as number) },
    onPasscodeRequired: () => {
      gate.close();
      goTo('verify');
    },
    async refreshTokens(plain, usedToken) {
      try {
        return await members.refresh(plain, usedToken);
      } catch (error) {
        const { dataFailedTitle: title, refreshTokenNotObtained: text } = commonTexts.of(state.get().language);
        messages.show({ title, text });
        throw error;
      }
    },
    onSessionEnded: () => endSession(),
    onOtherMember: () => leaveMember(site),
    showDialog: (dialog) => {
      if (quietWork === 0) dialogs(dialog);
    },
    onRefusedInPreview: (message) => void messages.show({ title: message, text: '' }),
  });

  const members = createMemberAccess(
    { site: () => identityOf(state.get().init), realmKey: () => state.get().init.login.realmKey },
    window.navigator.locks,
  );

  const endSession = (): void => {
    const lost = lostWithSession();
    // A start-up with such a failure stays silent (BOOT-019), unless a cart is lost with it.
    if (lost ?? state.get().personal) browserStorage().session.set('sessionEnded', lost ?? 'nothing');
    members.forget();
    state.set({ personal: undefined });
    void needed(() => import('./session-end.ts')).then(
      ({ leaveSession }) => leaveSession(site),
      () => undefined,
    );
  };

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
        // Pages for members are not kept for other visitors.
        skipStatic: skipStatic || init.usePasscodeLock || init.isInvitingEvent || members.isLoggedIn(),
      },
      {
        fetchStatic: (path) =>
          fetch(path).then(
            (response) => (response.ok ? response.json() : undefined),
            () => undefined,
          ),
        fetchServer: async (site) =>
          (await api.get<typeof readSite>('seo/{portalId}[/{eventId}]', { params: site })).data,
      },
    );
  };

  const readOwnData = async () => {
    const { data } = await api.get<typeof readPersonal>('personal/{portalId}[/{eventId}]', {
      params: identityOf(state.get().init),
    });
    return data;
  };

  const changeLanguage = async (language: LanguageCode): Promise<void> => {
    await Promise.all([commonTexts.load(language), navigationTexts.load(language), loadShownTexts(language)]);
    askedLanguage = language;
    try {
      const { init, userdata } = await fetchSiteData(language);
      const change = { init, userdata, language, languageSource: 'cookie' as const, isOpen: !init.isLocked };
      const [loaded, personal] = await Promise.all([
        loadPage(router().get().location, loaderSite({ ...state.get(), ...change })),
        state.get().personal && readOwnData(),
      ]);
      if ('redirect' in loaded) throw new Error('The page could not be loaded in another language.');
      // All data are loaded: the site and its page change in one go.
      state.set({ ...change, ...(personal && { personal }) });
      router().put(loaded.page);
      dropLanguageQuery(router());
    } finally {
      askedLanguage = undefined;
    }
  };

  /** The caller of a change reports its failure. */
  const quietly = async (work: () => Promise<void>): Promise<void> => {
    quietWork += 1;
    try {
      await work();
    } finally {
      quietWork -= 1;
    }
  };

  const site: BrowserSite = {
    api,
    state,
    gate,
    ahead,
    askAhead() {
      const { init, isDraft, isOpen, language } = state.get();
      // In front of a door the calls would be refused, and the app may bring another member.
      if (!isOpen || isDraft || isApplication() || !members.isLoggedIn()) return;
      ahead.ask('personal', readOwnData);
      if (opensForMembers(init)) ahead.ask('site', () => fetchSiteData(language, { skipStatic: true }));
    },
    messages,
    isApplication: isApplication(),
    loaderSite: () => loaderSite(state.get()),
    fetchSiteData,
    isLoggedIn: members.isLoggedIn,
    async loadPersonal() {
      const personal = await ahead.take('personal', readOwnData).catch((error: unknown) => {
        if (reasonOf(error) === 'previewLink') return undefined;
        const { dataFailedTitle: title, userNotObtained: text } = commonTexts.of(state.get().language);
        if (!isStatus(error, status.tokenExpired, status.sessionEnded)) {
          messages.show({ title, text });
          state.set({ hasPersonalFailed: true });
        }
        throw error;
      });
      if (personal === undefined) return state.set({ isByPreviewLink: true });
      const isSecondTry = state.get().hasPersonalFailed;
      state.set({ personal, userdata: personal.userdata, hasPersonalFailed: false });
      // The start-up ended with the first one: behind the shell the page is still to be loaded.
      if (isSecondTry && router().get().page.screen === undefined) window.location.reload();
    },
    enter(href, how) {
      // A new document would know nothing of this login.
      if (!browserStorage().local.isRefused('accessToken')) return window.location[how](href);
      void needed(() => import('./enter-here.ts'))
        .then(({ enterHere }) => enterHere(site, href))
        .catch(tellFailure);
    },
    goTo,
    tellFailure,
    changeLanguage: (language) =>
      quietly(() => changeLanguage(language)).catch((error: unknown) => {
        if (error instanceof StartUpStop && error.goTo !== undefined) goTo(error.goTo);
        throw error;
      }),
    attach(made) {
      attached = made;
    },
    router,
  };
  return site;
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
