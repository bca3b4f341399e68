import type { GuardFlag, Layout, PageDefinition, PageName, PageParams } from '#kernel/page.ts';
import { isModuleCode } from '#kernel/module-code.ts';
import { parseId } from '#kernel/site-path.ts';
import { isLoginLocked } from '#features/content-lock/rules/login-lock.ts';
import { isBagOn, isMypageEnabled } from '#features/mypage/rules/mypage-flags.ts';
import type { SiteInit } from '#features/site/web.ts';
import { layoutFrames } from './layouts/frame-of.ts';
import { screensOf } from './modules.ts';
import { pageScreens, notAvailable } from './web-pages.ts';

export type PageDecision = 'show' | 'withdrawn' | 'shell' | 'notAvailable' | 'error' | 'login';

/** The visitor of the page: the server does not know them, since the tokens are in the browser. */
export type Visitor = 'unknown' | 'visitor' | 'member';

/** The pages that make a visitor a member, where the site has members. */
const accountDoors: readonly string[] = ['login', 'register', 'registerComplete', 'reset'];
const beforeDoors: readonly string[] = ['verify', 'error', 'notFound', 'terms', 'privacyPolicy', ...accountDoors];

/** Pages that a visitor may see before the doors of a site. */
export function standsBeforeDoors(name: string): boolean {
  return beforeDoors.includes(name);
}

const withdrawnLayouts: readonly Layout[] = ['login', 'mypage', 'purchasedTicket', 'transferReceive', 'error'];

/** Pages that a withdrawn site keeps: those about orders, tickets and accounts. */
function staysWithdrawn(name: string, { layout, behindDoors }: PageDefinition): boolean {
  return withdrawnLayouts.includes(layout) || behindDoors === 'site' || ['terms', 'privacyPolicy'].includes(name);
}

/**
 * Decides what an address shows: an invalid parameter, a code of another scope, a content that the site does not have or
 * a guarded feature that is off leads to the error page; a withdrawn site has few pages left; a site whose doors are not passed shows the neutral shell, and
 * so does a page for members until it is known who looks.
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
  if (init.isWithdrawn && !staysWithdrawn(name, definition)) return 'withdrawn';
  if (!areParametersValid(definition, params, init)) return 'error';
  if (definition.guard !== undefined && !isEnabled(definition.guard, init)) return 'error';
  if (definition.isOfBag && !isBagOn(init)) return 'error';
  if (accountDoors.includes(name) && !init.login.isEnabled) return 'notAvailable';
  if (standsBeforeDoors(name))
    return name === 'verify' && !init.usePasscodeLock ? 'notAvailable' : decideContent(name, definition, params, init);
  if (visitor !== 'member' && isForMembers(definition, params, init)) return visitor === 'visitor' ? 'login' : 'shell';
  if (!isOpen) return 'shell';
  return decideContent(name, definition, params, init);
}

/** A layout that requires login, or a content whose login lock counts: only with login enabled (ACCESS-026). */
export function isForMembers(
  { layout, behindDoors }: PageDefinition,
  { contentId, detailId }: PageParams,
  init: Pick<SiteInit, 'login'>,
): boolean {
  if (layoutFrames[layout].requiresLogin) return true;
  if (behindDoors === 'site') return false;
  return isLoginLocked(init.login, Number(contentId), detailId === undefined ? undefined : Number(detailId));
}

function decideContent(name: string, definition: PageDefinition, params: PageParams, init: SiteInit): PageDecision {
  const moduleCode = moduleCodeOf(definition, params);
  if (moduleCode === undefined) {
    if (definition.path.includes(':moduleCode')) return 'error';
    return pageScreens[name as PageName] === notAvailable ? 'notAvailable' : 'show';
  }
  const { contentId } = params;
  const isThere = init.modules.some(
    (entry) => entry.moduleCode === moduleCode && (contentId === undefined || entry.contentId === Number(contentId)),
  );
  if (!isThere) return 'error';
  if (pageScreens[name as PageName] === notAvailable) return 'notAvailable';
  // The page of a single module has a screen of its own.
  if (!definition.path.includes(':moduleCode')) return 'show';
  const screens = screensOf(moduleCode);
  return (name === 'moduleList' ? screens.list : screens.detail) === undefined ? 'notAvailable' : 'show';
}

/** The module of an address: the address names it, or the page is for one module alone. */
function moduleCodeOf({ path }: PageDefinition, { moduleCode }: PageParams): string | undefined {
  if (moduleCode !== undefined) return String(moduleCode);
  return path.startsWith('users/my-ticket/') ? 'ticket' : /^module\/(\w+)/.exec(path)?.[1];
}

/** Every id is a number that is not negative, and a module code belongs to the site's type (core 5). */
export function areParametersValid(
  definition: PageDefinition,
  params: PageParams,
  init: Pick<SiteInit, 'siteType'>,
): boolean {
  const moduleCode = moduleCodeOf(definition, params);
  if (moduleCode !== undefined && !isModuleCode(moduleCode, init.siteType)) return false;
  const names = definition.path.match(/:(\w+)/g)?.map((part) => part.slice(1)) ?? [];
  return names.every((name) => {
    const value = params[name as keyof PageParams] as string | undefined;
    if (value === undefined || name === 'moduleCode') return true;
    return name === 'token' || name === 'type' ? value !== '' : parseId(value) !== undefined;
  });
}

/** Whether the site has the content that an address names. A withdrawn site shows nothing of it, and says so. */
export function isContentThere({ contentId }: PageParams, { isWithdrawn, modules }: SiteInit): boolean {
  return contentId === undefined || isWithdrawn || modules.some((module) => module.contentId === Number(contentId));
}

/** The guard flags of core 2.3 in the site data. */
export function isEnabled(flag: GuardFlag, { mypage }: Pick<SiteInit, 'mypage'>): boolean {
  return isMypageEnabled(flag, mypage);
}
