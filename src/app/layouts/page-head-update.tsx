import { useEffect, useRef } from 'react';
import type { SiteInit } from '#features/site/web.ts';
import { useRouterState } from '#web/navigation/router-context.ts';
import { importPart } from '#web/parts/import-part.ts';
import { usePageContext } from '#web/site/page-context.ts';
import type { LoadedPage } from '../loader-site.ts';
import { headIn } from '../screens-in.ts';
import { useSiteState } from '../site-state.ts';

/** After a navigation in the browser the head is the page's; the first page's came with the HTML. */
export function PageHeadUpdate() {
  const context = usePageContext<SiteInit>();
  const state = useSiteState();
  const { page } = useRouterState<LoadedPage>();
  const first = useRef(page);
  useEffect(() => {
    if (first.current === page) return;
    let isStale = false;
    const head = headIn(page, context);
    const { origin, pathname, search, host } = window.location;
    void importPart(() => import('../head/show-head.ts')).then(
      ({ showHead }) => isStale || showHead(state, { page: head, origin, pathname, search, host, name: page.name }),
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [page, context, state]);
  return null;
}
