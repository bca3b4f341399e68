import { exchangeKey, openInApp } from '#features/app-bridge/web.ts';
import { tokenErrorLink } from '#web/api/native-dialog-link.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import type { BrowserSite } from './browser-site.ts';
import { memberSession } from './member-access.ts';

/**
 * Exchanges the key the app opened the page with for a session (core 4.4). Without one the page waits for the tokens
 * that the app writes itself. A refused key is reported to the app, which may bring another.
 */
export async function enterApp({ api, state }: BrowserSite, key: string | undefined): Promise<void> {
  const { realmKey } = state.get().init.login;
  if (key !== undefined) {
    try {
      memberSession().store(realmKey, await exchangeKey(api, key, realmKey));
    } catch {
      openInApp(tokenErrorLink());
      return;
    }
  }
  browserStorage().local.set('isApplicationLogin', '1');
}
