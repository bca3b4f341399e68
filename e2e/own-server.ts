import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { parse, stringify } from 'yaml';
import { tokyoDay } from '#kernel/period.ts';
import { serverFlags } from '../bin/node-flags.mjs';
import { copyDemoWorld } from './copy-demo-world.mjs';
import type { DemoSite } from './demo-sites.ts';
import { freePort } from './free-port.ts';

const root = dirname(import.meta.dirname);
/** Loaded before what a server or a command does. */
const tether = join(root, 'bin/tether.mjs');
const clockAhead = join(import.meta.dirname, 'clock-ahead.mjs');

/**
 * How far a command has to look back to import a site file as the demo world did: its dates are relative to a day, and a
 * run that begins before midnight goes on after it. What was announced to applicants meanwhile cannot be moved.
 */
function toDayOfWorldMs(): number {
  const world = process.env['HIROBA_JOURNEY_WORLD'];
  if (world === undefined) return 0;
  const { mtimeMs } = statSync(world);
  return tokyoDay(mtimeMs) === tokyoDay(Date.now()) ? 0 : mtimeMs - Date.now();
}

interface Module {
  moduleCode: string;
  contentId: number;
  items?: { detailId: number }[];
  [part: string]: unknown;
}
/** A site's file, as its organiser writes it. */
export interface SiteFile {
  modules: Module[];
  [part: string]: unknown;
}

/** A server for one journey, which may do with it what would disturb others; with the demo unless its settings say `0`. */
export interface OwnServer {
  address: string;
  /** Starts it, its clock ahead by so much; without the demo its sites stay as they are, not as of that day. */
  start(aheadMs?: number, how?: { isDemo: boolean }): Promise<void>;
  stop(): Promise<void>;
  /** An operator changes items of an event of the demo and publishes it while the server is stopped. */
  publish(event: DemoSite, moduleCode: string, changes: Record<number, object>): Promise<void>;
  /** An operator changes the files of events of the demo and publishes these while the server is stopped. */
  change(...events: readonly (readonly [DemoSite, (file: SiteFile) => void])[]): Promise<void>;
  /** Runs `hiroba` while the server is stopped; answers what it says. */
  hiroba(...args: string[]): Promise<string>;
  /** Ends it and leaves nothing behind. */
  close(): Promise<void>;
}

export async function ownServer(databaseUrl?: string, settings: Record<string, string> = {}): Promise<OwnServer> {
  const home = mkdtempSync(join(tmpdir(), 'hiroba-journey-'));
  const data = join(home, 'data');
  // Without the demo it is as after an installation: no site, and nobody who can sign in.
  if (databaseUrl === undefined && settings['HIROBA_DEMO'] !== '0') copyDemoWorld(data);
  const port = String(await freePort());
  const address = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: port,
    HOST: '127.0.0.1',
    HIROBA_DATA: data,
    HIROBA_DEMO: '1',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ...settings,
  };
  const changed = join(home, 'site');
  let server: ChildProcess | undefined;

  async function stop(): Promise<void> {
    if (server === undefined) return;
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
    server = undefined;
  }

  const isReady = async (): Promise<boolean> => (await fetch(`${address}/readyz`).catch(() => undefined))?.ok ?? false;

  async function start(aheadMs = 0, { isDemo } = { isDemo: true }): Promise<void> {
    let hasEnded = false;
    // The tether ends it when the runner is killed.
    const imports = [tether, clockAhead].flatMap((file) => ['--import', pathToFileURL(file).href]);
    server = spawn(process.execPath, [...imports, ...serverFlags, join(root, 'src/app/main.ts')], {
      cwd: root,
      env: {
        ...env,
        NODE_ENV: 'production',
        HIROBA_JOURNEY_AHEAD_MS: String(aheadMs),
        ...(isDemo ? {} : { HIROBA_DEMO: '0' }),
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    server.on('exit', () => {
      hasEnded = true;
    });
    while (!(await isReady())) {
      if (hasEnded) throw new Error('A server of a journey ended.');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async function run(args: readonly string[], aheadMs = 0): Promise<string> {
    await stop();
    const command = [join(root, 'bin/hiroba.mjs'), ...args];
    const clock =
      aheadMs === 0
        ? {}
        : { NODE_OPTIONS: `--import ${pathToFileURL(clockAhead).href}`, HIROBA_JOURNEY_AHEAD_MS: String(aheadMs) };
    return (await promisify(execFile)(process.execPath, command, { env: { ...env, ...clock }, cwd: root })).stdout;
  }

  const change: OwnServer['change'] = async (...events) => {
    // Where no world was made before, the server makes it when it starts.
    if (!existsSync(join(data, 'database'))) await start();
    rmSync(changed, { recursive: true, force: true });
    for (const [{ folder }, edit] of events) {
      cpSync(join(root, 'demo', folder), join(changed, folder), { recursive: true });
      const file = join(changed, folder, 'site.yaml');
      const site = parse(readFileSync(file, 'utf8')) as SiteFile;
      edit(site);
      writeFileSync(file, stringify(site));
    }
    await run(['import', ...events.map(([{ folder }]) => join(changed, folder))], toDayOfWorldMs());
    await run(['publish', ...events.map(([{ eventId }]) => `event/${eventId}`)]);
  };

  return {
    address,
    start,
    stop,
    hiroba: (...args) => run(args),
    change,
    publish: (event, moduleCode, changes) =>
      change([
        event,
        ({ modules }) => {
          const items = modules.find((module) => module.moduleCode === moduleCode)?.items ?? [];
          for (const item of items) Object.assign(item, changes[item.detailId]);
        },
      ]),
    async close() {
      await stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
