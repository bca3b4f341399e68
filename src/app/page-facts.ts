import { type GuardFlag, type PageDefinition, pageNamed, type PageParams, previewPage } from '#kernel/page.ts';
import { mayLoad } from '#kernel/layout-modules.ts';
import { parseId } from '#kernel/site-path.ts';
import { isLoginLocked, type LoginBase } from '#features/doors/rules/login-lock.ts';
import type { SiteInit } from '#features/site/web.ts';
import { isFeatureOn, type SiteFlags } from '#features/mypage/rules/mypage-flags.ts';
import type { FoundName } from './find-page.ts';
import { layoutFrames } from './layouts/frame-of.ts';

/** The visitor of the page: the server does not know them, since the tokens are in the browser. */
export type Visitor = 'unknown' | 'visitor' | 'member';

/** Pages that a visitor may see before the doors of a site; an unknown page tells nothing. */
export function standsBeforeDoors(name: FoundName): boolean {
  const definition = definitionOf(name);
  return definition === undefined || definition.beforeDoors === true;
}

/**
 * Whether a page is for search engines: neither a door, nor one of a person, an order or a job. A page that the site does
 * not have is none either.
 */
export function isForSearch(definition: PageDefinition | undefined): boolean {
  if (definition === undefined) return false;
  const { path, layout, beforeDoors, behindDoors } = definition;
  const isOwn = path.startsWith('users/') || behindDoors === 'site' || layoutFrames[layout].requiresLogin;
  return !isOwn && beforeDoors !== true;
}

/** Whether a site lacks what the page is for: accounts, or a passcode. */
export function lacksNeed({ needs }: PageDefinition, { login, usePasscodeLock }: SiteInit): boolean {
  return (needs === 'accounts' && !login.isEnabled) || (needs === 'passcode' && !usePasscodeLock);
}

/** The page that asks a visitor in front of a closed site for what opens it. */
export function doorPage(
  { usePasscodeLock }: Pick<SiteInit, 'usePasscodeLock'>,
  isVerified: boolean,
): 'verify' | 'login' {
  return usePasscodeLock && !isVerified ? 'verify' : 'login';
}

/** An unknown page has no definition. */
export function definitionOf(name: FoundName): PageDefinition | undefined {
  if (name === 'notFound') return undefined;
  return name === 'preview' ? previewPage : pageNamed(name);
}

/** A layout that requires login, or a content whose login lock counts: only with login enabled (ACCESS-026). */
export function isForMembers(
  { layout, behindDoors }: PageDefinition,
  { contentId, detailId }: PageParams,
  init: { login: LoginBase },
): boolean {
  if (layoutFrames[layout].requiresLogin) return true;
  if (behindDoors === 'site') return false;
  return isLoginLocked(init.login, Number(contentId), detailId === undefined ? undefined : Number(detailId));
}

/** The module of an address: the address names it, or the page is for one module alone. */
export function moduleCodeOf({ moduleCode: own }: PageDefinition, { moduleCode }: PageParams): string | undefined {
  return moduleCode === undefined ? own : String(moduleCode);
}

/** Every id is a number that is not negative, and the page's layout loads the module on a site of this type (core 5). */
export function areParametersValid(
  definition: PageDefinition,
  params: PageParams,
  init: Pick<SiteInit, 'siteType'>,
): boolean {
  const moduleCode = moduleCodeOf(definition, params);
  if (moduleCode !== undefined && !mayLoad(definition.layout, init.siteType, moduleCode)) return false;
  const names = definition.path.match(/:(\w+)/g)?.map((part) => part.slice(1)) ?? [];
  const given: Readonly<Record<string, string | number | undefined>> = params;
  return names.every((name) => {
    if (given[name] === undefined || name === 'moduleCode') return true;
    const value = String(given[name]);
    return name === 'token' || name === 'type' ? value !== '' : parseId(value) !== undefined;
  });
}

/** Whether the site has the content that an address names. A withdrawn site shows nothing of it, and says so. */
export function isContentThere({ contentId }: PageParams, { isWithdrawn, modules }: SiteInit): boolean {
  return contentId === undefined || isWithdrawn || modules.some((module) => module.contentId === Number(contentId));
}

/** Whether a member may see contents that are closed to a visitor. A login does not open what is for console users. */
export function opensForMembers({ modules }: Pick<SiteInit, 'modules'>): boolean {
  return modules.some(({ closedBy }) => closedBy !== undefined && closedBy.reason !== 'consoleUser');
}

/** Whether what a guarded page is about is on at the site (core 2.3). Here, because the first scripts of a page have it. */
export function isEnabled(flag: GuardFlag, init: SiteFlags): boolean {
  return isFeatureOn(flag, init);
}
