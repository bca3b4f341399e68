import { sql } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { deleteInBatches } from '#server/database/delete-in-batches.ts';

const dayMs = 24 * 60 * 60_000;
const accessLogDaysByDefault = 400;

/** Removes the records that are older than the operator's term. */
export async function sweepAccessLog(
  { kysely }: Pick<Database, 'kysely'>,
  now: Instant,
  days: number = accessLogDaysByDefault,
): Promise<void> {
  await deleteInBatches((most) =>
    sql`delete from access_log where log_check_key in
      (select log_check_key from access_log where received_at < ${new Date(now - days * dayMs)}
        order by received_at limit ${most})`.execute(kysely),
  );
}
