import * as v from 'valibot';
import { findableBelow } from '#features/ticket/server.ts';
import type { Database } from '#server/database/database.ts';
import type { Jobs } from '#server/jobs/jobs.ts';

/** Lets orders be found that are not yet, a part at a time; called at the start, and each hour. */
export function createFindOrders({ kysely }: Pick<Database, 'kysely'>, jobs: Jobs): () => Promise<void> {
  const job = jobs.define(
    'find-orders',
    v.object({ below: v.exactOptional(v.number()) }),
    async ({ below }) => {
      const next = await findableBelow(kysely, below);
      if (next !== undefined) await job.send({ below: next });
    },
    { atOnce: 1 },
  );
  return async () => {
    await job.send({}, { singletonKey: 'newest' });
  };
}
