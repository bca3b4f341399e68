export type JobHandler<Data> = (data: Data, run: { jobId: number; attempt: number }) => Promise<void>;

export interface JobKindRules<Data> extends RetryRules {
  /** How many of the kind this process runs side by side: a slow kind does not hold up the others. */
  atOnce: number;
  /** The part of the data of a given-up job that stays. */
  keepParked(data: Data): object;
  /** Hears of a job that was given up, and why. */
  parked(data: Data, reason: string): Promise<void>;
}

/** Tried again after 15 s, 30 s, 1 min … 1 h, for two hours in all. */
export const usualRules: JobKindRules<object> = {
  retryLimit: 9,
  firstRetryMs: 15_000,
  longestRetryMs: 60 * 60_000,
  atOnce: 2,
  keepParked: (data) => data,
  parked: () => Promise.resolve(),
};

/** A handler throws this when another try would not help. The message goes to the log: it holds nothing secret. */
export class GiveUp extends Error {
  override name = 'GiveUp';
}

interface RetryRules {
  /** How often a failed job is tried again. */
  retryLimit: number;
  firstRetryMs: number;
  longestRetryMs: number;
}

/** How long a job waits after its attempt number `attempt` (from 1) failed: twice as long each time. */
export function retryDelay(attempt: number, { firstRetryMs, longestRetryMs }: RetryRules): number {
  return Math.min(longestRetryMs, firstRetryMs * 2 ** Math.min(attempt - 1, 30));
}

/** From the first failure to the last attempt, when every attempt fails at once. */
export function wholeRetryTime(rules: RetryRules): number {
  let sum = 0;
  for (let attempt = 1; attempt <= rules.retryLimit; attempt += 1) sum += retryDelay(attempt, rules);
  return sum;
}
