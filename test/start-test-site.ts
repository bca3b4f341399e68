import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as entry from '#app/entry-server.tsx';
import { createHiroba, type Hiroba, type HirobaSettings } from '#app/server/create-hiroba.ts';
import { worldSites } from '#app/world-sites.ts';
import { importDemoWorld } from '#demo/world/demo-world.ts';
import { parseInstant } from '#kernel/period.ts';
import { embeddedParts } from '#server/database/embedded/assemble-embedded.ts';
import { openInMemory } from '#server/database/embedded/open-in-memory.ts';
import type { Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { createLog } from '#server/log/log.ts';
import type { MailboxMail } from '#server/mail/mailbox.ts';
import { readMailSettings } from '#server/mail/mail-settings.ts';
import { createUploads } from '#server/uploads/uploads.ts';
import { makeCacheFolder } from './cache-folder.ts';
import { copyDatabase, keepContents, keptContents } from './copied-database.ts';
import { shrinkTemplate } from './test-database.ts';

/** The instant of every test of the whole site: a Friday morning. */
export const testNow = parseInstant('2026-11-20 10:00') as number;

export interface TestSite {
  hiroba: Hiroba;
  database: Database;
  /** Log lines of level warn and above but those of refused tries, which are nobody's fault: a test that expects none looks here. */
  logged: string[];
  /** Turns the clock. */
  setNow(instant: number): void;
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Response>;
  post(path: string, body: RequestInit['body'], headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** The HTML of a page that must answer 200. */
  page(path: string, headers?: Readonly<Record<string, string>>): Promise<string>;
  /** The mails sent to an address so far, the newest first; due jobs are done first. */
  mails(to: string): Promise<MailboxMail[]>;
  close(): Promise<void>;
}

/** The headers of whoever reads the metrics of a test site. */
export const metricsHeaders = { authorization: 'Bearer the-metrics-of-a-test' };

/** The real site with the demo world on a copied database, without a socket. */
export async function startTestSite(
  settings: Partial<
    Pick<
      HirobaSettings,
      | 'isDemo'
      | 'mail'
      | 'publicUrl'
      | 'stripe'
      | 'trustProxy'
      | 'answersOnlyOwnHosts'
      | 'metricsToken'
      | 'log'
      | 'logHost'
      | 'takePlaces'
    >
  > = {},
): Promise<TestSite> {
  const { world, database } = await copyDemoWorld();
  const logged: string[] = [];
  let now = testNow;
  let drawn = 0;
  const hiroba = await createHiroba({
    database,
    dataFolder: world,
    buildFolder: world,
    clock: () => now,
    // Ids of requests need only differ.
    random: () => ((drawn += 1) % 997) / 997,
    log: createLog(
      'warn',
      (line) => {
        if (!line.includes('"A try was refused."')) logged.push(line);
      },
      () => now,
    ),
    trustProxy: false,
    logHost: '',
    metricsToken: metricsHeaders.authorization.replace('Bearer ', ''),
    isDevelopment: false,
    isDemo: true,
    mail: readMailSettings({}),
    renderer: {
      render: entry.render,
      renderDocument: entry.renderDocument,
      script: '/assets/entry.js',
      styleSheets: ['/assets/style.css'],
      preloadsFor: () => [],
    },
    ...settings,
  });
  const send: TestSite['get'] = (path, headers = {}) => {
    const url = new URL(path, `http://${headers['host'] ?? 'hiroba.test'}`);
    return hiroba.fetch(new Request(url, { headers: { host: url.host, ...headers }, redirect: 'manual' }));
  };
  return {
    hiroba,
    database,
    logged,
    setNow: (instant) => {
      now = instant;
    },
    get: send,
    post(path, body, headers = {}) {
      const url = new URL(path, `http://${headers['host'] ?? 'hiroba.test'}`);
      return hiroba.fetch(
        new Request(url, { method: 'POST', body: body ?? null, headers: { host: url.host, ...headers } }),
      );
    },
    async page(path, headers) {
      const response = await send(path, headers);
      if (response.status !== 200)
        throw new Error(`${path} answers ${response.status} ${response.headers.get('location') ?? ''}`);
      return response.text();
    },
    async mails(to) {
      await hiroba.jobs.runDue();
      return hiroba.mailbox?.list(to) ?? [];
    },
    close: () => database.close(),
  };
}

/** The demo world on a copied database, and the folder its uploads are in. The caller closes the database. */
export async function copyDemoWorld(): Promise<{ world: string; database: Database }> {
  const world = await demoWorld();
  return { world, database: await copyDatabase(join(world, 'database.tar')) };
}

const root = join(import.meta.dirname, '..');

/** The demo world imported once for all test files, made anew when it or its import changed. */
async function demoWorld(): Promise<string> {
  const folder = join(
    makeCacheFolder(),
    `world-${fingerprint(['demo', 'migrations', 'src/demo/world', 'src/features', 'src/kernel', 'src/platform/server'])}`,
  );
  if (existsSync(folder)) return folder;
  const aside = await mkdtemp(`${folder}-`);
  await mkdir(join(aside, 'uploads'), { recursive: true });
  const database = await openInMemory();
  await migrate(database);
  await importDemoWorld(database, {
    worldSites,
    uploads: createUploads({ database, dataFolder: aside }),
    now: testNow,
  });
  await keepContents(database);
  await shrinkTemplate(database);
  const parts = embeddedParts(database);
  if (parts === undefined) throw new Error('The demo world of the tests is an embedded one.');
  await parts.engine.dump(join(aside, 'database.tar'));
  await database.close();
  // Another test file that was faster has made the same.
  await rename(aside, folder).catch(() => rm(aside, { recursive: true }));
  return folder;
}

function fingerprint(paths: readonly string[]): string {
  const hash = createHash('sha256').update(keptContents);
  const visit = (path: string): void => {
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) visit(join(path, name));
    } else if (
      /(documents|demo-[\w-]+|make-members|import-[\w-]+|publish)\.ts$|\.(sql|yaml|svg|webp|css|pdf)$|kernel\/[\w-]+\.ts$|uploads\/[\w-]+\.ts$/.test(
        path,
      )
    ) {
      hash.update(path.slice(root.length)).update(readFileSync(path));
    }
  };
  for (const path of paths) visit(join(root, path));
  return hash.digest('hex').slice(0, 16);
}
