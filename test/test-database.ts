import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineGeneration } from '#server/database/embedded/prepare-data-folder.ts';
import { embeddedParts } from '#server/database/embedded/assemble-embedded.ts';
import { openInMemory } from '#server/database/embedded/open-in-memory.ts';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { migrate } from '#server/database/migrate.ts';
import { readMigrations } from '#server/database/migration-files.ts';
import pg from 'pg';
import { afterAll, describe, onTestFinished } from 'vitest';
import { makeCacheFolder } from './cache-folder.ts';
import { copyDatabase, keepContents, keptContents } from './copied-database.ts';
import { postgresPrograms } from './postgres-programs.ts';
import { runLength } from './run-length.ts';
import { makeCluster, type OwnServer, ownServer, type PostgresServer, sharedServer } from './postgres-server.ts';

/** A migrated, empty embedded database of its own, in memory. The caller closes it. */
export async function testDatabase(): Promise<Database> {
  return copyDatabase(await embeddedTemplate());
}

/** The same, but one that has never held any rows: for tests in which the database's statistics matter. */
async function newDatabase(): Promise<Database> {
  return openInMemory(await embeddedTemplate());
}

/** Empties every table, as after the migrations: for tests that share one database. */
export async function resetDatabase(database: Database): Promise<void> {
  await database.pool.query(`do $$
    declare tables text;
    begin
      select string_agg(format('%I.%I', schemaname, tablename), ', ') into tables
        from pg_tables where schemaname = 'public' and tablename <> 'migration';
      execute 'truncate ' || tables || ' restart identity cascade';
    end $$`);
}

/** A data folder of its own with a migrated, empty database in it; the caller removes it. */
export async function testDataFolder(): Promise<string> {
  const prepared = join(makeCacheFolder(), `folder-${await embeddedKey()}`);
  if (!existsSync(prepared)) await prepareDataFolder(prepared);
  const folder = await mkdtemp(join(tmpdir(), 'hiroba-data-'));
  cpSync(join(prepared, 'database'), join(folder, 'database'), { recursive: true });
  return folder;
}

export interface TestPostgres {
  /** A fresh migrated database; the caller closes it. */
  open(): Promise<Database>;
  /** The address of a fresh, empty database, for tests of the start itself. */
  emptyUrl(): Promise<string>;
}

/** The real PostgreSQL of this test run. Undefined in a usual run, and (with a notice) when the machine has none. */
export async function withPostgres(): Promise<TestPostgres | undefined> {
  if (runLength === 'usual') return undefined;
  const programs = postgresPrograms();
  if (!programs) {
    console.warn('skipped: PostgreSQL is not installed');
    return undefined;
  }
  const server = await sharedServer(programs, await clusterOf(programs));
  const create = async (from: string): Promise<string> => {
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await runOnServer(server, `create database ${name} template ${from} strategy file_copy`);
    return server(name);
  };
  return {
    open: async () => openDatabase({ databaseUrl: await create('hiroba_template'), dataFolder: '' }),
    emptyUrl: () => create('template0'),
  };
}

/** A real PostgreSQL for this test alone, with a migrated, empty database; undefined when the machine has none. */
export async function ownPostgres(
  settings: readonly string[] = [],
): Promise<(OwnServer & { databaseUrl: string }) | undefined> {
  const programs = postgresPrograms();
  if (!programs) {
    console.warn('skipped: PostgreSQL is not installed');
    return undefined;
  }
  const own = await ownServer(programs, await clusterOf(programs), settings);
  return { ...own, databaseUrl: own.server('hiroba_template') };
}

async function clusterOf(programs: string): Promise<string> {
  const cluster = join(makeCacheFolder(), `cluster-${await templateKey(`${programs}, small log files`)}`);
  await makeCluster(programs, cluster, prepareCluster);
  return cluster;
}

/**
 * The same tests on both engines, those on PostgreSQL as long ones. `open` gives a fresh migrated database and closes
 * it by itself: after the test when it is called in one, after the group otherwise.
 */
export function describeEngines(
  title: string,
  tests: (open: () => Promise<Database>) => void,
  { areNew = false } = {},
): void {
  describe(`${title} (embedded)`, () => {
    tests(closing(areNew ? newDatabase : testDatabase));
  });
  const hasPostgres = postgresPrograms() !== undefined;
  const engine = hasPostgres ? 'PostgreSQL' : 'skipped: PostgreSQL is not installed';
  describe.skipIf(!hasPostgres)(`${title} (${engine})`, { tags: ['long'] }, () => {
    let server: Promise<TestPostgres | undefined> | undefined;
    tests(closing(async () => (await (server ??= withPostgres()))!.open()));
  });
}

function closing(open: () => Promise<Database>): () => Promise<Database> {
  const opened: Database[] = [];
  afterAll(() => Promise.all(opened.map((database) => database.close())));
  return async () => {
    const database = await open();
    try {
      onTestFinished(() => database.close());
    } catch {
      opened.push(database);
    }
    return database;
  };
}

let template: Promise<string> | undefined;

function embeddedTemplate(): Promise<string> {
  template ??= makeEmbeddedTemplate();
  return template;
}

async function makeEmbeddedTemplate(): Promise<string> {
  const file = join(makeCacheFolder(), `embedded-${await embeddedKey()}.tar`);
  if (existsSync(file)) return file;
  const database = await openInMemory();
  await migrate(database);
  await keepContents(database);
  await shrinkTemplate(database);
  const aside = `${file}.${randomUUID()}`;
  await embeddedParts(database)!.engine.dump(aside);
  await database.close();
  await rename(aside, file);
  return file;
}

function embeddedKey(): Promise<string> {
  return templateKey(`PostgreSQL ${engineGeneration}, without the databases to copy from; ${keptContents}`);
}

/** The files that a copy leaves out: a third of the bytes are the two template databases. */
export async function shrinkTemplate(database: Database): Promise<void> {
  await database.pool.query('update pg_database set datistemplate = false, datallowconn = true');
  for (const sql of [
    'drop database template0',
    'drop database template1',
    'vacuum analyze',
    'checkpoint',
    'checkpoint',
  ]) {
    await database.pool.query(sql);
  }
}

async function templateKey(engine: string): Promise<string> {
  const checksums = (await readMigrations()).map((file) => file.name + file.checksum);
  return createHash('sha256')
    .update([engine, ...checksums].join('\n'))
    .digest('hex')
    .slice(0, 16);
}

async function prepareDataFolder(prepared: string): Promise<void> {
  const aside = await mkdtemp(`${prepared}-`);
  const database = await openDatabase({ dataFolder: aside });
  await migrate(database);
  await shrinkTemplate(database);
  await database.close();
  // Another test file that was faster has made the same.
  await rename(aside, prepared).catch(() => rm(aside, { recursive: true }));
}

async function prepareCluster(server: PostgresServer): Promise<void> {
  await runOnServer(server, 'create database hiroba_template');
  const database = await openDatabase({ databaseUrl: server('hiroba_template'), dataFolder: '' });
  await migrate(database);
  await database.close();
}

async function runOnServer(server: PostgresServer, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server('postgres') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
