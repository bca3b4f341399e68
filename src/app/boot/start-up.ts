import { logView } from '#features/access-log/web.ts';
import { enterByPasscode, isForConsoleUsers } from '#features/doors/web.ts';
import { rememberErrorVariant } from '#features/error-page/web/error-variant.ts';
import type { SiteData } from '#features/site/web.ts';
import { tokenPollMs } from '#kernel/limits.ts';
import { status } from '#kernel/status.ts';
import { isStatus } from '#web/api/call-error.ts';
import { needed } from '#web/parts/needed.ts';
import type { StartUpStepName } from '#web/start/feature-start.ts';
import { StartUpStop } from '#web/start/start-up-stop.ts';
import { anonymousToken } from '#web/storage/anonymous-token.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { cryptoRandom } from '#web/storage/crypto-random.ts';
import type { LoadedPage } from '../loader-site.ts';
import { areParametersValid, definitionOf, isContentThere, opensForMembers, standsBeforeDoors } from '../page-facts.ts';
import { identityOf } from '../site-state.ts';
import { asksForMember, isApplication, queryFlag } from './browser-facts.ts';
import { type BrowserSite, contextOf, isLoggedIn, pageOf, tellFailure } from './browser-site.ts';
import { featureStarts, type SiteFeatureStart } from './feature-starts.ts';
import { fetchSiteData, loadPersonal } from './site-data.ts';

type Step = (site: BrowserSite) => Promise<void> | void;

/** The ten steps of core 4.1, in its order. A step that throws ends the start-up: the later ones do not run. */
export const startUpSteps: readonly (readonly [StartUpStepName, Step])[] = [
  ['common data', loadCommonData],
  ['app token', waitForAppToken],
  ['route parameters', checkRouteParameters],
  ['site data', loadSiteData],
  ['passcode', checkPasscode],
  ['web access', checkWebAccess],
  ['content', checkContent],
  ['authentication', authenticate],
  ['personal data', loadPersonalData],
  ['first view log', sendFirstViewLog],
];

/** 1. The texts and constants came with the page; a visitor gets an anonymous token. */
function loadCommonData(): void {
  anonymousToken(browserStorage().local, cryptoRandom);
}

/** 2. The app brings the token of its own login. */
async function waitForAppToken(site: BrowserSite): Promise<void> {
  if (!isApplication()) return;
  while (!isLoggedIn(site)) await wait(tokenPollMs);
}

/** 3. An id is a number, and a module is one of the site's type. */
function checkRouteParameters(site: BrowserSite): void {
  const { name, params } = pageOf(site);
  const definition = definitionOf(name);
  if (definition !== undefined) stopUnless(areParametersValid(definition, params, site.state.get().init));
}

/**
 * 4. Nothing is missing: the HTML has brought the site's data. What is behind a door is asked for past it, and another
 * language when the visitor chooses it, by `fetchSiteData`.
 */
function loadSiteData(): void {}

/** 5. Past the doors the site's data comes whole. A draft has another door, behind which its shell is filled. */
async function checkPasscode(site: BrowserSite): Promise<void> {
  const { state, api } = site;
  const { isDraft, init, passcode } = state.get();
  const { name } = pageOf(site);
  if (isDraft) {
    if (name !== 'error') await (await needed(() => import('./enter-draft.ts'))).enterDraft(site);
    return;
  }
  const { local } = browserStorage();
  const isVerifyPage = name === 'verify';
  const outcome = await enterByPasscode({ api, local, site: identityOf(init), state: passcode, isVerifyPage });
  if (outcome === 'goToVerify' && !standsBeforeDoors(name)) throw new StartUpStop('verify');
  if (outcome !== 'enter' && outcome !== 'goToTop') return;
  if (passcode !== 'verified') state.set({ passcode: 'verified' });
  await openDoors(site);
  if (outcome === 'goToTop') throw new StartUpStop('home');
}

/** 6. A content for console users opens with their key. */
async function checkWebAccess(site: BrowserSite): Promise<void> {
  const { name, params } = pageOf(site);
  const { modules } = site.state.get().init;
  const contentId = definitionOf(name)?.behindDoors === 'site' ? undefined : idOf(params.contentId);
  if (!isForConsoleUsers(modules, contentId)) return;
  const { passWebAccess } = await needed(() => import('#features/doors/web/pass-web-access.ts'));
  const consoleUser = queryFlag('consoleUser');
  stopUnless(await passWebAccess({ api: site.api, site: identityOf(site.state.get().init), consoleUser }));
}

/** 7. A content that the site does not have leads to the error page. */
function checkContent(site: BrowserSite): void {
  stopUnless(isContentThere(pageOf(site).params, site.state.get().init));
}

/** 8. A site that begins with the login, and a page for members, ask a visitor for it. */
function authenticate(site: BrowserSite): void {
  if (standsBeforeDoors(pageOf(site).name) || isLoggedIn(site)) return;
  if (asksForMember(pageOf(site), site.state.get().init)) throw new StartUpStop('login');
}

/** 9. Withheld while the passcode is not verified. A member passes the doors of an invitation, and of closed contents. */
async function loadPersonalData(site: BrowserSite): Promise<void> {
  const { state } = site;
  const { isDraft, passcode } = state.get();
  if (!isLoggedIn(site) || !(isDraft || passcode === 'verified')) return;
  const ownData = loadPersonal(site);
  const closedContents = fetchClosedContents(site);
  await ownData;
  const { init, userdata } = state.get();
  if (init.isInvitingEvent && !userdata.isInvited && !standsBeforeDoors(pageOf(site).name)) {
    rememberErrorVariant('notInvited');
    throw new StartUpStop('error');
  }
  await openDoors(site);
  const opened = await closedContents;
  if (opened === undefined) return;
  state.set({ init: opened.init });
  // A page that is not shown yet is loaded by who waits for this step, and one that loads may itself wait for it.
  if (pageOf(site).screen !== undefined) {
    void site.router.revalidate().catch((error: unknown) => tellFailure(site, error));
  }
}

/** 10. One view, of the page that the document began with. */
function sendFirstViewLog(site: BrowserSite): void {
  logPage(pageOf(site));
}

/** Runs one step, with the parts that features have in it. */
export async function runStep(site: BrowserSite, wanted: StartUpStepName, features = featureStarts): Promise<void> {
  for (const [name, step] of startUpSteps) if (name === wanted) await step(site);
  for (const { steps } of features) {
    await steps?.[wanted]?.({
      page: pageOf(site),
      context: contextOf(site),
      member: site.state.get().personal,
      isDraft: site.state.get().isDraft,
      isApplication: isApplication(),
    });
  }
}

export type StartUpEnd =
  | { kind: 'ready' }
  /** Status 552: the page stays as it is, without a message. */
  | { kind: 'silent' }
  | { kind: 'stopped'; goTo: StartUpStop['goTo']; error?: unknown };

/** Walks the steps. */
export async function startUp(site: BrowserSite, features?: readonly SiteFeatureStart[]): Promise<StartUpEnd> {
  try {
    for (const [name] of startUpSteps) await runStep(site, name, features);
    return { kind: 'ready' };
  } catch (error) {
    if (error instanceof StartUpStop) return { kind: 'stopped', goTo: error.goTo };
    if (isStatus(error, status.sessionEnded)) return { kind: 'silent' };
    return { kind: 'stopped', goTo: undefined, error };
  }
}

export function logPage({ name, params }: LoadedPage): void {
  logView(definitionOf(name)?.log, { contentId: idOf(params.contentId), detailId: idOf(params.detailId) });
}

/** Past the doors the page behind the shell is loaded. */
async function openDoors(site: BrowserSite): Promise<void> {
  const { state } = site;
  const { isOpen, language } = state.get();
  if (isOpen) return;
  const { init, userdata } = await fetchSiteData(site, { language, skipStatic: true });
  if (init.isLocked) return;
  state.set({ init, userdata, isOpen: true });
  await site.router.revalidate();
}

/** Contents closed to a visitor came without their data: a member asks once more, beside the call for the own data. */
function fetchClosedContents(site: BrowserSite): Promise<SiteData> | undefined {
  const { init, isDraft, isOpen, language } = site.state.get();
  if (!isOpen || isDraft || !opensForMembers(init)) return undefined;
  const asked = fetchSiteData(site, { language, skipStatic: true });
  // Whatever waits for the data learns of a failure.
  asked.catch(() => {});
  return asked;
}

function stopUnless(holds: boolean): void {
  if (!holds) throw new StartUpStop('error');
}

function idOf(parameter: string | number | undefined): number | undefined {
  return parameter === undefined ? undefined : Number(parameter);
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
