import type { Transaction } from 'kysely';
import { deleteSite, listRehearsals, siteTopic } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { tell } from '#server/realtime/hints.ts';
import type { ServerFeature } from '#server/server-feature.ts';

export type EraseRehearsal = NonNullable<ServerFeature['eraseRehearsal']>;

/** Deletes a rehearsal with all that was done there; what hangs on something else goes before it. */
export async function endRehearsal(
  tx: Transaction<Tables>,
  siteKey: string,
  erasers: readonly EraseRehearsal[],
): Promise<void> {
  const eventId = Number(siteKey.slice('event/'.length));
  for (const erase of erasers.toReversed()) await erase(tx, { siteKey, eventId });
  await deleteSite(tx, siteKey);
}

/** Deletes what is over, and what nobody is left to see: its operator or its event is gone. */
export async function sweepRehearsals(
  database: Database,
  erasers: readonly EraseRehearsal[],
  now: Instant,
): Promise<void> {
  const lasting = await database.kysely
    .selectFrom('rehearsal')
    .select('site_key')
    .where('expires_at', '>', new Date(now))
    .execute();
  const kept = new Set(lasting.map((row) => row.site_key));
  for (const { siteKey, hasEvent } of await listRehearsals(database)) {
    if (hasEvent && kept.has(siteKey)) continue;
    await inTransaction(database, (tx) => endRehearsal(tx, siteKey, erasers));
    tell(database, siteTopic(siteKey));
  }
}
