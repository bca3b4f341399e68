import type { Instant } from '#kernel/clock.ts';
import type { FileAnswer } from '#kernel/file-answer.ts';
import type { Handout } from '#kernel/handout.ts';
import { apiPrefix } from '#kernel/limits.ts';
import type { Database } from '#server/database/database.ts';
import { refuse } from '#server/http/refusal.ts';
import { hashSecret, newSecretToken } from '#server/secret-token.ts';
import { type Insertable, sql } from 'kysely';
import type { HandoutAddressTable } from './handout-tables.ts';

/** The time between the press and the download that it starts. */
export const handoutAddressLifeMs = 60_000;

type Named = Pick<Handout, 'path' | 'name'>;
type Made = Pick<FileAnswer, 'name' | 'bytes'> & { type: string };

/** The file, and the session of the member who asked; undefined for a visitor. */
type Asked = (Named | Made) & { sessionId: string | undefined };

/**
 * An address of this host that opens a file for a minute, while the session lasts; only the hash of its key is stored.
 * It opens more than once: browsers inside other apps ask first, see that it is a file, and ask again to save it.
 */
export async function makeHandoutAddress(
  { kysely }: Database,
  { sessionId, ...file }: Asked,
  now: Instant,
): Promise<string> {
  const key = newSecretToken();
  const row = {
    key_hash: hashSecret(key),
    name: file.name,
    path: 'path' in file ? file.path : '',
    bytes: 'bytes' in file ? Buffer.from(file.bytes) : null,
    type: 'type' in file ? file.type : null,
    expires_at: new Date(now + handoutAddressLifeMs),
  };
  if (sessionId === undefined) await kysely.insertInto('handout_address').values(row).execute();
  else if (!(await storeForSession(kysely, row, sessionId))) throw refuse('sessionEnded');
  return `${apiPrefix}handout/read/${key}`;
}

/** False when the session ended after the call began. */
async function storeForSession(
  kysely: Database['kysely'],
  { key_hash, path, name, bytes, type, expires_at }: Insertable<HandoutAddressTable>,
  sessionId: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into handout_address (key_hash, path, name, bytes, type, expires_at, session_id)
    select ${key_hash}, ${path}, ${name}, ${bytes}::bytea, ${type}::text, ${expires_at}::timestamptz, session_id
    from member_session where session_id = ${sessionId}::uuid for key share`.execute(kysely);
  return Number(numAffectedRows ?? 0) === 1;
}

/** The file of an address while it works. */
export async function findByAddress(
  { kysely }: Database,
  key: string,
  now: Instant,
): Promise<Named | Made | undefined> {
  const found = await kysely
    .selectFrom('handout_address')
    .select(['path', 'name', 'bytes', 'type'])
    .where('key_hash', '=', hashSecret(key))
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { path, name, bytes, type } = found;
  return bytes === null ? { path, name } : { name, bytes: new Uint8Array(bytes), type: type ?? '' };
}

export async function sweepHandoutAddresses({ kysely }: Database, now: Instant): Promise<void> {
  await kysely.deleteFrom('handout_address').where('expires_at', '<=', new Date(now)).execute();
}

/** Of all files that calls have made. */
export async function keptBytes({ kysely }: Database): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(length(bytes)), 0)::integer as bytes from handout_address where bytes is not null`.execute(
    kysely,
  );
  return rows[0]?.bytes ?? 0;
}
