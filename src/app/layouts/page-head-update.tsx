import { useEffect, useRef } from 'react';
import type { SiteInit } from '#features/site/web.ts';
import { useRouterState } from '#web/navigation/router-context.ts';
import { usePageContext } from '#web/site/page-context.ts';
import { applyHead } from '../head/apply-head.ts';
import { headOf } from '../head/head-of.ts';
import type { LoadedPage } from '../loader-site.ts';
import { moduleOf } from '../page-route.ts';
import { useSiteState } from '../site-state.ts';

/** After a navigation in the browser the head is the page's; the first page's came with the HTML. */
export function PageHeadUpdate() {
  const context = usePageContext<SiteInit>();
  const state = useSiteState();
  const { page } = useRouterState<LoadedPage>();
  const first = useRef(page);
  useEffect(() => {
    if (first.current === page) return;
    const head = moduleOf(page)?.head?.(page.data, context);
    const { origin, pathname, host } = window.location;
    applyHead(headOf(state, { page: head, origin, pathname, host, name: page.name }), state.language);
  }, [page, context, state]);
  return null;
}
