import type { SiteServer } from '#features/site/server.ts';
import type { Database } from '#server/database/database.ts';
import type { JobKind } from '#server/jobs/jobs.ts';
import type { Mailing } from '#server/mail/mail.ts';

export interface TalkServices {
  database: Database;
  site: SiteServer;
  mail: Mailing;
  /** The address of this server on the internet; without it mails hold no links. */
  publicUrl: string | undefined;
}

/** Looks at a talk when its time begins or ends. */
export type TalkTimes = JobKind<{ reservationId: number }>;
