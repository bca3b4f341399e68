import { entryKey, navigationType } from './history-entry.ts';
import { flushSync } from 'react-dom';
import { focusPage } from './focus-page.ts';
import { followedLink } from './followed-link.ts';
import {
  type Arrival,
  type BrowserRouter,
  createRouter,
  type Loaded,
  locationOf,
  type RouterLocation,
} from './router.ts';
import { createScrollPositions } from './scroll-positions.ts';

export interface BrowserRouterSettings<Page> {
  page: Page;
  load(location: RouterLocation, signal: AbortSignal): Promise<Loaded<Page>>;
  /** Whether an address belongs to the site of this document. */
  isInside(url: URL): boolean;
  /** The address that is really meant by an address. */
  meaningOf?(url: URL): URL;
  /** The id of the main part: its heading gets the focus after a navigation. */
  mainId: string;
  makeKey(): string;
  /** Called when not even the error page could be loaded: the page shown stays. */
  failed(error: unknown): void;
}

/** The router of this window: history, clicks on links, scroll positions, focus and view transitions. */
export function startBrowserRouter<Page>(settings: BrowserRouterSettings<Page>): BrowserRouter<Page> {
  const { history, location } = window;
  const positions = createScrollPositions(storageOfTab());

  const isInside = (url: URL): boolean => url.origin === location.origin && settings.isInside(url);
  const meaningOf = (url: URL): URL => (url.origin === location.origin && settings.meaningOf?.(url)) || url;
  history.scrollRestoration = 'manual';

  const router = createRouter<Page>(
    { location: locationOf(location, entryKey()), page: settings.page, isLoading: false },
    {
      load: settings.load,
      isInside,
      history,
      leave: (href) => location.assign(href),
      origin: () => location.origin,
      makeKey: settings.makeKey,
      leaving: ({ key }) => positions.keep(key, window.scrollY),
      arrive(to, how, show) {
        const settle = (): void => place(to, how, positions.of(to.key), settings.mainId);
        // State is committed at once, so that the place is right before anything is painted.
        const change = (): void => {
          if (flushSync(show)) settle();
        };
        if (how === 'navigate' && document.startViewTransition !== undefined && !prefersStillness()) {
          // A transition is cut short when the next one begins; the page has changed all the same.
          const { ready, finished } = document.startViewTransition(change);
          for (const part of [ready, finished]) part.catch(() => undefined);
        } else change();
      },
    },
  );

  document.addEventListener('click', (event) => {
    const href = followedLink(event, (url) => isInside(meaningOf(url)));
    if (href === undefined) return;
    event.preventDefault();
    router.navigate(meaningOf(new URL(href)).href).catch(settings.failed);
  });
  window.addEventListener(
    'popstate',
    () => void router.traverse(locationOf(location, entryKey())).catch(settings.failed),
  );
  window.addEventListener('pagehide', () => positions.keep(entryKey(), window.scrollY));

  // The first entry of every document has the same key: only one visited before has a kept position.
  const kept = navigationType() === 'navigate' ? undefined : positions.of(entryKey());
  if (kept !== undefined && location.hash === '') goToHeight(kept);
  return router;
}

function storageOfTab(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function place({ hash }: RouterLocation, how: Arrival, kept: number | undefined, mainId: string): void {
  if (how === 'keepPlace' || how === 'revalidate') return;
  const target = hash === '' ? null : document.getElementById(idOf(hash));
  if (how === 'traverse' && kept !== undefined) goToHeight(kept);
  else if (target !== null) target.scrollIntoView();
  else goToHeight(0);
  if (how !== 'navigate') return;
  if (target !== null) target.focus({ preventScroll: true });
  else focusPage(document.getElementById(mainId)!);
}

/** At once: a smooth way would lead past everything, and a new page would fade in at the place of the one before. */
function goToHeight(y: number): void {
  window.scrollTo({ top: y, left: 0, behavior: 'instant' });
}

/** A visitor may have typed the hash; a broken encoding is taken as it is. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
