import { logView, startAccessLog } from '#features/access-log/web.ts';
import { passWebAccess } from '#features/doors/web.ts';
// Not through the door, which would bring the cards of events to every page.
import { recordVisitedEvent } from '#features/event-list/web/visited-events.ts';
import type { SiteInit } from '#features/site/web.ts';
import { type PageDefinition, pageNamed, previewPage } from '#kernel/page.ts';
import { needed } from '#web/parts/needed.ts';
import { anonymousToken } from '#web/storage/anonymous-token.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { cryptoRandom } from '#web/storage/crypto-random.ts';
import { layoutFrames, layoutOf } from '../layouts/frame-of.ts';
import type { LoadedPage } from '../loader-site.ts';
import {
  areParametersValid,
  doorPage,
  isContentThere,
  isForMembers,
  opensForMembers,
  standsBeforeDoors,
} from '../page-facts.ts';
import { startUp, type StartUpPorts, StartUpStop } from '../site-entry.ts';
import { identityOf, pageContextOf, type SiteFacts } from '../site-state.ts';
import { rememberErrorVariant } from '#features/error-page/web.ts';
import { keepPcode } from '#features/account/web/kept-pcodes.ts';
import { loginSkipKey } from '#features/account/rules/login-skip-key.ts';
import { asksLoginAtStartUp } from '#features/doors/rules/login-lock.ts';
import { currentDevice, isApplication, isPreview, queryFlag } from './browser-facts.ts';
import type { BrowserSite } from './browser-site.ts';

/** Runs the start-up of the loaded page, and shows its end. */
export async function enterSite(site: BrowserSite, facts: SiteFacts, appKey?: string): Promise<void> {
  const { state } = site;
  startLog(site, facts);
  const page = (): LoadedPage => site.router().get().page;
  const loading = loadAhead(site);
  const { delaysReady } = layoutFrames[layoutOf(page().name)];
  const end = await startUp(portsOf(site, page, appKey), delaysReady, (step) => {
    if (step === 'first view log') site.ahead.tellKnown();
  });
  if (end.kind === 'ready') {
    state.set({ phase: 'ready' });
    await loading;
    // The server could not know the visitor; the browser does now.
    if (page().screen === undefined) await site.router().revalidate().catch(site.tellFailure);
  } else if (end.kind === 'silent') state.set({ phase: 'silent' });
  else {
    state.set({ phase: 'ready' });
    if (end.goTo !== undefined) site.goTo(end.goTo);
    else if (end.error !== undefined) site.tellFailure(end.error);
  }
  site.ahead.end();
  let shown = page();
  site.router().subscribe(() => {
    if (page() === shown) return;
    shown = page();
    if (shown.screen !== undefined) logPage(shown);
    else if (!state.get().isOpen) site.goTo(doorOf(site));
  });
}

/**
 * Loads a member's page beside the start-up, which says whether it is shown. What is closed to visitors is loaded after
 * the start-up, by the data of the site as the member has them.
 */
async function loadAhead({ ahead, isLoggedIn, router, state }: BrowserSite): Promise<void> {
  const { init, isDraft, isOpen } = state.get();
  const { screen, params } = router().get().page;
  const isClosed = init.modules.some((one) => one.contentId === Number(params.contentId) && one.closedBy !== undefined);
  if (screen !== undefined || !isOpen || isDraft || isClosed || isApplication() || !isLoggedIn()) return;
  ahead.expectMember();
  // The start-up tries again.
  await router()
    .revalidate()
    .catch(() => {});
}

/** The page that asks a visitor in front of a closed site for what opens it. */
function doorOf({ gate, state }: BrowserSite): 'verify' | 'login' | 'error' {
  // Only previewers may look behind the shell of a draft.
  if (state.get().isDraft) return 'error';
  return doorPage(state.get().init, gate.state() === 'verified');
}

function portsOf(site: BrowserSite, page: () => LoadedPage, appKey: string | undefined): StartUpPorts {
  const { state } = site;
  const { local, session } = browserStorage();
  const isBeforeDoors = (): boolean => standsBeforeDoors(page().name);
  return {
    async loadCommonData() {
      anonymousToken(local, cryptoRandom);
      keepPcode(local, window.location.search);
      site.askAhead();
      if (isApplication()) await (await needed(() => import('./enter-app.ts'))).enterApp(site, appKey);
    },
    isApplication,
    hasAccessToken: site.isLoggedIn,
    areRouteParametersValid() {
      const definition = page().name === 'preview' ? previewPage : definitionOf(page());
      const { params } = page();
      return definition === undefined || areParametersValid(definition, params, state.get().init);
    },
    isPreview: () => isPreview(state),
    // The HTML brings the data along; only empty ones have to be asked for.
    hasSiteData: () => (state.get().init as SiteInit | undefined) !== undefined,
    async loadSiteData() {
      const { init, userdata } = await site.fetchSiteData(state.get().language, { isAsked: false });
      state.set({ init, userdata, isOpen: !init.isLocked });
    },
    async checkPasscode() {
      if (state.get().isDraft) {
        if (page().name !== 'error') await (await needed(() => import('./enter-draft.ts'))).enterDraft(site);
        return true;
      }
      const outcome = await site.gate.enter(page().name === 'verify');
      if (outcome === 'goToVerify' && !isBeforeDoors()) throw new StartUpStop('verify');
      if (outcome === 'enter' || outcome === 'goToTop') await open(site);
      if (outcome === 'goToTop') throw new StartUpStop('home');
      return outcome === 'enter';
    },
    mayAccessWeb: () =>
      passWebAccess({
        api: site.api,
        site: identityOf(state.get().init),
        modules: state.get().init.modules,
        contentId: definitionOf(page())?.behindDoors === 'site' ? undefined : idOf(page().params.contentId),
        consoleUser: queryFlag('consoleUser'),
      }),
    doesContentExist: () => isContentThere(page().params, state.get().init),
    async authenticate() {
      if (isBeforeDoors() || site.isLoggedIn()) return;
      const { init } = state.get();
      const { params } = page();
      const isSkipped = session.get(loginSkipKey(identityOf(init))) !== undefined;
      const definition = definitionOf(page());
      const isPublic = definition === undefined || !isForMembers(definition, params, init);
      if (!isPublic || asksLoginAtStartUp(init, isSkipped)) throw new StartUpStop('login');
    },
    isLoggedIn: site.isLoggedIn,
    loadPersonalData: () => loadMember(site, isBeforeDoors()),
    sendFirstViewLog() {
      const { event } = state.get().init;
      if (event !== undefined && page().name === 'home') recordVisitedEvent(event.portalId, event.eventId, local);
      logPage(page());
    },
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
}

function definitionOf({ name }: LoadedPage): PageDefinition | undefined {
  return name === 'notFound' || name === 'preview' ? undefined : pageNamed(name);
}

async function loadMember(site: BrowserSite, isBeforeDoors: boolean): Promise<void> {
  await site.loadPersonal();
  const { init, userdata } = site.state.get();
  if (init.isInvitingEvent && !userdata.isInvited && !isBeforeDoors) {
    rememberErrorVariant('notInvited');
    throw new StartUpStop('error');
  }
  await open(site);
  await openClosedContents(site);
  joinFavorites(site);
}

/** Favourites that the visitor chose before the login join the account. The pages with hearts bring the code otherwise. */
function joinFavorites({ state, api }: BrowserSite): void {
  const { personal, isDraft } = state.get();
  const { local } = browserStorage();
  const areThere = [local.get('boothFavorite'), local.get('scheduleFavorite')].some((kept) => kept?.includes(':null'));
  if (!areThere || isDraft) return;
  void import('#features/favorite/web/favorites.ts').then(
    ({ enterFavorites }) => enterFavorites(pageContextOf(state.get(), api), personal),
    () => undefined,
  );
}

/** The page of a visitor, after its start-up, becomes that of the member whose tokens are here. What is typed stays. */
export async function bringIn(site: BrowserSite): Promise<void> {
  try {
    await loadMember(site, standsBeforeDoors(site.router().get().page.name));
    await site.router().revalidate();
  } catch (error) {
    if (error instanceof StartUpStop && error.goTo !== undefined) site.goTo(error.goTo);
  }
}

/** Past the doors the site's data comes whole, and the page behind the shell is loaded. */
async function open(site: BrowserSite): Promise<void> {
  const { state } = site;
  if (state.get().isOpen) return;
  const { init, userdata } = await site.fetchSiteData(state.get().language, { skipStatic: true });
  if (init.isLocked) return;
  state.set({ init, userdata, isOpen: true });
  await site.router().revalidate();
}

/** Contents closed to a visitor came without their data: a member asks once more for the site and the page. */
async function openClosedContents(site: BrowserSite): Promise<void> {
  const { state } = site;
  const { init: shown, isDraft, isOpen, language } = state.get();
  if (!isOpen || isDraft || !opensForMembers(shown)) return;
  const { init } = await site.ahead.take('site', () => site.fetchSiteData(language, { skipStatic: true }));
  state.set({ init });
  // A page that is not shown yet is loaded by who waits for this.
  if (site.router().get().page.screen !== undefined) await site.router().revalidate();
}

function startLog(site: BrowserSite, facts: SiteFacts): void {
  const { local } = browserStorage();
  startAccessLog({
    local,
    fetch: window.fetch.bind(window),
    logHost: facts.log.host,
    domain: window.location.host,
    token: facts.log.token,
    facts: () => ({
      site: identityOf(site.state.get().init),
      userId: site.state.get().userdata.userId,
      anonymousToken: anonymousToken(local, cryptoRandom),
      device: currentDevice(),
      url: window.location.href,
      pcode: local.get('pcode') ?? null,
      isExhibitor: site.state.get().userdata.isExhibitor,
      isExhibitorAccount: queryFlag('exhibitor_account') !== undefined,
      isPreview: isPreview(site.state),
      isDraft: site.state.get().isDraft,
    }),
    clock: Date.now,
    random: cryptoRandom,
    timers: { set: (work, ms) => window.setTimeout(work, ms), clear: (timer) => window.clearTimeout(timer as number) },
    onHide: (listener) => {
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'hidden') listener();
      });
      window.addEventListener('pagehide', listener);
    },
  });
}

function logPage({ name, params }: LoadedPage): void {
  if (name === 'notFound' || name === 'preview') return;
  logView(pageNamed(name).log, { contentId: idOf(params.contentId), detailId: idOf(params.detailId) });
}

function idOf(parameter: string | number | undefined): number | undefined {
  return parameter === undefined ? undefined : Number(parameter);
}
