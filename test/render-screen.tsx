import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { SiteInit } from '#features/site/web.ts';
import { sharedHost } from '#kernel/site-path.ts';
import { apiOf } from '#web/api/api.ts';
import { serverClock } from '#web/api/server-clock.ts';
import { RouterProvider } from '#web/navigation/router-context.ts';
import { locationOf, type Router, standingRouter } from '#web/navigation/router.ts';
import { type PageContext, PageContextProvider } from '#web/site/page-context.ts';
import type { ModuleEntry } from '#web/site/page-module.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import type { Texts } from '#web/texts/texts.ts';
import { siteInit } from './site-init.ts';

const noApi = apiOf(() => Promise.reject(new Error('This screen makes no calls.')));

/** A visitor of portal 1 on the shared host, on a Friday morning, in Japanese. */
export function pageContext(more: Partial<PageContext<SiteInit>> = {}): PageContext<SiteInit> {
  const now = more.now ?? Date.parse('2026-11-20T10:00:00+09:00');
  serverClock.hear(now);
  return {
    api: noApi,
    init: siteInit(),
    language: 'jpn',
    now,
    hostSite: sharedHost,
    address: { portalId: 1 },
    site: { portalId: 1 },
    keptQuery: '',
    ...more,
  };
}

// oxlint-disable-next-line typescript/no-explicit-any -- Each test hands it to the screens of its own module.
export function moduleEntry(moduleCode: string, more: Partial<ModuleEntry> = {}): ModuleEntry<any, any, any> {
  return { moduleCode, moduleId: 1, contentId: 5, title: '', widget: {}, list: {}, content: {}, ...more };
}

export type RenderedScreen = RenderResult & {
  /** Shows the screen in another context, as after a change of the language. */
  again(next: PageContext<SiteInit>): void;
};

function standsAt(path: string): Router {
  const location = locationOf(new URL(path, 'http://hiroba.test'), 'first');
  return standingRouter({ location, page: null, isLoading: false });
}

/** Renders a screen in a page context, with the texts it names. */
export async function renderScreen(
  screen: ReactNode,
  texts: readonly Texts<unknown>[],
  context: PageContext<SiteInit> = pageContext(),
  path = '/web/portal/1',
): Promise<RenderedScreen> {
  await Promise.all([...texts, commonTexts].map((one) => one.load(context.language)));
  const page = (own: PageContext<SiteInit>): ReactNode => (
    <RouterProvider value={standsAt(path)}>
      <PageContextProvider value={own}>{screen}</PageContextProvider>
    </RouterProvider>
  );
  const result = render(page(context));
  return Object.assign(result, { again: (next: PageContext<SiteInit>) => result.rerender(page(next)) });
}
