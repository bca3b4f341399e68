import { randomBytes } from 'node:crypto';
import type { SiteIdentity } from '#kernel/site-path.ts';
import type { Database } from '#server/database/database.ts';

type Queries = Pick<Database, 'kysely'>;

/** Makes a new key of a site; a portal's key also opens its events. */
export async function makeConsoleKey({ kysely }: Queries, { portalId, eventId }: SiteIdentity): Promise<string> {
  // A command would take a key that begins with a hyphen for an option.
  const key = randomBytes(24).toString('base64url').replace(/^-/, '_');
  await kysely
    .insertInto('console_user')
    .values({ console_user: key, portal_id: portalId, event_id: eventId ?? null })
    .execute();
  return key;
}

/** The keys of an event open it in another portal too; 0: it stands alone. */
export async function moveConsoleKeys(
  kysely: Database['kysely'],
  { eventId, portalId }: { eventId: number; portalId: number },
): Promise<void> {
  await kysely.updateTable('console_user').set({ portal_id: portalId }).where('event_id', '=', eventId).execute();
}

/** Deletes a key; answers whether the site had it. */
export async function removeConsoleKey(
  { kysely }: Queries,
  { portalId, eventId }: SiteIdentity,
  key: string,
): Promise<boolean> {
  const gone = await kysely
    .deleteFrom('console_user')
    .where('console_user', '=', key)
    .where('portal_id', '=', portalId)
    .where('event_id', 'is not distinct from', eventId ?? null)
    .returning('console_user')
    .executeTakeFirst();
  return gone !== undefined;
}

/** The site's own keys, the oldest first. */
export async function listConsoleKeys({ kysely }: Queries, { portalId, eventId }: SiteIdentity): Promise<string[]> {
  const rows = await kysely
    .selectFrom('console_user')
    .select('console_user')
    .where('portal_id', '=', portalId)
    .where('event_id', 'is not distinct from', eventId ?? null)
    .orderBy('created_at')
    .orderBy('console_user')
    .execute();
  return rows.map((row) => row.console_user);
}
