import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** PgBouncer refuses to run as root, like PostgreSQL. */
const owner = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** The version of the PgBouncer on this machine, `[1, 18]`; undefined where there is none. */
export function pgbouncerVersion(): [number, number] | undefined {
  const { stdout } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' });
  const found = /PgBouncer (\d+)\.(\d+)/.exec(stdout ?? '');
  return found === null ? undefined : [Number(found[1]), Number(found[2])];
}

export interface Pooler {
  /** The address of the database through the pooler. */
  url: string;
  stop(): void;
}

/** The PgBouncer of this machine in front of a PostgreSQL server on a socket. */
export async function startPgbouncer(databaseUrl: string, settings: Record<string, string | number>): Promise<Pooler> {
  const { hostname, pathname } = new URL(databaseUrl);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'hiroba-pgbouncer-'));
  const file = join(folder, 'pgbouncer.ini');
  const lines = Object.entries({ listen_addr: '127.0.0.1', listen_port: port, auth_type: 'any', ...settings });
  writeFileSync(
    file,
    [
      '[databases]',
      `db = host=${decodeURIComponent(hostname)} dbname=${pathname.slice(1)} user=postgres`,
      '[pgbouncer]',
      'unix_socket_dir =',
      ...lines.map(([name, value]) => `${name} = ${value}`),
    ].join('\n'),
  );
  if (owner.uid !== undefined) for (const path of [folder, file]) chownSync(path, owner.uid, owner.gid);
  const pooler: ChildProcess = spawn('pgbouncer', ['-q', file], { ...owner, stdio: 'ignore', cwd: '/' });
  const url = `postgres://postgres@127.0.0.1:${port}/db`;
  await answers(url);
  return {
    url,
    stop() {
      pooler.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(connectionString: string): Promise<void> {
  for (let left = 100; ; left -= 1) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (left === 0) throw error;
      await wait(50);
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
