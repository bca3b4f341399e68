import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';
import pg from 'pg';
import { patienceMs } from './patience.ts';

/** PostgreSQL refuses to run as root, and the id has to be a known one: that of the user nobody. */
const owner = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** The process that runs all test files: each file is a process or a thread of it. */
const testRun = isMainThread ? process.ppid : process.pid;

const common = ['shared_buffers=32MB', 'autovacuum=off'];
const fast = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];
/** As an organiser runs it: every commit is written to the disk. */
const durable = ['fsync=on', 'full_page_writes=on', 'synchronous_commit=on'];

/** Answers the address of a database on a server. */
export type PostgresServer = (database: string) => string;

/**
 * The server of this test run, on a socket in a folder of its own: the first test file that asks starts it, from a
 * cluster that is made once and copied. It ends with the run, also when that is killed.
 */
export async function sharedServer(programs: string, cluster: string): Promise<PostgresServer> {
  const folder = join(tmpdir(), `hiroba-pg-${testRun}-${basename(cluster).slice(-8)}`);
  const server = addressOn(folder);
  if (makeFolder(folder)) {
    const data = join(folder, 'data');
    execFileSync('cp', ['-R', cluster, data], { ...owner, cwd: '/' });
    chmodSync(data, 0o700);
    runServer(programs, data, folder);
  }
  await waitForServer(server('postgres'));
  return server;
}

/** A server for a single test, which may do anything to it. */
export interface OwnServer {
  server: PostgresServer;
  /** Ends every process of it at once by `kill -9`, as a power cut does. */
  kill(): void;
  /** Starts it again on the files that are left. */
  restart(): Promise<void>;
  /** Ends it and removes its data. */
  remove(): void;
}

const startsMax = 20;

/** A server of its own, started from a copied cluster; it writes every commit, unless `more` says less. */
export async function ownServer(programs: string, cluster: string, more: readonly string[] = []): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'hiroba-pg-own-'));
  give(folder);
  const data = join(folder, 'data');
  execFileSync('cp', ['-R', cluster, data], { ...owner, cwd: '/' });
  chmodSync(data, 0o700);
  const server = addressOn(folder);
  const start = async (): Promise<void> => {
    // A server does not start beside killed processes that have not ended yet.
    for (let tries = 0; tries < startsMax; tries += 1) {
      const shell = runServer(programs, data, folder, { settings: [...durable, ...more], isKept: true });
      const ended = once(shell, 'exit').then(() => 'ended' as const);
      if ((await Promise.race([waitForServer(server('postgres')), ended])) !== 'ended') return;
    }
    throw new Error('A PostgreSQL server of a test does not start.');
  };
  const kill = (): void => {
    const [pid = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', pid], { encoding: 'utf8' });
    for (const one of [pid, ...stdout.split('\n')].map(Number).filter((id) => id > 1)) {
      try {
        process.kill(one, 'SIGKILL');
      } catch {
        // It ended by itself.
      }
    }
  };
  await start();
  return {
    server,
    kill,
    restart: start,
    remove() {
      if (existsSync(join(data, 'postmaster.pid'))) kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A fresh cluster at `cluster`; made aside and moved, so that test files starting together do not meet half of one. */
export async function makeCluster(
  programs: string,
  cluster: string,
  prepare: (server: PostgresServer) => Promise<void>,
): Promise<void> {
  if (existsSync(cluster)) return;
  const folder = mkdtempSync(`${cluster}-`);
  give(folder);
  const data = join(folder, 'data');
  const shape = ['-E', 'UTF8', '--locale=C.UTF-8', '--wal-segsize=1', '--auth=trust', '--no-sync'];
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', ...shape], {
    ...owner,
    stdio: 'ignore',
    cwd: '/',
  });
  const server = addressOn(folder);
  // Kept: the test needs the files that the server leaves behind, and pg_ctl still looks for it.
  runServer(programs, data, folder, { isKept: true });
  await waitForServer(server('postgres'));
  await prepare(server);
  execFileSync(join(programs, 'pg_ctl'), ['stop', '-w', '-m', 'fast', '-D', data], {
    ...owner,
    stdio: 'ignore',
    cwd: '/',
  });
  try {
    renameSync(data, cluster);
  } catch (error) {
    // Another test file that was faster has made the same.
    if (!existsSync(cluster)) throw error;
  }
  rmSync(folder, { recursive: true, force: true });
}

function addressOn(folder: string): PostgresServer {
  return (database) => `postgres://postgres@${encodeURIComponent(folder)}/${database}`;
}

/**
 * A shell stays beside the server, stops it when the test run is gone and removes its folder; `isKept`: only then, not
 * when the server ends before.
 */
function runServer(
  programs: string,
  data: string,
  folder: string,
  { settings = fast, isKept = false }: { settings?: readonly string[]; isKept?: boolean } = {},
): ChildProcess {
  const access = join(folder, 'hba.conf');
  writeFileSync(access, 'local all guest scram-sha-256\nlocal all all trust\n');
  const options = [...common, ...settings, 'max_connections=60', 'listen_addresses=', `hba_file=${access}`];
  const server = [join(programs, 'postgres'), '-D', data, '-k', folder, ...options.flatMap((option) => ['-c', option])];
  const script = `alive() { [ -d /proc/${testRun} ] || ps -p ${testRun} >/dev/null 2>&1; }
    "$@" & server=$!
    while kill -0 $server 2>/dev/null && alive; do sleep 0.5; done
    kill -INT $server 2>/dev/null; wait $server; ${isKept ? 'alive || ' : ''}rm -rf "$0"`;
  const shell = spawn('sh', ['-c', script, folder, ...server], { ...owner, stdio: 'ignore', cwd: '/', detached: true });
  shell.unref();
  return shell;
}

async function waitForServer(url: string): Promise<void> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      await client.end().catch(() => undefined);
      if (Date.now() > until) throw error;
      await wait(25);
    }
  }
}

/** False when it exists already. */
function makeFolder(folder: string): boolean {
  try {
    mkdirSync(folder);
  } catch {
    return false;
  }
  give(folder);
  return true;
}

function give(folder: string): void {
  if (owner.uid) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o700);
}
