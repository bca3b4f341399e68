import { hasSkipped, type PassedDoors, siteKindOf } from '#features/account/rules/passed-doors.ts';
import { asksLoginAtStartUp, loginBaseOf } from '#features/doors/rules/login-lock.ts';
import type { SiteDocument } from '#features/site/server.ts';
import type { PageDefinition, PageParams } from '#kernel/page.ts';
import type { SiteIdentity } from '#kernel/site-path.ts';
import { doorPage, isForMembers } from '../page-facts.ts';

/** What the settings of a site say of its doors. */
export type SiteDoors = Pick<SiteDocument, 'isInvitingEvent' | 'usePasscodeLock' | 'login'>;
export type DoorName = ReturnType<typeof doorPage>;

/**
 * The door that stands in the place of a page, for a browser that does not say that it has passed it. A browser that says
 * so gets the page, or the neutral shell behind which it asks for it: nothing opens by what a browser says.
 */
export function doorInFront(
  { isInvitingEvent, usePasscodeLock, login }: SiteDoors,
  { definition, params }: { definition: PageDefinition; params: PageParams },
  site: SiteIdentity,
  passed: PassedDoors,
): DoorName | undefined {
  const { layout, beforeDoors } = definition;
  if (beforeDoors === true || layout === 'preview' || layout === 'error') return undefined;
  if (usePasscodeLock && !passed.codes.includes(siteKindOf(site))) return doorPage({ usePasscodeLock }, false);
  if (passed.isMember || !login.isEnabled) return undefined;
  const asksLogin =
    isForMembers(definition, params, { login: loginBaseOf(login) }) ||
    asksLoginAtStartUp({ login, isInvitingEvent }, hasSkipped(passed.skipped, site));
  return asksLogin ? doorPage({ usePasscodeLock: false }, true) : undefined;
}
