import type { Api } from '#web/api/api.ts';
import type { exchangeAppKey } from '../contract.ts';

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
