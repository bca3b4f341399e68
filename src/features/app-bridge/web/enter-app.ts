import type { SiteInit } from '#features/site/web.ts';
import { tokenErrorLink } from '#web/api/native-dialog-link.ts';
import type { PageContext } from '#web/site/page-context.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { createMemberSession } from '#web/storage/member-session.ts';
import { exchangeKey } from './exchange-key.ts';
import { openInApp } from './open-in-app.ts';

type Entered = Pick<PageContext<SiteInit>, 'api' | 'init'>;

/**
 * Exchanges the key the app opened the page with for a session (core 4.4). Without one the page waits for the tokens
 * that the app writes itself. A refused key is reported to the app, which may bring another.
 */
export async function enterApp({ api, init }: Entered, key: string | undefined): Promise<void> {
  const { local } = browserStorage();
  const { realmKey } = init.login;
  if (key !== undefined) {
    try {
      createMemberSession(local).store(realmKey, await exchangeKey(api, key, realmKey));
    } catch {
      openInApp(tokenErrorLink());
      return;
    }
  }
  local.set('isApplicationLogin', '1');
}
