import type { TicketServer } from '#features/ticket/server.ts';
import type { SiteServer } from '#features/site/server.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { Log } from '#server/log/log.ts';
import type { Mailing } from '#server/mail/mail.ts';

export interface CallingOffServices extends Pick<TicketServer, 'orderJobs'> {
  orders: Pick<TicketServer['orders'], 'read' | 'apply'>;
  database: Database;
  site: SiteServer;
  jobs: Jobs;
  mail: Mailing;
  clock: Clock;
  log: Log;
  publicUrl: string | undefined;
}
