import type { SiteInit } from '#features/site/web.ts';
import type { Router } from '#web/navigation/router.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type { ModuleEntry } from '#web/site/page-module.ts';
import type { PersonalAccess } from '#web/site/personal.ts';
import { keysOf } from '#kernel/keys-of.ts';

/** What a widget's own root gets from the page around it. */
export interface WidgetView {
  module: ModuleEntry;
  data: unknown;
  context: PageContext<SiteInit>;
  personal: PersonalAccess;
  router: Router;
  openLanguages(): void;
  onFailure(): void;
}

export interface WidgetViews {
  get(): WidgetView;
  /** The view that the HTML shows; hydration begins with it even after a change. */
  initial(): WidgetView;
  set(view: WidgetView): void;
  subscribe(listener: () => void): () => void;
}

export function createWidgetViews(initial: WidgetView): WidgetViews {
  let view = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => view,
    initial: () => initial,
    set(next) {
      if (isSame(view, next)) return;
      view = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function isSame(a: WidgetView, b: WidgetView): boolean {
  return keysOf(a).every((key) => a[key] === b[key]);
}

/** Whether the HTML of a view no longer says what another one would. */
export function isOutdated(shown: WidgetView, now: WidgetView): boolean {
  return (
    shown.data !== now.data ||
    shown.context.init !== now.context.init ||
    shown.context.language !== now.context.language
  );
}
