import { Hono } from 'hono';
import { sql } from 'kysely';
import * as v from 'valibot';
import { inTransaction } from '#server/database/transaction.ts';
import type { JobKind } from '#server/jobs/jobs.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import { callOffBatch, type CallingOffBatch } from './server/call-off-batch.ts';
import { calledOffSheet, calledOffSheetPath } from './server/called-off-strip.ts';
import { callingOffCalls } from './server/calling-off-calls.ts';
import type { CallingOffServices } from './server/calling-off-services.ts';
import { calledOffData } from './server/news-data.ts';
import { leftOrders } from './server/read-calling-off.ts';

export { calledOffSheetPath, calledOffStrip } from './server/called-off-strip.ts';

const batchSchema = v.object({ siteKey: v.string(), batch: v.number() });

/** Events that an organiser calls off: their orders are cancelled and refunded by a job. */
export function createCallingOffServer(services: CallingOffServices): ServerFeature {
  const { database, jobs } = services;
  const batches: JobKind<CallingOffBatch> = jobs.define<CallingOffBatch>(
    'callingOff',
    batchSchema,
    (batch) => callOffBatch(services, batches, batch),
    {
      // After hours of failures somebody has to look; the run can be resumed.
      async parked({ siteKey }) {
        await database.kysely
          .updateTable('calling_off')
          .set(({ eb }) => ({ state: 'stopped', batch: eb('batch', '+', 1) }))
          .where('site_key', '=', siteKey)
          .where('state', '=', 'running')
          .execute();
      },
    },
  );
  return {
    endpoints: [],
    consoleCalls: callingOffCalls(services, batches),
    personalData: [calledOffData(database)],
    routes: () =>
      new Hono().get(
        calledOffSheetPath,
        () =>
          new Response(calledOffSheet, {
            headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' },
          }),
      ),
    /** Money that came late has brought an order back to life: it is cancelled too. */
    async sweep() {
      const finished = await database.kysely
        .selectFrom('calling_off')
        .select(['site_key', 'batch'])
        .where('state', '=', 'finished')
        .execute();
      for (const { site_key: siteKey, batch } of finished) {
        // oxlint-disable-next-line no-await-in-loop -- few events are called off
        const { rows } = await sql`select ${leftOrders(siteKey)} limit 1`.execute(database.kysely);
        if (rows.length === 0) continue;
        // oxlint-disable-next-line no-await-in-loop
        await inTransaction(database, async (tx) => {
          const { numUpdatedRows } = await tx
            .updateTable('calling_off')
            .set({ state: 'running', batch: batch + 1, ended_at: null })
            .where('site_key', '=', siteKey)
            .where('state', '=', 'finished')
            .executeTakeFirstOrThrow();
          if (numUpdatedRows > 0n) await batches.send({ siteKey, batch: batch + 1 }, { tx });
        });
      }
    },
  };
}
