import type { SiteInit } from '#features/site/web.ts';
import { type PageContext, pageHref } from '#web/site/page-context.ts';
import { forgetMember } from '#web/storage/forget-member.ts';
import type * as contract from '../contract.ts';

/**
 * Ends the session on the server and in this browser, and loads the top of the site for a visitor. The session in the
 * browser ends even when the server cannot be reached, because a member who logs out walks away.
 */
export async function logOut(context: PageContext<SiteInit>): Promise<void> {
  const { api, site, init } = context;
  try {
    await api.post<typeof contract.logOut>('authentication/logout/{portalId}[/{eventId}]', { params: site });
  } catch {
    // The server could not be reached; the browser still drops the tokens.
  }
  await forgetMember(init.login.realmKey);
  window.location.assign(pageHref(context, 'home'));
}
