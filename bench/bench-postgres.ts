import { execFileSync, spawn } from 'node:child_process';
import { chownSync, chmodSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freeCores, onCore } from './children.ts';

export interface BenchPostgres {
  url: string;
  /** Makes another empty database on it: its address. */
  createDatabase(name: string): Promise<string>;
  /** How long a commit is held back, as on a disk whose sync is slow; 0: the disk of this machine. */
  slowDown(microseconds: number): Promise<void>;
  /** New connections are served where the machine puts them, not on the core of the load. */
  useAllCores(): void;
  /** The CPU time of the processes that serve connections, as long as they were seen, in milliseconds. */
  cpu(): number;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root, and the id has to be a known one: that of the user nobody. */
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
    'min_wal_size=2GB',
    'listen_addresses=',
  ];
  // On the load's core: on the server's core it would compete with the server.
  const line = [join(programs, 'postgres'), '-D', data, '-k', place, ...options.flatMap((one) => ['-c', one])] as const;
  const [command, ...args] = onCore(1, line);
  const child = spawn(command, args, quiet);
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
  await growOld(addressOf('bench'));
  const served = new Map<string, number>();
  return {
    url: addressOf('bench'),
    async createDatabase(name) {
      await run(`create database ${name}`);
      return addressOf(name);
    },
    slowDown: (microseconds) =>
      run(
        `alter system set commit_delay = ${microseconds}`,
        'alter system set commit_siblings = 0',
        'select pg_reload_conf()',
      ),
    useAllCores: () => freeCores(child.pid as number),
    cpu: () => cpuOfChildren(child.pid as number, served),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGINT');
      await ended;
    },
  };
}

/**
 * A server that has run for some time writes over log files it does not need any more. A new one makes each of them, of
 * 16 MB, in the middle of somebody's commit, which then takes some 80 ms.
 */
async function growOld(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (let file = 0; file < logFiles; file += 1)
    await client.query("select pg_logical_emit_message(true, 'bench', ''), pg_switch_wal()");
  await client.query('checkpoint');
  await client.end();
}

/** As Linux counts it, to the nanosecond; nothing elsewhere. What a process took that has ended stays in the sum. */
function cpuOfChildren(pid: number, known: Map<string, number>): number {
  const read = (path: string): string => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      return '';
    }
  };
  for (const one of read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean)) {
    const took = Number(read(`/proc/${one}/schedstat`).split(' ')[0]) / 1e6;
    known.set(one, Math.max(took, known.get(one) ?? 0));
  }
  return [...known.values()].reduce((sum, one) => sum + one, 0);
}

/** Of 16 MB: more than are written between two checkpoints of a run. */
const logFiles = 100;
