import { renderToString } from 'react-dom/server';
import { renderFirstQuestion } from '#features/cookie-consent/web/first-question-form.tsx';
import { navigationTexts } from '#features/navigation/web.ts';
import type { SiteInit } from '#features/site/contract.ts';
import type { Api } from '#web/api/api.ts';
import { RouterProvider } from '#web/navigation/router-context.ts';
import { locationOf, standingRouter } from '#web/navigation/router.ts';
import { baseOf } from '#kernel/site-path.ts';
import { status } from '#kernel/status.ts';
import type { PageContext } from '#web/site/page-context.ts';
import { isApplicationAt } from '#web/site/is-application.ts';
import { fetchPart } from '#web/site/use-later.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { ApiProvider } from './api-context.ts';
import { hastenPictures } from './head/hasten-pictures.ts';
import { headOf } from './head/head-of.ts';
import { liftPreload } from './head/lift-preload.ts';
import { renderDocument } from './head/render-document.ts';
import type { HeadModel } from './head/site-head.ts';
import { structuredData } from './head/structured-data.ts';
import { SiteRoot } from './layouts/site-root.tsx';
import type { LoadedPage } from './loader-site.ts';
import { type DoorInFront, doorInPlace } from './door-in-place.ts';
import { ownAddressOf } from './own-address.ts';
import { loadPage } from './page-route.ts';
import { firstPartsIn, headIn, screensIn, statusIn } from './screens-in.ts';
import { screensOfShell } from './screens-behind.ts';
import { withdrawn } from './web-pages.ts';
import type { HomeWidget } from './widgets/home-widget.ts';
import { putWidgets, type RenderedWidgets, renderWidgets, widgetMarks } from './widgets/render-widgets.tsx';
import { WidgetHostProvider } from './widgets/widget-place.tsx';
import { createSiteState, firstState, pageContextOf, type SiteFacts, SiteStateProvider } from './site-state.ts';

export interface RenderInput {
  /** Origin, path and query as the visitor sees them. */
  url: URL;
  facts: SiteFacts;
  /** The event does not take place. */
  isCalledOff: boolean;
  /** The visitor has decided about cookies. */
  hasDecided: boolean;
  /** The page that stands in front of the asked one, at its address. */
  door: DoorInFront | undefined;
  /** Calls in process, for this visitor. */
  api: Api;
  report(error: unknown): void;
  /** The events that the loaded page shows, for the site data that it carries. */
  named(): SiteInit['webSetting']['eventSettings'];
  /** Resolves when the loaded page may take the thread. */
  turn?(): Promise<void>;
}

export interface ShownScreens {
  screens: readonly string[];
  /** The page is the neutral shell; the browser asks who looks, and shows the screens. */
  isShell: boolean;
}

export type Rendered =
  | { kind: 'redirect'; location: string }
  | ({
      kind: 'page';
      status: number;
      /** Its address is that of a page, and not one of those that lead nowhere. */
      isKept: boolean;
      body: string;
      question: string;
      preload: string;
      head: HeadModel;
      jsonLd: object[];
      /** `SiteEntryData` as JSON. */
      entry: string;
    } & ShownScreens);

/** The data that the HTML carries for the browser. */
export interface SiteEntryData {
  facts: SiteFacts;
  page: LoadedPage;
}

/** Renders a page for an anonymous visitor. */
export async function render({
  url,
  facts,
  isCalledOff,
  hasDecided,
  door,
  api,
  report,
  named,
  turn,
}: RenderInput): Promise<Rendered> {
  await Promise.all([commonTexts.load(facts.language), navigationTexts.load(facts.language)]);
  const state = createSiteState(firstState(facts));
  const { isOpen } = state.get();
  const context = pageContextOf(state.get(), api);
  let reason: string | undefined;
  const loaded = await loadPage(url, {
    page: context,
    isOpen,
    awaitsDraft: facts.isDraft,
    visitor: 'unknown',
    refused: (closed) => (reason = closed.reason),
    report,
  });
  if ('redirect' in loaded) return { kind: 'redirect', location: loaded.redirect };
  const { page: asked } = loaded;
  const front = door === 'loginIfRefused' && reason === 'login' ? 'login' : door;
  const page = (await doorInPlace(front, asked, url, facts, context)) ?? asked;
  const firstParts = firstPartsIn(page);
  await Promise.all(firstParts.map(({ load }) => fetchPart(load, facts.language)));
  await turn?.();
  const own = new URL(ownAddressOf(page) ?? url.href, url);
  const router = standingRouter({ location: locationOf(own, 'first'), page, isLoading: false });
  const { now, ...lasting } = withEventSettings(facts, named());
  const factsJson = JSON.stringify(lasting);
  const home = widgetsOf(page);
  const widgets = home && renderWidgets(home, context, router, factsJson);
  const rendered = renderToString(
    <ApiProvider value={api}>
      <SiteStateProvider value={state}>
        <RouterProvider value={router}>
          <WidgetHostProvider value={widgetMarks}>
            <SiteRoot />
          </WidgetHostProvider>
        </RouterProvider>
      </SiteStateProvider>
    </ApiProvider>,
  );
  const { preload, body } = liftPreload(rendered);
  const { origin, pathname, search, host } = url;
  // Search engines and previews read of the page, where it is one that everybody may see.
  const told = asked.screen === undefined ? page : asked;
  const ofPage = headIn(told, context);
  const isDoor = told !== asked && told.screen !== undefined;
  const head = headOf(facts, { page: ofPage, origin, pathname, search, host, name: asked.name, isDoor });
  const answered = statusOf(asked, context);
  return {
    kind: 'page',
    status: answered,
    isKept: answered === status.ok || asked.name === 'error',
    body: hastenPictures(widgets ? putWidgets(body, widgets.html) : body),
    question: await renderFirstQuestion(context, {
      name: page.name,
      url,
      isApplication: isApplicationAt(url.search),
      hasDecided,
    }),
    preload: preload || firstPreload(widgets),
    head,
    jsonLd: await structuredData({
      page: asked,
      ofPage,
      head,
      context,
      mediaBase: origin + baseOf(facts.hostSite),
      isCalledOff,
      report,
    }),
    entry: `{"facts":{"now":${now},${factsJson.slice(1)},"page":${pageJson(page, widgets?.json)}}`,
    isShell: page.screen === undefined,
    screens:
      page.screen === undefined
        ? screensOfShell(url.pathname, context)
        : [...screensIn(page), ...firstParts.map(({ file }) => file)],
  };
}

/** A page of a portal carries the addresses of the events that it shows, however many there are. */
function withEventSettings(facts: SiteFacts, eventSettings: SiteInit['webSetting']['eventSettings']): SiteFacts {
  const { init } = facts;
  return { ...facts, init: { ...init, webSetting: { ...init.webSetting, eventSettings } } };
}

function statusOf(page: LoadedPage, context: PageContext<SiteInit>): number {
  if (page.screen === withdrawn) return status.gone;
  return page.name === 'notFound' ? status.notFound : (statusIn(page, context) ?? status.ok);
}

function widgetsOf(page: LoadedPage): HomeWidget[] | undefined {
  if (page.screen === undefined || page.name !== 'home') return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The home's own screen has made the list.
  return Array.isArray(page.data) ? (page.data as HomeWidget[]) : undefined;
}

function firstPreload(widgets: RenderedWidgets | undefined): string {
  for (const { preload } of widgets?.html.values() ?? []) if (preload !== '') return preload;
  return '';
}

/** The widgets of a home are JSON already. */
function pageJson(page: LoadedPage, data: string | undefined): string {
  if (data === undefined || page.screen === undefined) return JSON.stringify(page);
  const { data: _, ...rest } = page;
  return `${JSON.stringify(rest).slice(0, -1)},"data":${data}}`;
}

export { renderDocument };
export { isOnHomes, sourceOf } from './screens.ts';
