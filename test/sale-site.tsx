import { act, cleanup, render } from '@testing-library/react';
import { useMemo } from 'react';
import { afterEach, vi } from 'vitest';
import * as screen from '#features/ticket/web/ticket-list-page.tsx';
import { loadCartList, loadTicketDetail, ticketTexts } from '#features/ticket/web.ts';
import { matchPage } from '#kernel/match-page.ts';
import { placePath } from '#kernel/preview-path.ts';
import type { PageParams } from '#kernel/page.ts';
import { RouterProvider, useRouterState } from '#web/navigation/router-context.ts';
import { painted } from '#web/navigation/painted.ts';
import { type BrowserRouter, hrefOf } from '#web/navigation/router.ts';
import { type PageContext, PageContextProvider } from '#web/site/page-context.ts';
import { PersonalProvider } from '#web/site/personal.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { fakeApi, inEvent } from './fake-api.ts';
import { openPageHistory } from './page-history.ts';
import { pageContext } from './render-screen.tsx';
import { siteInit } from './site-init.ts';

type Answers = Parameters<typeof fakeApi>[0];

interface Page {
  name: string;
  data: Awaited<ReturnType<typeof screen.load>> | undefined;
}

export interface SaleSite {
  calls: ReturnType<typeof fakeApi>['calls'];
  router: BrowserRouter<Page>;
  /** The address without its host. */
  at(): string;
  back(): Promise<void>;
}

export const salePath = '/web/portal/1/event/11/module/ticket/60';
const login = { ...siteInit().login, isEnabled: true };
const settled = (): Promise<void> =>
  act(async () => {
    // An overlay opens after the press was painted.
    await painted();
    await new Promise((resolve) => setTimeout(resolve, 5));
  });

interface Opening {
  language?: PageContext['language'];
  isMember?: boolean;
  hasLogin?: boolean;
  /** The list as the organiser set it up. */
  list?: object;
}

/** The pages of event 11's sale, with a history of their own: the address decides the page. */
export async function openSale(path: string, answers: Answers, opening: Opening = {}): Promise<SaleSite> {
  const { api, calls } = fakeApi({
    listTicketCategories: () => ({ data: { categories: [] } }),
    readHoldings: () => ({
      data: { ownedTicketIds: [], issuedTicketIds: [], boughtNumbers: [], appliedTicketIds: [], openOrderIds: [] },
    }),
    ...answers,
  });
  const { language = 'jpn', isMember = false, hasLogin = true, list = {} } = opening;
  const module = {
    moduleCode: 'ticket',
    moduleId: 17,
    contentId: 60,
    scope: 'event' as const,
    title: 'チケット',
    sort: 1,
    visible: true,
    onHome: true,
    isConsoleUserOnly: false,
    widget: {},
    list,
    content: {},
  };
  const init = { ...siteInit({ siteType: 'event', ...(hasLogin && { login }) }), modules: [module] };
  const context = pageContext({ ...inEvent, api, init, language });
  await Promise.all([ticketTexts, commonTexts].map((texts) => texts.load(language)));
  // Parts that pages load later are loaded already, so that a test waits for its own actions alone.
  for (const part of await Promise.all([loadTicketDetail(), loadCartList()])) {
    await Promise.all(part.texts.map((texts) => texts.load(language)));
  }

  const history = await openPageHistory<Page>(path, async (location) => {
    const place = placePath(context.hostSite, location.pathname);
    const match = place && matchPage(place.scope, place.address.rest);
    const name = match?.definition.name ?? 'notFound';
    if (!name.startsWith('ticket')) return { page: { name, data: undefined } };
    const params: PageParams = match?.params ?? {};
    return {
      page: { name, data: await screen.load(context, { params, query: new URLSearchParams(location.search) }) },
    };
  });
  const { router } = history;
  const back = async (): Promise<void> => {
    window.dispatchEvent(new Event('popstate'));
    await history.back();
    await settled();
  };
  vi.spyOn(window.history, 'back').mockImplementation(() => void back());

  function Site() {
    const { page, location } = useRouterState<Page>();
    const personal = useMemo(
      () => ({ personal: undefined, isLoggedIn: isMember, reload: () => Promise.resolve() }),
      [],
    );
    return (
      <PageContextProvider value={context}>
        <PersonalProvider value={personal}>
          {page.data ? <screen.Page key={location.pathname} data={page.data} /> : <p>{page.name}</p>}
        </PersonalProvider>
      </PageContextProvider>
    );
  }
  render(
    <RouterProvider value={router}>
      <Site />
    </RouterProvider>,
  );
  await settled();
  return { calls, router, back, at: () => hrefOf(router.get().location) };
}

/** Clears the browser's storages between two tests, and closes all dialogs. */
export function forgetBetweenTests(): void {
  afterEach(() => {
    cleanup();
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
}

export { settled };
