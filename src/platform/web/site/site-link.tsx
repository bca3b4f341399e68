import type { ComponentPropsWithoutRef } from 'react';
import type { PageName, PageParams } from '#kernel/page.ts';
import { basePath } from '#kernel/limits.ts';
import { pageHref, siteHref, type PageContext, usePageContext } from './page-context.ts';

type Rest = Omit<ComponentPropsWithoutRef<'a'>, 'href'>;

/** A link to a page of this site. The router follows plain clicks on every link of the site. */
export function PageLink({ page, params, ...rest }: Rest & { page: PageName; params?: PageParams | undefined }) {
  return <a href={pageHref(usePageContext(), page, params)} {...rest} />;
}

/**
 * The address of a link as an organiser writes it: a path inside this site (`/module/information/3`) stays in it; a
 * path of another site of the host (`/web/portal/1`), a deep link (`/uri/…`) and everything else stay as they are.
 */
export function organiserHref(context: Omit<PageContext, 'init'>, link: string): string {
  const isOfHost = context.hostSite.kind === 'shared' && (link === basePath || link.startsWith(`${basePath}/`));
  const isDeepLink = link.startsWith('/uri/');
  return link.startsWith('/') && !isOfHost && !isDeepLink ? siteHref(context, link) : link;
}

export function OrganiserLink({ link, ...rest }: Rest & { link: string }) {
  const href = organiserHref(usePageContext(), link);
  const leaves = /^https?:/i.test(href);
  return <a href={href} {...(leaves ? { target: '_blank', rel: 'noopener' } : {})} {...rest} />;
}
