export interface Paced {
  /** Has the work done soon: at once, or when the gap behind the last time is over. */
  ask(): void;
  stop(): void;
}

/** Does the work once at a time with a gap in between; requests during that time lead to one more run. */
export function paced(work: () => Promise<void>, gapMs: () => number): Paced {
  let timer: NodeJS.Timeout | undefined;
  let isWorking = false;
  let isAsked = false;
  let isStopped = false;
  let lastAt = Number.NEGATIVE_INFINITY;

  const run = async (): Promise<void> => {
    timer = undefined;
    isWorking = true;
    isAsked = false;
    try {
      await work();
    } finally {
      isWorking = false;
      lastAt = performance.now();
      if (isAsked) ask();
    }
  };
  const ask = (): void => {
    isAsked = true;
    if (isWorking || isStopped || timer !== undefined) return;
    const wait = lastAt + gapMs() - performance.now();
    if (wait <= 0) void run();
    else timer = setTimeout(() => void run(), wait);
  };
  return {
    ask,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
