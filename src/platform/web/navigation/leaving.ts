import { isElement } from './element-of.ts';
import { isPlainClick } from './plain-click.ts';

/**
 * Whether the page is about to be left. WebKit and Firefox cancel its requests as soon as the next document is asked for,
 * seconds before it comes, and WebKit tells the page of it when Back brings it out of the browser's cache.
 */
export interface Leaving {
  isLeaving(): boolean;
  /** How often the page was left or seemed to be. */
  times(): number;
  /** Fulfilled when the page stays after all, or is back. */
  over(): Promise<void>;
}

/** A link to a download, and an answer without a document, leave the page where it is, and nothing tells it so. */
const staysAfterMs = 3_000;

interface Leap {
  destination: { sameDocument: boolean };
}
type Target = Pick<Window, 'addEventListener' | 'setTimeout' | 'clearTimeout'> & {
  navigation?: { addEventListener(type: 'navigate', hear: (event: Leap) => void): void } | undefined;
};

export function watchLeaving(target: Target): Leaving {
  let waiting: (() => void)[] = [];
  let timer: number | undefined;
  let times = 0;

  const end = (): void => {
    target.clearTimeout(timer);
    timer = undefined;
    const told = waiting;
    waiting = [];
    for (const tell of told) tell();
  };
  const begin = (): void => {
    if (timer === undefined) times += 1;
    target.clearTimeout(timer);
    timer = target.setTimeout(end, staysAfterMs);
  };
  // Each engine has another first sign. On an iPhone before iOS 26.2 that is a link or a form.
  target.addEventListener('beforeunload', begin);
  target.navigation?.addEventListener('navigate', (event) => {
    if (!event.destination.sameDocument) begin();
  });
  target.addEventListener('click', (event) => {
    if (!event.defaultPrevented && isPlainClick(event) && leadsAway(event.target)) begin();
  });
  target.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) begin();
  });
  target.addEventListener('pagehide', begin);
  target.addEventListener('pageshow', end);

  const isLeaving = (): boolean => timer !== undefined;
  return {
    isLeaving,
    times: () => times,
    over: () => (isLeaving() ? new Promise((resolve) => void waiting.push(resolve)) : Promise.resolve()),
  };
}

/** A link that the browser itself follows in this window, to another document. */
function leadsAway(clicked: EventTarget | null): boolean {
  const link = isElement(clicked) ? clicked.closest('a') : null;
  return (
    link?.protocol.startsWith('http') === true &&
    ['', '_self'].includes(link.target) &&
    !link.hasAttribute('download') &&
    link.getAttribute('href')?.startsWith('#') === false
  );
}

/** Of this window; on the server nobody leaves. */
export const leaving: Leaving =
  typeof window === 'undefined'
    ? { isLeaving: () => false, times: () => 0, over: () => Promise.resolve() }
    : watchLeaving(window);
