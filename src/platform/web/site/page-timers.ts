/** The timers of this window. */
export const pageTimers = {
  set: (work: () => void, ms: number): unknown => window.setTimeout(work, ms),
  clear: (timer: unknown): void => window.clearTimeout(timer as number),
};
