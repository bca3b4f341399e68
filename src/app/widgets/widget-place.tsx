import { createContext, useContext, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useOpenLanguageDialog } from '#features/site/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import { useRouter } from '#web/navigation/router-context.ts';
import { usePageContext } from '#web/site/page-context.ts';
import type { ModuleEntry, WidgetModule } from '#web/site/page-module.ts';
import { usePersonal } from '#web/site/personal.ts';
import { useBrowser } from '../browser-context.ts';
import { screenNow } from '../screens.ts';
import type { HomeWidget } from './home-widget.ts';
import { createWidgetViews, type WidgetView, type WidgetViews } from './widget-views.ts';

/** A widget whose HTML stands in the page while its code is not there. */
export interface WaitingWidget {
  place: HTMLElement;
  contentId: number;
  screen: string;
  views: WidgetViews;
}

/** Who brings the widgets of the first page: on the server their HTML, in a browser their code. */
export interface WidgetHost {
  htmlOf?(contentId: number): string;
  /** Takes over the HTML when it is time; the answer ends that. */
  waitFor?(widget: WaitingWidget): () => void;
}

const Host = createContext<WidgetHost | undefined>(undefined);
export const WidgetHostProvider = Host.Provider;

const never = (): (() => void) => () => {};

interface WidgetPlaceProps {
  widget: HomeWidget;
  module: ModuleEntry;
}

/**
 * A widget of a home. What came with the first page's HTML is a React root of its own, which begins when its code is
 * there (decision 17); a home that is shown later brings the code, and its widgets are parts of the page.
 */
export function WidgetPlace({ widget, module }: WidgetPlaceProps) {
  const host = useContext(Host);
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  // A page that the browser has translated is rendered afresh, before the widgets of its first HTML have their code.
  const [standing] = useState(isHydrating || screenNow(widget.screen) === undefined ? host : undefined);
  if (standing !== undefined) return <StandingWidget host={standing} widget={widget} module={module} />;
  const shown = screenNow<WidgetModule>(widget.screen);
  if (shown === undefined) return null;
  // The console finds a content of its preview by the number.
  return (
    <div className="hb-widget" data-content={module.contentId}>
      <shown.Widget module={module} data={widget.data} />
    </div>
  );
}

/** React leaves the content of this element alone: it is the HTML of the server, and then the widget's root. */
function StandingWidget({ host, widget, module }: WidgetPlaceProps & { host: WidgetHost }) {
  const { contentId, screen, data } = widget;
  const place = useRef<HTMLDivElement>(null);
  const view = useView(module, data);
  const [views] = useState(() => createWidgetViews(view));
  const [html] = useState(() => ({ __html: host.htmlOf?.(contentId) ?? '' }));
  useLayoutEffect(() => views.set(view));
  useEffect(
    () => host.waitFor?.({ place: place.current!, contentId, screen, views }),
    [host, contentId, screen, views],
  );
  return <div ref={place} className="hb-widget" suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}

function useView(module: ModuleEntry, data: unknown): WidgetView {
  const context = usePageContext<SiteInit>();
  const personal = usePersonal();
  const router = useRouter();
  const calls = { openLanguages: useOpenLanguageDialog(), browser: useBrowser() };
  // The functions of the page change with each of its renders; the widget has two that do not.
  const latest = useRef(calls);
  useLayoutEffect(() => {
    latest.current = calls;
  });
  const [stable] = useState(() => ({
    openLanguages: () => latest.current.openLanguages(),
    onFailure: () => latest.current.browser?.goTo('error'),
  }));
  return { module, data, context, personal, router, ...stable };
}
