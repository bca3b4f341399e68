import { connect, Socket } from 'node:net';
import { resolve } from 'node:path';
import type pg from 'pg';
import { assembleDatabase } from '#server/database/assemble-database.ts';
import { columnValues } from '#server/database/column-values.ts';
import type { Database } from '#server/database/database.ts';
import { noteDataFolder } from '#server/database/embedded/data-folder-of.ts';
import { GuardedPool } from '#server/database/guarded-pool.ts';
import { pendingMigrations } from '#server/database/migrate.ts';
import { type StatementCounter, statementClient } from '#server/database/statement-client.ts';
import { StartupProblem } from '#server/database/startup-problem.ts';
import { carryHintsBy } from '#server/realtime/hints.ts';
import { errorFacts } from '#kernel/error-facts.ts';
import { type GuestAddress, guestAddress } from './guest-address.ts';
import { hintsHeard, hintsPacket } from './guest-messages.ts';

/** There is no server: no socket, or one that a crash left behind. */
const nobody = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTSOCK', 'ENOTDIR']);
const patience = 30_000;
const ignore = (): void => undefined;

/** The database of the server that runs on this data folder; undefined when none does. */
export async function openAsGuest(dataFolder: string): Promise<Database | undefined> {
  const root = resolve(dataFolder);
  const address = addressIn(root);
  if (address === undefined) return undefined;
  const counter = { sent: 0 };
  const pool = guestPool(address.path, counter);
  const close = async (): Promise<void> => {
    await pool.end();
    address.close();
  };
  try {
    (await pool.connect()).release();
  } catch (error) {
    await close();
    if (nobody.has(errorFacts(error).code ?? '')) return undefined;
    throw new StartupProblem(`The server that runs on ${root} cannot be reached: ${errorFacts(error).message}.`);
  }
  // The command says itself that the server has gone.
  const presence = { doubt: ignore, isAway: () => false, end: ignore };
  const database = assembleDatabase('embedded', { pool, counter, presence }, close);
  noteDataFolder(database, root);
  carryHintsBy(database, { publish: (payloads) => sendHints(address.path, payloads), listen: () => () => undefined });
  try {
    await refuseOlder(database, root);
  } catch (error) {
    await close();
    throw error;
  }
  return database;
}

function addressIn(root: string): GuestAddress | undefined {
  try {
    return guestAddress(root);
  } catch {
    return undefined;
  }
}

function guestPool(path: string, counter: StatementCounter): pg.Pool {
  const settings: pg.PoolConfig = {
    // As few as the embedded database has, so that a command does the same beside a server and alone.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: patience,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    types: columnValues,
    stream: () => new GuestSocket(path),
    // Without named statements: the session has those of the server.
    Client: statementClient(counter, ignore, { areNamed: false }),
  };
  const pool = new GuardedPool(settings, ignore);
  // A lost connection fails the query that uses it, or the next one.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}

class GuestSocket extends Socket {
  #path: string;
  #isConnected = false;

  constructor(path: string) {
    super();
    this.#path = path;
  }

  /** pg asks for a host and a port. */
  override connect(): this {
    return super.connect(this.#path, () => (this.#isConnected = true));
  }

  /** However the server goes, pg then says that the connection ended. */
  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    super._destroy(this.#isConnected ? null : error, done);
  }
}

/** A migration changes what the running server relies on. */
async function refuseOlder(database: Database, root: string): Promise<void> {
  if ((await pendingMigrations(database)).length === 0) return;
  throw new StartupProblem(
    `The server that runs on ${root} is an older version of Hiroba than this command: restart it with this version first.`,
  );
}

async function sendHints(path: string, payloads: readonly string[]): Promise<boolean> {
  const heard = await Promise.all(payloads.map((payload) => sendHint(path, payload)));
  return heard.every(Boolean);
}

function sendHint(path: string, payload: string): Promise<boolean> {
  return new Promise((answered) => {
    const socket = connect(path);
    let answer = '';
    socket.setEncoding('utf8').setTimeout(patience, () => socket.destroy());
    socket.on('data', (text) => (answer += text));
    socket.on('error', ignore);
    socket.on('close', () => answered(answer === hintsHeard));
    socket.write(hintsPacket(payload));
  });
}
