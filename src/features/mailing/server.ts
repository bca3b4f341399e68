import * as v from 'valibot';
import { sql } from 'kysely';
import { dayMs } from '#kernel/period.ts';
import { deleteInBatches } from '#server/database/delete-in-batches.ts';
import type { JobKind } from '#server/jobs/jobs.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import { bounceDays, recipientDays } from './rules/mailing-limits.ts';
import { mailingCalls } from './server/mailing-calls.ts';
import { mailingData } from './server/mailing-data.ts';
import { stopPath } from './server/mailing-links.ts';
import { createMailingRoutes } from './server/mailing-routes.ts';
import type { MailingServices } from './server/mailing-services.ts';
import { type Batch, giveUp, sendBatch } from './server/send-batch.ts';

export { forgetMailed, readMailed } from './server/mailing-data.ts';

const batchSchema = v.object({ mailingId: v.number(), batch: v.number() });

/** Mails of an organiser to many people, and the way out of news. */
export function createMailingServer(services: MailingServices): ServerFeature {
  const { database, jobs } = services;
  const batches: JobKind<Batch> = jobs.define<Batch>(
    'mailing',
    batchSchema,
    (batch) => sendBatch(services, batches, batch),
    {
      parked: ({ mailingId }) => giveUp(services, mailingId),
    },
  );
  return {
    endpoints: [],
    consoleCalls: mailingCalls(services, batches),
    routes: (contextOf) => createMailingRoutes(services, contextOf),
    openToOthers: [stopPath],
    personalData: [mailingData(database)],
    async sweep(now) {
      await deleteInBatches((most) =>
        sql`delete from mailing_recipient where (mailing_id, mail_key) in (
          select mailing_id, mail_key from mailing_recipient
          where queued_at < ${new Date(now - recipientDays * dayMs)} order by queued_at limit ${most}
        )`.execute(database.kysely),
      );
      await database.kysely
        .deleteFrom('mail_bounce')
        .where('bounced_at', '<', new Date(now - bounceDays * dayMs))
        .execute();
    },
  };
}
