import { isKeyOf } from '#kernel/keys-of.ts';
import type { Layout, PageDefinition, PageParams } from '#kernel/page.ts';
import type { SiteInit } from '#features/site/web.ts';
import { screensOf } from './modules.ts';
import { areParametersValid, isEnabled, isForMembers, lacksNeed, moduleCodeOf, type Visitor } from './page-facts.ts';
import { pageScreens, notAvailable } from './web-pages.ts';

export type PageDecision = 'show' | 'withdrawn' | 'shell' | 'notAvailable' | 'unknown' | 'error' | 'login';

const withdrawnLayouts: readonly Layout[] = ['login', 'mypage', 'purchasedTicket', 'transferReceive', 'error'];

/** Pages that a withdrawn site keeps: those about orders, tickets and accounts. */
function staysWithdrawn({ layout, behindDoors, staysWithdrawn: stays }: PageDefinition): boolean {
  return withdrawnLayouts.includes(layout) || behindDoors === 'site' || stays === true;
}

/**
 * Decides what an address shows: an invalid parameter, a code of another scope, a content that the site does not have or
 * a guarded feature that is off leads to the error page; a withdrawn site has few pages left; a site whose doors are
 * not passed shows the neutral shell, and so does a page for members until it is known who looks.
 */
export function decidePage(
  name: string,
  definition: PageDefinition | undefined,
  params: PageParams,
  init: SiteInit,
  isOpen: boolean,
  visitor: Visitor = 'unknown',
): PageDecision {
  if (definition === undefined) return 'show';
  // A preview needs an access token (core 4.6), and is shown when the draft has come.
  if (definition.layout === 'preview' && visitor === 'visitor') return 'error';
  if (definition.layout === 'preview' && (visitor === 'unknown' || !isOpen)) return 'shell';
  if (init.isWithdrawn && !staysWithdrawn(definition)) return 'withdrawn';
  if (!areParametersValid(definition, params, init)) return 'error';
  if (definition.guard !== undefined && !isEnabled(definition.guard, init)) return 'error';
  if (lacksNeed(definition, init)) return 'notAvailable';
  if (definition.beforeDoors) return decideContent(name, definition, params, init);
  if (visitor !== 'member' && isForMembers(definition, params, init)) return visitor === 'visitor' ? 'login' : 'shell';
  if (!isOpen) return 'shell';
  return decideContent(name, definition, params, init);
}

function isNotAvailable(name: string): boolean {
  return isKeyOf(pageScreens, name) && pageScreens[name] === notAvailable;
}

function decideContent(name: string, definition: PageDefinition, params: PageParams, init: SiteInit): PageDecision {
  const moduleCode = moduleCodeOf(definition, params);
  if (moduleCode === undefined) {
    if (definition.path.includes(':moduleCode')) return 'error';
    return isNotAvailable(name) ? 'notAvailable' : 'show';
  }
  const { contentId } = params;
  const isThere = init.modules.some(
    (entry) => entry.moduleCode === moduleCode && (contentId === undefined || entry.contentId === Number(contentId)),
  );
  if (!isThere) return 'error';
  if (isNotAvailable(name)) return 'notAvailable';
  // The page of a single module has a screen of its own.
  if (!definition.path.includes(':moduleCode')) return 'show';
  const { list, detail } = screensOf(moduleCode);
  if (name === 'moduleList') return list === undefined ? 'notAvailable' : 'show';
  // A module without details has no such page.
  return detail === undefined ? 'unknown' : 'show';
}
