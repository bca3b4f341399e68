import type { SiteIdentity } from '#kernel/site-path.ts';
import type { Api } from '#web/api/api.ts';
import type { readConsoleUser } from '../contract.ts';
import { decideWebAccess, isForConsoleUsers, type LimitedModule } from '../rules/web-access.ts';

export interface WebAccessFacts {
  api: Api;
  site: SiteIdentity;
  modules: readonly LimitedModule[];
  /** The content of the current page, if it has one. */
  contentId: number | undefined;
  /** The key in the address: the query `consoleUser`. */
  consoleUser: string | undefined;
}

/** Step 6 of the start-up: whether the visitor may see the current content. */
export async function passWebAccess({ api, site, modules, contentId, consoleUser }: WebAccessFacts): Promise<boolean> {
  const decision = decideWebAccess(isForConsoleUsers(modules, contentId), consoleUser);
  if (decision !== 'askServer') return decision === 'allowed';
  const { data } = await api.get<typeof readConsoleUser>('console_user_cache/{portalId}[/{eventId}]/{consoleUser}', {
    params: { ...site, consoleUser: consoleUser! },
  });
  return data.exists;
}
