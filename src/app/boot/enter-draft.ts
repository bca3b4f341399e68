import { navigationTexts } from '#features/navigation/web.ts';
import { readDraft, showDraftStyle } from '#features/doors/web.ts';
import { status } from '#kernel/status.ts';
import { isStatus } from '#web/api/call-error.ts';
import { pageHref } from '#web/site/page-context.ts';
import { StartUpStop } from '#web/start/start-up-stop.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { identityOf } from '../site-state.ts';
import { type BrowserSite, contextOf, isLoggedIn } from './browser-site.ts';

/** Shows the draft instead of its shell. Without an access token, or when it is refused, the error page (core 4.6). */
export async function enterDraft(site: BrowserSite): Promise<void> {
  const { state } = site;
  if (state.get().isOpen) return;
  if (!isLoggedIn(site)) leaveDraft(site);
  const { init: shell } = state.get();
  const { init, userdata, styleSheet } = await readDraft(site.api, identityOf(shell)).catch((error: unknown) => {
    // The client of the calls handles a session that has ended.
    if (isStatus(error, status.sessionEnded)) throw error;
    return leaveDraft(site);
  });
  const { language } = init;
  await Promise.all([commonTexts.load(language), navigationTexts.load(language)]);
  showDraftStyle(styleSheet);
  // The token is kept for the realm that the shell named; the realm of an unpublished site is known only now.
  const login = { ...init.login, realmKey: shell.login.realmKey };
  state.set({ init: { ...init, login }, userdata, language, isOpen: true });
  await site.router.revalidate();
}

/** Leads to the error page of the published site, from which the visitor can go on. */
function leaveDraft(site: BrowserSite): never {
  const context = contextOf(site);
  const kept = new URLSearchParams(context.keptQuery);
  kept.delete('isDraft');
  window.location.replace(pageHref({ ...context, keptQuery: kept.toString() }, 'error'));
  throw new StartUpStop();
}
