import { dayMs } from '#kernel/period.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import { lineDays } from './rules/bank-limits.ts';
import { bankCalls } from './server/bank-calls.ts';
import type { NoteServices } from './server/note-payments.ts';

/** Payments that an organiser finds in the file of a bank. */
export function createBankServer(services: NoteServices): ServerFeature {
  return {
    endpoints: [],
    consoleCalls: bankCalls(services),
    async sweep(now) {
      await services.database.kysely
        .deleteFrom('bank_line')
        .where('noted_at', '<', new Date(now - lineDays * dayMs))
        .execute();
    },
  };
}
