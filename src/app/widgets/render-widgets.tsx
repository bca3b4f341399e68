import { renderToString } from 'react-dom/server';
import type { SiteInit } from '#features/site/web.ts';
import type { Router } from '#web/navigation/router.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type { WidgetModule } from '#web/site/page-module.ts';
import { type LiftedPreload, liftPreload } from '../head/lift-preload.ts';
import { screenNow } from '../screens.ts';
import { type HomeWidget, idPrefixOf } from './home-widget.ts';
import { createKeptWidgets } from './kept-widgets.ts';
import type { WidgetHost } from './widget-place.tsx';
import { WidgetRoot } from './widget-root.tsx';
import { createWidgetViews } from './widget-views.ts';

const keptWidgets = createKeptWidgets<LiftedPreload>();

export interface RenderedWidgets {
  html: ReadonlyMap<number, LiftedPreload>;
  /** The widgets as JSON. */
  json: string;
}

/** The HTML of each widget of a home for an anonymous visitor, by its content. `facts` are those of the page, as JSON. */
export function renderWidgets(
  widgets: readonly HomeWidget[],
  context: PageContext<SiteInit>,
  router: Router,
  facts: string,
): RenderedWidgets {
  const { pathname, search } = router.get().location;
  const kept = keptWidgets(`${context.language} ${pathname}${search}`, facts, context.now);
  const personal = { personal: undefined, isLoggedIn: false, reload: () => Promise.resolve() };
  const nothing = (): void => undefined;
  const html = new Map<number, LiftedPreload>();
  const json = widgets.map((widget) => {
    const { contentId, screen, data } = widget;
    const written = JSON.stringify(widget);
    const module = context.init.modules.find((entry) => entry.contentId === contentId);
    const shown = screenNow<WidgetModule>(screen);
    if (module === undefined || shown === undefined) return written;
    const made = kept.of(contentId, written, (now) => {
      const timed = Object.defineProperty({ ...context }, 'now', { get: now });
      const view = { module, data, context: timed, personal, router, openLanguages: nothing, onFailure: nothing };
      const root = <WidgetRoot Widget={shown.Widget} views={createWidgetViews(view)} />;
      return liftPreload(renderToString(root, { identifierPrefix: idPrefixOf(contentId) }));
    });
    html.set(contentId, made);
    return written;
  });
  return { html, json: `[${json.join(',')}]` };
}

/** The page is rendered with a mark in each place, so that React does not handle the widgets' HTML again. */
export const widgetMarks: WidgetHost = { htmlOf: (contentId) => `<!--w${contentId}-->` };

export function putWidgets(page: string, widgets: ReadonlyMap<number, LiftedPreload>): string {
  return page.replace(/<!--w(\d+)-->/g, (_, contentId: string) => widgets.get(Number(contentId))?.body ?? '');
}
