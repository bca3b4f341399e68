/**
 * Whether the page is about to be left. WebKit and Firefox cancel its requests as soon as the next document is asked for,
 * seconds before it comes, and WebKit tells the page of it when Back brings it out of the browser's cache.
 */
export interface Leaving {
  isLeaving(): boolean;
  /** Fulfilled when the page stays after all, or is back. */
  over(): Promise<void>;
}

/** A link to a download, and an answer without a document, leave the page where it is, and nothing tells it so. */
const staysAfterMs = 3_000;

type Target = Pick<Window, 'addEventListener' | 'setTimeout' | 'clearTimeout'>;

export function watchLeaving(target: Target): Leaving {
  let waiting: (() => void)[] = [];
  let timer: number | undefined;

  const end = (): void => {
    target.clearTimeout(timer);
    timer = undefined;
    const told = waiting;
    waiting = [];
    for (const tell of told) tell();
  };
  const begin = (): void => {
    target.clearTimeout(timer);
    timer = target.setTimeout(end, staysAfterMs);
  };
  // In WebKit nothing else comes before the first request is cancelled.
  target.addEventListener('beforeunload', begin);
  target.addEventListener('pagehide', begin);
  target.addEventListener('pageshow', end);

  const isLeaving = (): boolean => timer !== undefined;
  return {
    isLeaving,
    over: () => (isLeaving() ? new Promise((resolve) => void waiting.push(resolve)) : Promise.resolve()),
  };
}

/** Of this window; on the server nobody leaves. */
export const leaving: Leaving =
  typeof window === 'undefined' ? { isLeaving: () => false, over: () => Promise.resolve() } : watchLeaving(window);
