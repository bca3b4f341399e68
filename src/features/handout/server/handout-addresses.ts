import { hashSecret, newSecretToken } from '#features/account/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Handout } from '#kernel/handout.ts';
import { apiPrefix } from '#kernel/limits.ts';
import type { Database } from '#server/database/database.ts';
import { refuse } from '#server/http/refusal.ts';
import { type Insertable, sql } from 'kysely';
import type { HandoutAddressTable } from './handout-tables.ts';

/** The time between the press and the download that it starts. */
export const handoutAddressLifeMs = 60_000;

/** The file, and the session of the member who asked; undefined for a visitor. */
type Asked = Pick<Handout, 'path' | 'name'> & { sessionId: string | undefined };

/** An address of this host that opens a handout once, while the session lasts; only the hash of its key is stored. */
export async function makeHandoutAddress(
  { kysely }: Database,
  { path, name, sessionId }: Asked,
  now: Instant,
): Promise<string> {
  const key = newSecretToken();
  const row = { key_hash: hashSecret(key), path, name, expires_at: new Date(now + handoutAddressLifeMs) };
  if (sessionId === undefined) await kysely.insertInto('handout_address').values(row).execute();
  else if (!(await storeForSession(kysely, row, sessionId))) throw refuse('sessionEnded');
  return `${apiPrefix}handout/read/${key}`;
}

/** False when the session ended after the call began. */
async function storeForSession(
  kysely: Database['kysely'],
  { key_hash, path, name, expires_at }: Insertable<HandoutAddressTable>,
  sessionId: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into handout_address (key_hash, path, name, expires_at, session_id)
    select ${key_hash}, ${path}, ${name}, ${expires_at}::timestamptz, session_id
    from member_session where session_id = ${sessionId}::uuid for key share`.execute(kysely);
  return Number(numAffectedRows ?? 0) === 1;
}

/** Spends an address. When it is opened twice at the same moment, one gets the handout and the other nothing. */
export async function spendHandoutAddress(
  { kysely }: Database,
  key: string,
  now: Instant,
): Promise<Pick<Handout, 'path' | 'name'> | undefined> {
  const spent = await kysely
    .deleteFrom('handout_address')
    .where('key_hash', '=', hashSecret(key))
    .returning(['path', 'name', 'expires_at'])
    .executeTakeFirst();
  return spent !== undefined && now < spent.expires_at.getTime() ? spent : undefined;
}

export async function sweepHandoutAddresses({ kysely }: Database, now: Instant): Promise<void> {
  await kysely.deleteFrom('handout_address').where('expires_at', '<=', new Date(now)).execute();
}
