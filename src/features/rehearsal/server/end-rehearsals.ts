import type { Transaction } from 'kysely';
import { deleteSite, siteTopic } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { tell } from '#server/realtime/hints.ts';
import type { ServerFeature } from '#server/server-feature.ts';

export type EraseRehearsal = NonNullable<ServerFeature['eraseRehearsal']>;

/** Deletes a rehearsal with all that was done there. */
export async function endRehearsal(
  tx: Transaction<Tables>,
  siteKey: string,
  erasers: readonly EraseRehearsal[],
): Promise<void> {
  const eventId = Number(siteKey.slice('event/'.length));
  for (const erase of erasers) await erase(tx, { siteKey, eventId });
  await deleteSite(tx, siteKey);
}

/** Deletes what is over, and what nobody is left to see: its operator or its event is gone. */
export async function sweepRehearsals(
  database: Database,
  erasers: readonly EraseRehearsal[],
  now: Instant,
): Promise<void> {
  const over = await database.kysely
    .selectFrom('site as s')
    .leftJoin('rehearsal as r', 'r.site_key', 's.site_key')
    .leftJoin('site as e', 'e.site_key', 's.rehearsal_of')
    .select('s.site_key')
    .where('s.rehearsal_of', 'is not', null)
    .where((where) =>
      where.or([
        where('r.site_key', 'is', null),
        where('e.site_key', 'is', null),
        where('r.expires_at', '<=', new Date(now)),
      ]),
    )
    .execute();
  for (const { site_key: siteKey } of over) {
    await inTransaction(database, (tx) => endRehearsal(tx, siteKey, erasers));
    tell(database, siteTopic(siteKey));
  }
}
