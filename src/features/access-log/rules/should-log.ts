import { accessLogIntervalMs } from '#kernel/limits.ts';

export interface LoggingFacts {
  /** The page is in exhibitor mode. */
  isExhibitor: boolean;
  /** The page was opened by an exhibitor's administrator, with the query `exhibitor_account`. */
  isExhibitorAccount: boolean;
  isPreview: boolean;
  isDraft: boolean;
}

/** People who prepare a site or exhibit in it do not count as visitors (core 6). */
export function shouldLog(facts: LoggingFacts): boolean {
  return !(facts.isExhibitor || facts.isExhibitorAccount || facts.isPreview || facts.isDraft);
}

const delayMax = 5 * 60_000;

/** How long a batch waits; a log host that does not answer gets requests less and less often. */
export function retryDelay(failures: number): number {
  return Math.min(accessLogIntervalMs * 2 ** Math.min(failures, 10), delayMax);
}
