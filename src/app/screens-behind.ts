import { isKeyOf } from '#kernel/keys-of.ts';
import { findPage } from './find-page.ts';
import type { LoaderSite } from './loader-site.ts';
import { decidePage } from './page-decision.ts';
import { doorPage } from './page-facts.ts';
import { screenOf } from './page-route.ts';
import { screensOf } from './modules.ts';
import { notAvailable, notFound } from './web-pages.ts';

/** The screens of the page of an address of this site, as far as the address tells. */
export function screensBehind(
  pathname: string,
  { page, isOpen, visitor }: Pick<LoaderSite, 'page' | 'isOpen' | 'visitor'>,
): string[] {
  const { name, definition, params } = findPage(pathname, page);
  const decision = decidePage(name, definition, params, page.init, isOpen, visitor);
  if (decision === 'notAvailable') return [notAvailable];
  if (decision === 'unknown') return [notFound];
  if (decision !== 'show') return [];
  const module = screensOf(String(params.moduleCode));
  const inner = { home: undefined, moduleList: module.list, moduleDetail: module.detail, moduleTyped: module.detail };
  return [screenOf(name), isKeyOf(inner, name) ? inner[name] : undefined].filter((screen) => screen !== undefined);
}

/**
 * What a browser that has nothing yet needs behind the neutral shell. In front of a closed site that is the door, since
 * who has passed it before has the scripts; else the page, whoever may see it.
 */
export function screensOfShell(pathname: string, page: LoaderSite['page']): string[] {
  return page.init.isLocked
    ? [screenOf(doorPage(page.init, false))]
    : screensBehind(pathname, { page, isOpen: true, visitor: 'member' });
}
