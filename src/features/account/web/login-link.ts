import type { PageName } from '#kernel/page.ts';
import { useLocation } from '#web/navigation/router-context.ts';
import { type PageContext, pageHref } from '#web/site/page-context.ts';

/** The page that led to the login, as the address names it (AUTH-041). */
export function useLoginLink(): string | undefined {
  return new URLSearchParams(useLocation().search).get('link') ?? undefined;
}

/** The address of a page before the login, such as the registration; it carries the link along. */
export function doorHref(context: PageContext, page: PageName, link: string | undefined): string {
  const href = pageHref(context, page);
  if (link === undefined) return href;
  return `${href}${href.includes('?') ? '&' : '?'}${new URLSearchParams({ link }).toString()}`;
}
