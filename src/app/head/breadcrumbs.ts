import type { SiteInit } from '#features/site/web.ts';
import type { PageParams } from '#kernel/page.ts';
import { pagePath } from '#kernel/page.ts';
import { screensOf } from '../modules.ts';

export interface BreadcrumbFacts {
  init: SiteInit;
  params: PageParams;
  /** What the page is called; undefined at a home. */
  title: string | undefined;
  /** The address of the page. */
  url: string;
  /** The address of a page of the site. */
  urlOf(rest: string): string;
  /** The address of the portal that the event is in, where it has one. */
  portalUrl: string | undefined;
}

/** schema.org BreadcrumbList: the portal, the event, the list of a detail, the page; undefined for a single step. */
export function breadcrumbJsonLd({ init, params, title, url, urlOf, portalUrl }: BreadcrumbFacts): object | undefined {
  const { event, webSetting } = init;
  const steps: { name: string; item: string }[] = [];
  if (event?.portalName && portalUrl !== undefined) steps.push({ name: event.portalName, item: portalUrl });
  steps.push({ name: webSetting.title, item: urlOf('') });
  if (title) {
    const list = listOf(init, params, urlOf);
    if (list !== undefined && list.item !== url) steps.push(list);
    steps.push({ name: title, item: url });
  }
  if (steps.length < 2) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
  };
}

/** The list that a detail is in, where the organiser has named it. */
function listOf(
  { modules }: SiteInit,
  { contentId }: PageParams,
  urlOf: BreadcrumbFacts['urlOf'],
): { name: string; item: string } | undefined {
  const module = modules.find((one) => one.contentId === Number(contentId));
  if (contentId === undefined || module === undefined || module.title === '') return undefined;
  const { list, hasOwnList } = screensOf(module.moduleCode);
  if (list === undefined && hasOwnList !== true) return undefined;
  return { name: module.title, item: urlOf(pagePath('moduleList', { moduleCode: module.moduleCode, contentId })) };
}
