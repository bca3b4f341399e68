import type { SiteInit } from '#features/site/web.ts';
import { tokenErrorLink } from '#web/api/native-dialog-link.ts';
import type { PageContext } from '#web/site/page-context.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { createMemberSession } from '#web/storage/member-session.ts';
import type { Api } from '#web/api/api.ts';
import type { exchangeAppKey } from '../contract.ts';
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

/**
 * Gets the session that the app handed over with a key; fails when the key was used, has expired, or is of another
 * realm.
 */
export async function exchangeKey(
  api: Api,
  key: string,
  realmKey: string,
): Promise<{ accessToken: string; refreshToken: string }> {
  const { data } = await api.get<typeof exchangeAppKey>('app_web_login/token', { query: { key } });
  if (data.realmKey !== realmKey) throw new Error('The app is logged in elsewhere.');
  const { accessToken, refreshToken } = data;
  return { accessToken, refreshToken };
}
