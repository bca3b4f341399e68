import type pg from 'pg';
import type { Database } from './database.ts';
import {
  type AppliedMigration,
  type MigrationFile,
  migrationsFolder,
  missingMigrations,
  readMigrations,
} from './migration-files.ts';
import { StartupProblem } from './startup-problem.ts';

/** Any number, the same in every process: the process that holds it migrates, the others wait. */
const migrationLock = 4_710_227;

/** Brings the database to the newest migration and answers the names of those it applied. */
export async function migrate(database: Database, folder = migrationsFolder): Promise<string[]> {
  const files = await readMigrations(folder);
  const client = await database.pool.connect();
  let failure: unknown;
  try {
    // Both may take long: waiting for another process, and rewriting a large table.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    return await applyMissing(client, files);
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    await giveBack(client, failure);
  }
}

async function applyMissing(client: pg.PoolClient, files: MigrationFile[]): Promise<string[]> {
  await client.query(
    `create table if not exists migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now()
    )`,
  );
  const { rows } = await client.query<AppliedMigration>('select name, checksum from migration order by name');
  const missing = missingMigrations(files, rows);
  for (const file of missing) await apply(client, file);
  return missing.map((file) => file.name);
}

async function apply(client: pg.PoolClient, file: MigrationFile): Promise<void> {
  await client.query('begin');
  try {
    await client.query(file.sql);
    await client.query('insert into migration (name, checksum) values ($1, $2)', [file.name, file.checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new StartupProblem(`The migration ${file.name} failed: ${(error as Error).message}.`);
  }
}

async function giveBack(client: pg.PoolClient, failure: unknown): Promise<void> {
  try {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    await client.query("set statement_timeout = '30s'");
    client.release();
  } catch {
    client.release(failure instanceof Error ? failure : true);
  }
}
