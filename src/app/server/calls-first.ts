/** Who may use the thread: calls before pages, and one page at a time. */
export interface CallsFirst {
  /** A call has come. What it returns says that the call is answered. */
  began(): () => void;
  /** Resolves when a page may be rendered: until the next one's turn, calls that have come are heard. */
  pageTurn(): Promise<void>;
}

/** A page waits so long for calls, and then is rendered between them: under a flood of calls there are still pages. */
const patienceMs = 50;
/** A call that takes longer waits for something else than this thread. */
const shortMs = 250;

export function createCallsFirst(): CallsFirst {
  const running = new Set<{ since: number }>();
  let last: Promise<void> = Promise.resolve();
  let hearEnd: (() => void) | undefined;

  const isBusy = (): boolean => {
    const since = performance.now() - shortMs;
    for (const call of running) if (call.since > since) return true;
    return false;
  };
  const quiet = (): Promise<void> =>
    new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        hearEnd = undefined;
        resolve();
      };
      const timer = setTimeout(end, patienceMs);
      hearEnd = () => {
        if (!isBusy()) end();
      };
    });
  const turn = async (): Promise<void> => {
    // A connection that has come is taken in the first round, and its request read in the second.
    for (let round = 0; round < 2; round += 1) await nextRound();
    if (isBusy()) await quiet();
  };

  return {
    began() {
      const call = { since: performance.now() };
      running.add(call);
      return () => {
        running.delete(call);
        hearEnd?.();
      };
    },
    pageTurn() {
      last = last.then(turn);
      return last;
    },
  };
}

const nextRound = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
