import type pg from 'pg';
import { assembleDatabase } from '../assemble-database.ts';
import { columnValues } from '../column-values.ts';
import type { Database, DatabaseHooks } from '../database.ts';
import { GuardedPool } from '../guarded-pool.ts';
import { watchPresence } from '../presence.ts';
import { StartupProblem } from '../startup-problem.ts';
import { type StatementCounter, statementClient } from '../statement-client.ts';
import { keepsSessions } from './check-pooler.ts';
import { explainConnectionError } from './explain-connection-error.ts';
import { parseDatabaseUrl } from './parse-database-url.ts';

const oldestServer = 15;
/** A few busy connections beat many waiting ones. */
const connections = 10;

export async function openPostgres(databaseUrl: string, hooks: DatabaseHooks): Promise<Database> {
  const onProblem = hooks.onProblem ?? ((line: string) => console.error(line));
  const { url, place } = parseDatabaseUrl(databaseUrl);
  const counter = { sent: 0 };
  let isOpen = false;
  const doubt = (error: Error): void => {
    if (isOpen) presence.doubt(error);
  };
  const settings: pg.PoolConfig = {
    connectionString: url,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types: columnValues,
  };
  const openPool = (counted: StatementCounter, own: pg.PoolConfig): pg.Pool => {
    const made = new GuardedPool(
      {
        ...settings,
        ...own,
        Client: statementClient(counted, doubt),
        // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, which its types do not say
        onConnect: (client: pg.ClientBase) => prepareSession(client, counted),
      },
      doubt,
    );
    made.on('error', doubt);
    // A pool reports idle ones alone. A connection lost inside a transaction fails its query; unheard it would end us.
    made.on('connect', (client) => client.on('error', () => {}));
    return made;
  };
  const pool = openPool(counter, { max: connections, application_name: 'hiroba' });
  const aside = openPool({ sent: 0 }, { max: 1, application_name: 'hiroba aside' });
  const presence = watchPresence({
    name: `The database ${place}`,
    ask: () => pool.query('select 1'),
    onProblem,
    onBack: hooks.onBack ?? onProblem,
  });
  let isSessionKept: boolean;
  try {
    await checkServer(pool, place);
    isSessionKept = await keepsSessions(pool, place);
  } catch (error) {
    await pool.end();
    throw error instanceof StartupProblem ? error : explainConnectionError(error, place);
  }
  isOpen = true;
  return assembleDatabase('postgres', { pool, aside, counter, presence, isSessionKept }, async () => {
    await Promise.all([pool.end(), aside.end()]);
  });
}

/** Not as start-up parameters: a connection pooler in between refuses unknown ones. The pool waits for it. */
async function prepareSession(client: pg.ClientBase, counter: StatementCounter): Promise<void> {
  await client.query("set statement_timeout = '30s'; set timezone = 'UTC'");
  // The pool opens a further connection at a random moment: it must not spoil a query budget.
  counter.sent -= 1;
}

async function checkServer(pool: pg.Pool, place: string): Promise<void> {
  const { rows } = await pool.query<{ version: string }>("select current_setting('server_version_num') as version");
  const generation = Math.floor(Number(rows[0]!.version) / 10_000);
  if (generation < oldestServer) {
    throw new StartupProblem(
      `The database ${place} runs PostgreSQL ${generation}, and Hiroba needs PostgreSQL ${oldestServer} or newer.`,
    );
  }
}
