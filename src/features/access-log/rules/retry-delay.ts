import { accessLogIntervalMs } from '#kernel/limits.ts';

const delayMax = 5 * 60_000;

/** How long a batch waits; a log host that does not answer gets requests less and less often. */
export function retryDelay(failures: number): number {
  return Math.min(accessLogIntervalMs * 2 ** Math.min(failures, 10), delayMax);
}
