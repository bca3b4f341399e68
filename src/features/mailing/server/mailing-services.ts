import type { ProfileAnswers } from '#features/profile/server.ts';
import type { LinkServices, SiteDirectory, SiteStore } from '#features/site/server.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { Log } from '#server/log/log.ts';
import type { Mailing } from '#server/mail/mail.ts';

export interface MailingServices extends LinkServices {
  site: { directory: Pick<SiteDirectory, 'hostSite' | 'named'> };
  database: Database;
  jobs: Jobs;
  mail: Mailing;
  clock: Clock;
  log: Log;
  store: Pick<SiteStore, 'site' | 'items'>;
  profile: Pick<ProfileAnswers, 'presentAll'>;
}
