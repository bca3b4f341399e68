import type { IssueServices } from '#features/ticket/server.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { Log } from '#server/log/log.ts';

export interface ImportServices extends IssueServices {
  jobs: Jobs;
  clock: Clock;
  log: Log;
}

/** Some rows of an import, by the number of their transaction. */
export interface Batch {
  importId: number;
  batch: number;
}
