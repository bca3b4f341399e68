import { sessionEndTexts } from '#features/account/web/session-end/session-end-texts.ts';
import type { BrowserSite } from './browser-site.ts';
import { bringIn } from './enter-site.ts';

/**
 * Continues in this document as the member who has just logged in, if the browser cannot store the login, and tells the
 * member so.
 */
export async function enterHere(site: BrowserSite, href: string): Promise<void> {
  const { messages, router, state } = site;
  await router.navigate(href, { replace: true });
  if (state.get().personal !== undefined) return;
  await bringIn(site);
  const { language } = state.get();
  await sessionEndTexts.load(language);
  const { refusedTitle: title, refused: text } = sessionEndTexts.of(language);
  messages.show({ title, text });
}
