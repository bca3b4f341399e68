import { addressGroup } from './address-group.ts';
import { createFairQueue } from './fair-queue.ts';

/** `from` is the address of the visitor for whom it is done, if there is one. */
export type WorkQueue = <Result>(work: () => Promise<Result>, from?: string) => Promise<Result>;

/**
 * Runs at most `most` pieces of work at the same time. Addresses take turns, so that one with much work waits for itself;
 * the work of each is done in the order it came.
 */
export function createWorkQueue(most: number): WorkQueue {
  const queue = createFairQueue({ atOnce: most, waitingMax: Number.POSITIVE_INFINITY });
  return (work, from = '') => queue.run(addressGroup(from), work);
}
