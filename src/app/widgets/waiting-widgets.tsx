import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { isElement } from '#web/navigation/element-of.ts';
import { type Ahead, ahead as aheadOfPage } from '#web/navigation/fetch-ahead.ts';
import { isPlainClick } from '#web/navigation/plain-click.ts';
import { documentLoaded } from '#web/navigation/quiet-moment.ts';
import { needed } from '#web/parts/needed.ts';
import type { WidgetModule } from '#web/site/page-module.ts';
import { prefetchScreen, screenNow } from '../screens.ts';
import { idPrefixOf } from './home-widget.ts';
import { takeOver } from './take-over.ts';
import type { WaitingWidget, WidgetHost } from './widget-place.tsx';
import { WidgetRoot } from './widget-root.tsx';
import { isOutdated } from './widget-views.ts';

/** A widget begins when it is less than a window's height away. */
const nearby = '100% 0px';
/** What tells that a visitor is about to use a widget. */
const approaches = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * The widgets of the first page that still are the server's HTML. Each one's code is fetched when the widget comes near
 * the window, when a visitor turns to it, or in a quiet moment; then it takes over its HTML.
 */
export function createWaitingWidgets(ahead: Pick<Ahead, 'take'> = aheadOfPage): WidgetHost {
  const waiting = new Map<Element, WaitingWidget>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) void begin(waiting.get(target));
    },
    { rootMargin: nearby },
  );

  const fetchCode = ({ screen, views }: WaitingWidget): Promise<unknown> =>
    prefetchScreen(screen, views.initial().context.language);

  /** If it fails, the HTML stays and its links work; it is tried again. */
  async function begin(widget: WaitingWidget | undefined): Promise<void> {
    if (widget === undefined) return;
    await fetchCode(widget).then(
      () => hydrate(widget),
      () => undefined,
    );
  }

  function hasCode({ screen, views }: WaitingWidget): boolean {
    const texts = screenNow<WidgetModule>(screen)?.texts;
    return texts?.every((one) => one.has(views.initial().context.language)) ?? false;
  }

  const roots = new Map<Element, Root>();
  function hydrate({ place, contentId, screen, views }: WaitingWidget): void {
    if (!waiting.delete(place)) return;
    observer.unobserve(place);
    const { Widget } = screenNow<WidgetModule>(screen)!;
    const root = <WidgetRoot Widget={Widget} views={views} />;
    // At once: React does not hear a press on a root within another that has not begun.
    roots.set(
      place,
      flushSync(() => takeOver(place, root, { identifierPrefix: idPrefixOf(contentId) })),
    );
  }

  const around = (target: EventTarget | null): WaitingWidget | undefined => {
    const place = isElement(target) && target.closest('.hb-widget');
    return place ? waiting.get(place) : undefined;
  };
  for (const type of approaches) {
    document.addEventListener(type, ({ target }) => void begin(around(target)), { capture: true, passive: true });
  }
  // Before all other listeners: a press must not be lost.
  window.addEventListener('click', (event) => press(event), true);
  window.addEventListener('online', () => {
    for (const widget of waiting.values()) void begin(widget);
  });

  /** A link that goes on without the code of its widget. */
  let followed: HTMLElement | undefined;

  function press(event: MouseEvent): void {
    const widget = around(event.target);
    if (widget === undefined) return;
    const control = isElement(event.target) ? event.target.closest<HTMLElement>('button, a') : null;
    if (hasCode(widget)) {
      const now = inWidgetOf(widget, control);
      // In time for this very press.
      hydrate(widget);
      if (control === null || now() === control || !isPlainClick(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      now()?.click();
      return;
    }
    const isLink = control instanceof HTMLAnchorElement;
    if (isLink && control !== followed && control.dataset['waits'] === 'beside') {
      hearLater(control, widget);
      return;
    }
    if (
      control === null ||
      control === followed ||
      !isPlainClick(event) ||
      (isLink && !control.hasAttribute('data-waits'))
    )
      return;
    event.preventDefault();
    event.stopImmediatePropagation();
    control.setAttribute('data-pressed', '');
    const now = inWidgetOf(widget, control);
    const fetching = isLink ? fetchCode(widget).catch(() => undefined) : needed(() => fetchCode(widget));
    void fetching
      .finally(() => control.removeAttribute('data-pressed'))
      .then(
        () => {
          if (hasCode(widget)) hydrate(widget);
          followed = now();
          followed?.click();
          followed = undefined;
        },
        () => undefined,
      );
  }

  /** A window that a script opens after the press may be blocked. So the browser opens it now, and the page stays. */
  function hearLater(link: HTMLAnchorElement, widget: WaitingWidget): void {
    const now = inWidgetOf(widget, link);
    void fetchCode(widget).then(
      () => {
        hydrate(widget);
        followed = now();
        followed?.addEventListener('click', (event) => event.preventDefault(), { once: true });
        followed?.click();
        followed = undefined;
      },
      () => undefined,
    );
  }

  async function beginInQuietMoments(): Promise<void> {
    await documentLoaded();
    for (const widget of waiting.values()) {
      const isTaken = await ahead.take(async () => {
        if (waiting.has(widget.place)) await begin(widget);
      });
      // The others begin when they come near.
      if (!isTaken) return;
    }
  }

  return {
    waitFor(widget) {
      const { place, views } = widget;
      if (waiting.size === 0) setTimeout(() => void beginInQuietMoments());
      waiting.set(place, widget);
      if (place.firstChild === null) void begin(widget);
      else observer.observe(place);
      const unsubscribe = views.subscribe(() => {
        if (isOutdated(views.initial(), views.get())) void begin(waiting.get(place));
      });
      return () => {
        unsubscribe();
        waiting.delete(place);
        observer.unobserve(place);
        const root = roots.get(place);
        roots.delete(place);
        // Not while React renders the page that goes.
        setTimeout(() => root?.unmount());
      };
    },
  };
}

const controlsIn = ({ place }: WaitingWidget): HTMLElement[] => [...place.querySelectorAll<HTMLElement>('button, a')];

/** A control that is pressed, and later the one at its place: a translated widget is rendered afresh. */
function inWidgetOf(widget: WaitingWidget, control: HTMLElement | null): () => HTMLElement | undefined {
  const at = control === null ? -1 : controlsIn(widget).indexOf(control);
  return () => (control?.isConnected === true ? control : controlsIn(widget)[at]);
}
