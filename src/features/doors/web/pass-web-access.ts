import type { SiteIdentity } from '#kernel/site-path.ts';
import type { Api } from '#web/api/api.ts';
import type { readConsoleUser } from '../contract.ts';
import { isConsoleUserKey } from '../rules/web-access.ts';

export interface WebAccessFacts {
  api: Api;
  site: SiteIdentity;
  /** The key in the address: the query `consoleUser`. */
  consoleUser: string | undefined;
}

/** Step 6 of the start-up, at a content for console users: without a key it is closed; with a key the server is asked. */
export async function passWebAccess({ api, site, consoleUser }: WebAccessFacts): Promise<boolean> {
  if (!isConsoleUserKey(consoleUser)) return false;
  const { data } = await api.get<typeof readConsoleUser>('console_user_cache/{portalId}[/{eventId}]/{consoleUser}', {
    params: { ...site, consoleUser },
  });
  return data.exists;
}
