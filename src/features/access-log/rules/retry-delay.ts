import { accessLogIntervalMs } from '#kernel/limits.ts';

const delayMax = 5 * 60_000;

/** How long a batch waits; a log host that does not answer is asked more and more rarely. */
export function retryDelay(failures: number): number {
  return Math.min(accessLogIntervalMs * 2 ** Math.min(failures, 10), delayMax);
}
