import type { RetryRules } from './retry-delay.ts';

export type JobHandler<Data> = (data: Data, run: { jobId: number; attempt: number }) => Promise<void>;

export interface JobKindRules<Data> extends RetryRules {
  /** How many of the kind this process runs side by side: a slow kind does not hold up the others. */
  atOnce: number;
  /** The part of the data of a given-up job that stays. */
  keepParked(data: Data): object;
}

/** Tried again after 15 s, 30 s, 1 min … 1 h, for two hours in all. */
export const usualRules: JobKindRules<object> = {
  retryLimit: 9,
  firstRetryMs: 15_000,
  longestRetryMs: 60 * 60_000,
  atOnce: 2,
  keepParked: (data) => data,
};

/** A handler throws this when another try would not help. The message goes to the log: it holds nothing secret. */
export class GiveUp extends Error {
  override name = 'GiveUp';
}
