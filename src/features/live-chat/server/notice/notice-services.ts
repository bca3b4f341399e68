import type { SiteServer } from '#features/site/server.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { Mailing } from '#server/mail/mail.ts';

export interface NoticeServices {
  /** Which addresses of browsers' services are called; those of the known ones unless a test has its own. */
  isPushEndpoint?: ((text: string) => boolean) | undefined;
  database: Database;
  clock: Clock;
  site: SiteServer;
  mail: Mailing;
  jobs: Jobs;
  /** The address of this server on the internet; without it nobody could end the mails, so none is sent. */
  publicUrl: string | undefined;
}
