import type pg from 'pg';
import { errorFacts } from '#kernel/error-facts.ts';
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
  return database.engine === 'postgres'
    ? whileLocked(database.pool, () => withClient(database.pool, (client) => applyMissing(client, files)))
    : withClient(database.pool, (client) => applyMissing(client, files));
}

/**
 * The lock belongs to a transaction of its own, on a connection of its own: behind a pooler the next transaction may run
 * in another session, which could not give back the lock of a session. The embedded database has one connection and one
 * process.
 */
function whileLocked<Result>(pool: pg.Pool, work: () => Promise<Result>): Promise<Result> {
  return withClient(pool, async (client) => {
    await client.query('begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    await client.query(`select pg_advisory_xact_lock(${migrationLock})`);
    const result = await work();
    await client.query('commit');
    return result;
  });
}

/** Gives the connection back, or ends it after a failure, which ends its transaction and its lock. */
async function withClient<Result>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let isWhole = false;
  try {
    const result = await work(client);
    isWhole = true;
    return result;
  } finally {
    client.release(!isWhole);
  }
}

/** The names of the migrations that a database still lacks, without applying them. */
export async function pendingMigrations({ pool }: Database, folder = migrationsFolder): Promise<string[]> {
  const { rows } = await pool.query<AppliedMigration>('select name, checksum from migration order by name');
  return missingMigrations(await readMigrations(folder), rows).map((file) => file.name);
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
  // Rewriting a large table may take long.
  await client.query('begin; set local statement_timeout = 0');
  try {
    await client.query(file.sql);
    await client.query('insert into migration (name, checksum) values ($1, $2)', [file.name, file.checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new StartupProblem(`The migration ${file.name} failed: ${errorFacts(error).message}.`);
  }
}
