import { ticketListsOf } from '#features/doors/rules/needed-tickets.ts';
import type { SiteInit } from '#features/site/web.ts';
import { isCallError } from '#web/api/call-error.ts';
import type { FoundPage } from './find-page.ts';
import { closedScreens } from './web-pages.ts';

/** The page for a closed content, with what opens it; undefined when nothing known opens it. */
export type RefusedPage = 'login' | 'notInvited' | { screen: string; data: unknown };

/** Why a content is closed, with what would open it. */
export type ClosedDoor = { reason: string } & Readonly<Record<string, unknown>>;

export function refusedPage(details: ClosedDoor | undefined): RefusedPage | undefined {
  if (details?.reason === 'login' || details?.reason === 'notInvited') return details.reason;
  if (details?.reason === 'previewLink') return { screen: closedScreens.noMember, data: null };
  if (details?.reason === 'outsidePeriod') return { screen: closedScreens.outsidePeriod, data: null };
  return details?.reason === 'ticket'
    ? { screen: closedScreens.ticketNeeded, data: ticketListsOf(details) }
    : undefined;
}

/** Why a call of the page was refused. */
export function whyRefused(error: unknown): ClosedDoor | undefined {
  return isCallError(error) ? error.details : undefined;
}

/** Why the content that a page is about is closed, as far as the site's data know it. */
export function whyClosed(
  { modules }: Pick<SiteInit, 'modules'>,
  { definition, params: { contentId } }: Pick<FoundPage, 'definition' | 'params'>,
): ClosedDoor | undefined {
  if (definition?.behindDoors === 'site') return undefined;
  return modules.find((module) => module.contentId === Number(contentId))?.closedBy;
}
