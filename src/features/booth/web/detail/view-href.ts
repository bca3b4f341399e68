import { siteHref, usePageContext } from '#web/site/page-context.ts';
import type { BoothView } from '../../rules/detail/offered-views.ts';

/** The place that a link to a view leads to from elsewhere on the page. */
export const viewId = 'booth-view';

/** The address of a view of a booth; the overview is the booth's own address. */
export function useViewHref(contentId: number, boothId: number): (view: BoothView) => string {
  const context = usePageContext();
  const path = `/module/booth/${contentId}/${boothId}`;
  return (view) => siteHref(context, view === 'overview' ? path : `${path}?tab=${view}`);
}
