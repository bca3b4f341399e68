/** The timers of this window. */
export const pageTimers = {
  set: (work: () => void, ms: number): number => window.setTimeout(work, ms),
  clear: (timer: number | undefined): void => window.clearTimeout(timer),
};
