export interface RetryRules {
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
