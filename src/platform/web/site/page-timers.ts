/** The timers of this window. */
export const pageTimers = {
  set: (work: () => void, ms: number): unknown => window.setTimeout(work, ms),
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It comes from `set` of the same ports.
  clear: (timer: unknown): void => window.clearTimeout(timer as number),
};
