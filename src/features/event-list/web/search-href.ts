import { pagePath } from '#kernel/page.ts';
import { type PageContext, siteHref } from '#web/site/page-context.ts';
import { queryOfWish, type SearchWish } from '../rules/search-wish.ts';

/** The address of a page of found events. */
export function searchHref(
  context: Omit<PageContext, 'init'>,
  { contentId }: { contentId: number },
  wish: SearchWish,
  page = 1,
): string {
  const query = queryOfWish(wish, page);
  return siteHref(
    context,
    `/${pagePath('moduleList', { moduleCode: 'event_search', contentId })}${query && `?${query}`}`,
  );
}
