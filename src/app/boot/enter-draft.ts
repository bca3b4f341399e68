import { navigationTexts } from '#features/navigation/web.ts';
import { type Draft, readDraft, showDraftStyle } from '#features/doors/web.ts';
import { previewEvents, previewFrameName } from '#kernel/preview-path.ts';
import { status } from '#kernel/status.ts';
import { isStatus } from '#web/api/call-error.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { createMemberSession } from '#web/storage/member-session.ts';
import { createSafeStorage } from '#web/storage/safe-storage.ts';
import { serverClock } from '#web/api/server-clock.ts';
import { pageHref } from '#web/site/page-context.ts';
import { StartUpStop } from '#web/start/start-up-stop.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { identityOf } from '../site-state.ts';
import { type BrowserSite, contextOf, isLoggedIn, pageOf } from './browser-site.ts';

const passes = createSafeStorage<'previewPass'>(() => window.sessionStorage);

/** Shows the draft instead of its shell. Without an access token, or when it is refused, the error page (core 4.6). */
export async function enterDraft(site: BrowserSite): Promise<void> {
  const { state } = site;
  if (state.get().isOpen) return;
  keepPass(site);
  if (!isLoggedIn(site)) leaveDraft(site);
  const draft = await draftOf(site);
  await showDraft(site, draft);
  await site.router.revalidate();
  if (window.name === previewFrameName) followDraft(site, draft);
}

/**
 * A tab that shows a preview may be loaded anew, when the address no longer has the pass. It is put where the tab keeps
 * what is its own, aside from the members of this browser.
 */
function keepPass({ state }: BrowserSite): void {
  if (window.name !== previewFrameName) return;
  const { realmKey } = state.get().init.login;
  const members = createMemberSession(browserStorage().local);
  const given = members.tokens(realmKey)?.accessToken;
  const kept = passes.get('previewPass');
  if (given !== undefined) passes.set('previewPass', given);
  else if (kept !== undefined) members.store(realmKey, { accessToken: kept, refreshToken: '' });
}

async function draftOf({ state, api }: BrowserSite): Promise<Draft> {
  const { init: shell } = state.get();
  return readDraft(api, identityOf(shell)).catch((error: unknown) => {
    // The client of the calls handles a session that has ended.
    if (isStatus(error, status.sessionEnded)) throw error;
    return leaveDraft({ state, api });
  });
}

/** The site as the draft has it. */
async function showDraft({ state }: BrowserSite, draft: Draft): Promise<void> {
  const { init: shell } = state.get();
  const { init, userdata, styleSheet, at, isAsVisitor, isOld, isByLink } = draft;
  const { language } = init;
  await Promise.all([commonTexts.load(language), navigationTexts.load(language)]);
  showDraftStyle(styleSheet);
  // The token is kept for the realm that the shell named; the realm of an unpublished site is known only now.
  const login = { ...init.login, realmKey: shell.login.realmKey };
  if (at !== undefined) serverClock.stopAt(at);
  const now = at ?? state.get().now;
  state.set({
    init: { ...init, login },
    userdata,
    language,
    isOpen: true,
    now,
    isAsVisitor,
    isOld,
    isByPreviewLink: isByLink,
  });
}

/** The console says when something was stored: the page is shown anew where it stands, and answers when it is. */
function followDraft(site: BrowserSite, first: Draft): void {
  let shown = first;
  const follow = async (): Promise<void> => {
    // Most of what is stored is on the page alone, which is read beside the site.
    const page = site.router.revalidate();
    const draft = await draftOf(site);
    if (JSON.stringify(draft) === JSON.stringify(shown)) return page;
    shown = draft;
    await showDraft(site, draft);
    await site.router.revalidate();
  };
  window.addEventListener(previewEvents.stored, (event) => {
    // A page that failed is loaded whole.
    if (pageOf(site).screen === undefined) return;
    event.preventDefault();
    void follow().then(
      () => window.dispatchEvent(new Event(previewEvents.shown)),
      () => window.location.reload(),
    );
  });
}

/** Leads to the error page. The flag of the draft stays: the page says how a preview is opened, also where nothing is published. */
function leaveDraft(site: Pick<BrowserSite, 'state' | 'api'>): never {
  window.location.replace(pageHref(contextOf(site), 'error'));
  throw new StartUpStop();
}
