import { startWindowLog } from '#features/access-log/web.ts';
import { loadingDelayMs } from '#kernel/limits.ts';
import { StartUpStop } from '#web/start/start-up-stop.ts';
import { anonymousToken } from '#web/storage/anonymous-token.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { cryptoRandom } from '#web/storage/crypto-random.ts';
import { layoutFrames, layoutOf } from '../layouts/frame-of.ts';
import { doorPage } from '../page-facts.ts';
import { identityOf } from '../site-state.ts';
import { currentDevice, isApplication, isPreview, queryFlag } from './browser-facts.ts';
import { type BrowserSite, goTo, isLoggedIn, pageOf, tellFailure } from './browser-site.ts';
import { logPage, runStep, startUp } from './start-up.ts';

/** Runs the start-up of the loaded page, and shows its end. */
export async function enterSite(site: BrowserSite): Promise<void> {
  const { router, state } = site;
  const { delaysReady } = layoutFrames[layoutOf(pageOf(site).name)];
  startLog(site);
  const starting = startUp(site);
  const loading = loadBeside(site, starting);
  const end = await starting;
  // Some layouts wait before they leave the loading state (BOOT-021).
  if (end.kind === 'ready' && delaysReady) await new Promise((resolve) => setTimeout(resolve, loadingDelayMs));
  state.set({ phase: end.kind === 'silent' ? 'silent' : 'ready' });
  if (end.kind === 'ready') {
    await loading;
    // The server could not know the visitor; the browser does now.
    if (pageOf(site).screen === undefined) {
      await router.revalidate().catch((error: unknown) => tellFailure(site, error));
    }
  } else if (end.kind === 'stopped') {
    if (end.goTo !== undefined) goTo(site, end.goTo);
    else if (end.error !== undefined) tellFailure(site, end.error);
  }
  let shown = pageOf(site);
  router.subscribe(() => {
    if (pageOf(site) === shown) return;
    shown = pageOf(site);
    if (shown.screen !== undefined) logPage(shown);
    else if (!state.get().isOpen) goTo(site, doorOf(site));
  });
}

/** The page of a visitor, after its start-up, becomes that of the member whose tokens are here. What is typed stays. */
export async function bringIn(site: BrowserSite): Promise<void> {
  try {
    await runStep(site, 'personal data');
    await site.router.revalidate();
  } catch (error) {
    if (error instanceof StartUpStop && error.goTo !== undefined) goTo(site, error.goTo);
  }
}

/**
 * Loads a member's page beside the start-up, which says whether it is shown. What is closed to visitors is loaded after
 * the start-up, by the data of the site as the member has them.
 */
async function loadBeside(site: BrowserSite, starting: Promise<unknown>): Promise<void> {
  const { init, isDraft, isOpen } = site.state.get();
  const { screen, params } = pageOf(site);
  const isClosed = init.modules.some((one) => one.contentId === Number(params.contentId) && one.closedBy !== undefined);
  if (screen !== undefined || !isOpen || isDraft || isClosed || isApplication() || !isLoggedIn(site)) return;
  site.memberKnown = starting;
  // The start-up tries again.
  await site.router.revalidate().catch(() => {});
}

/** The page that asks a visitor in front of a closed site for what opens it. */
function doorOf({ state }: BrowserSite): 'verify' | 'login' | 'error' {
  const { init, isDraft, passcode } = state.get();
  // Only previewers may look behind the shell of a draft.
  return isDraft ? 'error' : doorPage(init, passcode === 'verified');
}

function startLog({ state }: BrowserSite): void {
  const { local } = browserStorage();
  const { host: logHost, token } = state.get().log;
  startWindowLog({
    logHost,
    token,
    facts: () => ({
      site: identityOf(state.get().init),
      userId: state.get().userdata.userId,
      anonymousToken: anonymousToken(local, cryptoRandom),
      device: currentDevice(),
      url: window.location.href,
      pcode: local.get('pcode') ?? null,
      isExhibitor: state.get().userdata.isExhibitor,
      isExhibitorAccount: queryFlag('exhibitor_account') !== undefined,
      isPreview: isPreview(state),
      isDraft: state.get().isDraft,
    }),
  });
}
