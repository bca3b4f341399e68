import * as v from 'valibot';
import { inTransaction } from '#server/database/transaction.ts';
import type { JobKind } from '#server/jobs/jobs.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import { stagedMs, stoppedMs } from './rules/import-limits.ts';
import { forgetRows } from './server/change-import.ts';
import { giveUp, importBatch } from './server/import-batch.ts';
import { importCalls } from './server/import-calls.ts';
import type { Batch, ImportServices } from './server/import-services.ts';

const batchSchema = v.object({ importId: v.number(), batch: v.number() });

/** Attendees from a file: of another system, or of a list that somebody keeps. */
export function createAttendeeImportServer(services: ImportServices): ServerFeature {
  const { database, jobs } = services;
  const batches: JobKind<Batch> = jobs.define<Batch>(
    'attendeeImport',
    batchSchema,
    (batch) => importBatch(services, batches, batch),
    { parked: ({ importId }) => giveUp(services, importId) },
  );
  return {
    endpoints: [],
    consoleCalls: importCalls(services, batches),
    /** Rows are data of people: they do not wait for ever. */
    async sweep(now) {
      const old = await database.kysely
        .selectFrom('attendee_import')
        .select(['import_id', 'state', 'batch'])
        .where(({ eb, or, and }) =>
          or([
            and([eb('state', '=', 'staging'), eb('changed_at', '<', new Date(now - stagedMs))]),
            and([eb('state', '=', 'stopped'), eb('changed_at', '<', new Date(now - stoppedMs))]),
          ]),
        )
        .execute();
      for (const { import_id, state, batch } of old) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, each for itself
        await inTransaction(database, async (tx) => {
          const same = await tx
            .selectFrom('attendee_import')
            .select('import_id')
            .where('import_id', '=', import_id)
            .where('state', '=', state)
            .where('batch', '=', batch)
            .forUpdate()
            .executeTakeFirst();
          if (same !== undefined) await forgetRows(tx, import_id, now);
        });
      }
    },
  };
}
