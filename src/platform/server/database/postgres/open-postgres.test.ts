import { createServer } from 'node:net';
import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestPostgres, withPostgres } from '../../../../../test/test-database.ts';
import { openDatabase } from '../open-database.ts';
import { migrate } from '../migrate.ts';
import { readiness } from '../readiness.ts';

const open = (databaseUrl: string, onProblem?: (line: string) => void) =>
  openDatabase({ databaseUrl, dataFolder: '' }, { onProblem });

describe('an address of a database', () => {
  it.each(['nonsense', 'mysql://localhost/x', 'localhost:5432/x'])(
    'is refused when it is no database’s: %s',
    async (url) => {
      await expect(open(url)).rejects.toMatchObject({
        name: 'StartupProblem',
        message: 'DATABASE_URL is not an address like postgres://user:password@host:5432/name.',
      });
    },
  );

  it('names a database', async () => {
    await expect(open('postgres://localhost')).rejects.toThrow('DATABASE_URL names no database: it ends with /name.');
  });

  it('is explained when nobody listens there, without its password', async () => {
    await expect(open('postgres://me:secret@127.0.0.1:1/hiroba')).rejects.toMatchObject({
      name: 'StartupProblem',
      message: 'The database 127.0.0.1:1/hiroba cannot be reached: no server is listening there.',
    });
    await expect(open('postgres://me@localhost:1/hiroba')).rejects.toThrow(/no server is listening there/);
    await expect(open('postgres://me@nowhere.invalid/hiroba')).rejects.toThrow(/nowhere.invalid.*host name is unknown/);
  });

  it('is explained when something else answers there', async () => {
    const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number };
    await expect(open(`postgres://me@127.0.0.1:${port}/hiroba`)).rejects.toMatchObject({ name: 'StartupProblem' });
    server.close();
  });
});

describe('a PostgreSQL server', { tags: ['long'] }, () => {
  let postgres: TestPostgres | undefined;
  let url = '';
  beforeAll(async () => {
    postgres = await withPostgres();
    url = (await postgres?.emptyUrl()) ?? '';
  });
  beforeEach((test) => test.skip(!postgres, 'PostgreSQL is not installed'));

  const admin = async (sql: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };

  it('opens and migrates', async () => {
    const database = await open(url);
    expect(database.engine).toBe('postgres');
    expect(await migrate(database)).toContain('0001_site');
    expect((await database.pool.query('show application_name')).rows).toEqual([{ application_name: 'hiroba' }]);
    expect((await database.pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '30s' }]);
    await database.close();
    await database.close();
    expect(await readiness(database)).toBe(false);
  });

  it('explains a database that does not exist and a user it does not know', async () => {
    await expect(open(`${url}_missing`)).rejects.toThrow(/_missing does not exist on its server: create it first\.$/);
    await expect(open(url.replace('postgres@', 'stranger:secret@'))).rejects.toThrow(
      /refused the user name or the password of DATABASE_URL\.$/,
    );
  });

  it('explains a wrong password without showing it', async () => {
    await admin('drop role if exists guest');
    await admin("create role guest login password 'right'");
    const guest = (password: string) => url.replace('postgres@', `guest${password}@`);
    const refused = (password: string) => open(guest(password)).catch((error: Error) => error.message);
    expect(await refused(':wrong')).toMatch(/refused the user name or the password of DATABASE_URL\.$/);
    expect(await refused(':wrong')).not.toContain('wrong');
    expect(await refused('')).toMatch(/wants a password, and DATABASE_URL has none\.$/);
  });

  it('survives connections that are cut, and says so', async () => {
    const lines: string[] = [];
    const database = await open(url, (line) => lines.push(line));
    await admin(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'hiroba' and datname = current_database()",
    );
    await expect
      .poll(() => lines)
      .toEqual([expect.stringMatching(/^A connection to the database .* was lost: terminat/)]);
    expect(await readiness(database)).toBe(true);
    await database.close();
  });

  it('prepares repeated statements, but none that a migration would change', async () => {
    const database = await open(url);
    const client = await database.pool.connect();
    await client.query('create temp table t (a integer)');
    await client.query('select a from t where a = $1', [1]);
    await client.query('select * from t where a = $1', [1]);
    await client.query('select count(*) from t where a = $1', [1]);
    const { rows } = await client.query<{ statement: string }>(
      'select statement from pg_prepared_statements order by 1',
    );
    expect(rows.map((row) => row.statement)).toEqual([
      'select a from t where a = $1',
      'select count(*) from t where a = $1',
    ]);
    client.release();
    await database.close();
  });
});
