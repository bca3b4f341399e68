import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { StartupProblem } from '../startup-problem.ts';

/** So many transactions at once are given the session that has just become free, unless others take it meanwhile. */
const othersAtOnce = 3;
const rounds = 5;
const select = 'select pg_backend_pid() as pid, $1::int as asked';

/**
 * Whether a connection keeps its session from one transaction to the next. A pooler in transaction mode gives each
 * transaction any session. The database's statements are prepared once for a connection, so such a pooler has to carry
 * them along; one that does not is refused, because calls would fail one by one.
 */
export async function keepsSessions(pool: pg.Pool, place: string): Promise<boolean> {
  const clients: pg.PoolClient[] = [];
  let isPooler = true;
  const connect = async (): Promise<pg.PoolClient> => {
    const client = await pool.connect();
    clients.push(client);
    return client;
  };
  try {
    const first = await connect();
    // A pooler names its own connection, not the session behind it.
    isPooler = !('processID' in first) || (await pidOf(first)) !== first.processID;
    return !isPooler || (await isSessionKept(first, connect));
  } catch (error) {
    throw error instanceof pg.DatabaseError ? refusalOf(error, place) : error;
  } finally {
    for (const client of clients) client.release(isPooler);
  }
}

async function isSessionKept(first: pg.PoolClient, connect: () => Promise<pg.PoolClient>): Promise<boolean> {
  const name = `hiroba ${randomUUID()}`;
  const askByName = async (client: pg.PoolClient, text: string): Promise<number> => {
    const { rows } = await client.query<{ pid: number }>({ name, text, values: [1] });
    return rows[0]!.pid;
  };
  const home = await askByName(first, select);
  const others: pg.PoolClient[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (let index = 0; index < othersAtOnce; index += 1) {
      const other = (others[index] ??= await connect());
      await other.query('begin');
      if ((await pidOf(other)) !== home) continue;
      // Another connection is in the first one's session. Does it meet the statement of that name there?
      await askByName(other, `${select}, true as other`);
      return false;
    }
    for (const other of others) await other.query('rollback');
    if ((await askByName(first, select)) !== home) return false;
  }
  return true;
}

async function pidOf(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]!.pid;
}

/** The codes of a prepared statement that is not there, or is there already. */
const lostStatement = new Set(['26000', '42P05']);

function refusalOf({ code = '', message }: pg.DatabaseError, place: string): Error {
  const what = lostStatement.has(code) ? 'loses prepared statements' : `refuses what Hiroba needs (${message})`;
  return new StartupProblem(
    `The pooler in front of the database ${place} ${what}: use its session mode, or PgBouncer 1.21 or newer in ` +
      'transaction mode with max_prepared_statements = 200.',
  );
}
