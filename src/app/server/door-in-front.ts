import { hasSkipped, type PassedDoors, siteKindOf } from '#features/account/rules/passed-doors.ts';
import { asksLoginAtStartUp, loginBaseOf } from '#features/doors/rules/login-lock.ts';
import { modulesOf, type PublishedSite } from '#features/site/server.ts';
import type { PageDefinition, PageParams } from '#kernel/page.ts';
import type { SiteIdentity } from '#kernel/site-path.ts';
import type { DoorInFront } from '../door-in-place.ts';
import { doorPage, isForMembers, moduleCodeOf } from '../page-facts.ts';

/** What a site says of its doors: its settings, and its contents for holders of a ticket. */
export type DoorsOfSite = Pick<PublishedSite, 'document' | 'modules'>;

/**
 * The door that stands in the place of a page, for a browser that does not say that it has passed it. A browser that says
 * so gets the page, or the neutral shell behind which it asks for it: nothing opens by what a browser says.
 */
export function doorInFront(
  { document, modules }: DoorsOfSite,
  { definition, params }: { definition: PageDefinition; params: PageParams },
  site: SiteIdentity,
  passed: PassedDoors,
): DoorInFront | undefined {
  const { isInvitingEvent, usePasscodeLock, login } = document;
  const { layout, beforeDoors } = definition;
  if (beforeDoors === true || layout === 'preview' || layout === 'error') return undefined;
  if (usePasscodeLock && !passed.codes.includes(siteKindOf(site))) return doorPage({ usePasscodeLock }, false);
  if (passed.isMember || !login.isEnabled) return undefined;
  const asksLogin =
    isForMembers(definition, params, { login: loginBaseOf(login) }) ||
    asksLoginAtStartUp({ login, isInvitingEvent }, hasSkipped(passed.skipped, site));
  if (asksLogin) return doorPage({ usePasscodeLock: false }, true);
  const isAboutContent = moduleCodeOf(definition, params) !== undefined;
  return isAboutContent && hasContentDoors({ document, modules }) ? 'loginIfRefused' : undefined;
}

function hasContentDoors({ document, modules }: DoorsOfSite): boolean {
  if (loginBaseOf(document.login).lock.length > 0) return true;
  return modulesOf({ modules }, 'ticket_limited').some(({ content }) => content.lists.length > 0);
}
