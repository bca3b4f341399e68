import { execFileSync, spawn } from 'node:child_process';
import { chownSync, chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export interface BenchPostgres {
  url: string;
  /** How long a commit is held back, as on a disk whose sync is slow; 0 is the disk there is. */
  slowDown(microseconds: number): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root, and the id has to be a known one: nobody. */
const owner = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** A server of its own that writes as a real one does: every commit is synced to the disk. */
export async function startBenchPostgres(programs: string, folder: string): Promise<BenchPostgres> {
  const place = join(folder, 'postgres');
  mkdirSync(place);
  if (owner.uid) chownSync(place, owner.uid, owner.gid);
  chmodSync(place, 0o700);
  const data = join(place, 'data');
  const quiet = { ...owner, stdio: 'ignore', cwd: '/' } as const;
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8', '--auth=trust'],
    quiet,
  );
  const options = [
    'fsync=on',
    'synchronous_commit=on',
    'shared_buffers=512MB',
    'max_wal_size=4GB',
    'listen_addresses=',
  ];
  const child = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-k', place, ...options.flatMap((one) => ['-c', one])],
    quiet,
  );
  process.once('exit', () => child.kill('SIGINT'));
  const addressOf = (name: string): string => `postgres://postgres@${encodeURIComponent(place)}/${name}`;
  const run = async (...statements: string[]): Promise<void> => {
    const client = new pg.Client({ connectionString: addressOf('postgres') });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  for (let tries = 0; ; tries += 1) {
    const isUp = await run('create database bench').then(
      () => true,
      (error: unknown) => {
        if (tries > 100) throw error;
        return false;
      },
    );
    if (isUp) break;
    await wait(100);
  }
  return {
    url: addressOf('bench'),
    slowDown: (microseconds) =>
      run(
        `alter system set commit_delay = ${microseconds}`,
        'alter system set commit_siblings = 0',
        'select pg_reload_conf()',
      ),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGINT');
      await ended;
    },
  };
}
