import { renderToString } from 'react-dom/server';
import type { SiteInit } from '#features/site/web.ts';
import type { Router } from '#web/navigation/router.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type { WidgetModule } from '#web/site/page-module.ts';
import { type LiftedPreload, liftPreload } from '../head/lift-preload.ts';
import { screenNow } from '../screens.ts';
import { type HomeWidget, idPrefixOf } from './home-widget.ts';
import { WidgetRoot } from './widget-root.tsx';
import { createWidgetViews } from './widget-views.ts';

/** The HTML of each widget of a home for an anonymous visitor, by its content. */
export function renderWidgets(
  widgets: readonly HomeWidget[],
  context: PageContext<SiteInit>,
  router: Router,
): Map<number, LiftedPreload> {
  const personal = { personal: undefined, isLoggedIn: false, reload: () => Promise.resolve() };
  const nothing = (): void => undefined;
  const html = new Map<number, LiftedPreload>();
  for (const { contentId, screen, data } of widgets) {
    const module = context.init.modules.find((entry) => entry.contentId === contentId);
    const shown = screenNow<WidgetModule>(screen);
    if (module === undefined || shown === undefined) continue;
    const view = { module, data, context, personal, router, openLanguages: nothing, onFailure: nothing };
    const root = <WidgetRoot Widget={shown.Widget} views={createWidgetViews(view)} />;
    html.set(contentId, liftPreload(renderToString(root, { identifierPrefix: idPrefixOf(contentId) })));
  }
  return html;
}
