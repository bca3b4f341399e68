import { createHash, randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { Database } from '#server/database/database.ts';
import { dataFolderOf } from '#server/database/embedded/data-folder-of.ts';
import { errorFacts } from '#kernel/error-facts.ts';

const inMemory = new WeakMap<pg.Pool, string>();

/**
 * Names the life of a database, so that no page trusts a count of changes that a restore took back. A restore makes
 * other tables or another cluster, a recovery to a point in time another time line, and the restore of an embedded
 * database another folder: so nobody has to remember to renew it.
 */
export async function databaseEpoch(database: Database): Promise<string> {
  const facts = database.engine === 'postgres' ? await factsOfServer(database) : await factsOfFolder(database);
  return createHash('sha256').update(facts).digest('base64url').slice(0, 16);
}

async function factsOfServer({ pool }: Database): Promise<string> {
  const own = "d.oid, 'migration'::regclass::oid";
  const read = async (facts: string, from: string): Promise<string> => {
    const { rows } = await pool.query<{ facts: string }>(
      `select concat_ws(' ', ${facts}) as facts from ${from} where d.datname = current_database()`,
    );
    return rows[0]!.facts;
  };
  try {
    const control = 'pg_control_system() s, pg_control_checkpoint() c, pg_database d';
    return await read(`s.system_identifier, c.timeline_id, ${own}`, control);
  } catch (error) {
    // Some hosted servers keep their control data to themselves.
    if (errorFacts(error).code !== '42501') throw error;
    return read(own, 'pg_database d');
  }
}

async function factsOfFolder(database: Database): Promise<string> {
  const folder = dataFolderOf(database);
  if (folder === undefined) {
    const known = inMemory.get(database.pool) ?? randomUUID();
    inMemory.set(database.pool, known);
    return known;
  }
  const { dev, ino, birthtimeMs } = await stat(join(folder, 'database'));
  return `${dev} ${ino} ${birthtimeMs}`;
}
