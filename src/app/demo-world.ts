import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { formatProblem, type SiteFileProblem } from '#features/site/server/import-problem.ts';
import { writeDraft } from '#features/site/server/import-site.ts';
import { type ReadSites, readSites } from '#features/site/server/import-sites.ts';
import { publishDraft } from '#features/site/server/publish.ts';
import { type ParsedSite, siteFileName } from '#features/site/server/read-site-folder.ts';
import { keepAnnouncedLotteries } from '#features/ticket/server/lottery/keep-announced-lotteries.ts';
import type { Instant } from '#kernel/clock.ts';
import { dayMs } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import { StartupProblem } from '#server/database/startup-problem.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Uploads } from '#server/uploads/uploads.ts';
import { agreeForDemoMembers } from './demo-agreements.ts';
import { makeDemoMembers } from './demo-members.ts';
import { answerDemoProfiles } from './demo-profiles.ts';
import { readDemoSites, rememberDemoSite } from './demo-memory.ts';
import { moduleDocuments } from './module-documents.ts';

export interface DemoOptions {
  uploads: Pick<Uploads, 'storeImage'>;
  now: Instant;
  /** One line for the terminal. */
  onProgress?(line: string): void;
  /** Where the sites' folders are. */
  folder?: string;
}

export const demoFolder = join(dirname(dirname(import.meta.dirname)), 'demo');

/** Imports and publishes every site of the demo, as an organiser would; answers their keys. */
export async function importDemoWorld(database: Database, options: DemoOptions): Promise<string[]> {
  const { folder = demoFolder } = options;
  const { sites, problems } = await read(database, readdirSync(folder), options);
  if (problems.length > 0) throw new StartupProblem(`The demo world cannot be imported:\n${linesOf(problems)}`);
  const keys = await write(database, sites, options);
  if (folder === demoFolder) {
    await makeDemoMembers(database);
    await answerDemoProfiles(database);
    await agreeForDemoMembers(database, options.now);
  }
  return keys;
}

/**
 * The demo's dates are relative to the day of its import, so it is imported anew when that is more than a day ago; lotteries that were announced keep theirs.
 * A site that somebody imported or published since, or removed, is theirs and left alone. Answers what was refreshed.
 */
export async function refreshDemoWorld(database: Database, options: DemoOptions): Promise<string[]> {
  const remembered = await readDemoSites(database);
  const stale = remembered.filter(({ isUntouched, importedAt }) => isUntouched && options.now - importedAt >= dayMs);
  if (stale.length === 0) return [];
  const { sites, problems } = await read(
    database,
    stale.map(({ folder }) => folder),
    options,
  );
  if (problems.length === 0) return write(database, sites, options);
  // Old dates are no reason not to start.
  options.onProgress?.(`The dates of the demo world stay as they are:\n${linesOf(problems)}`);
  return [];
}

async function read(database: Database, names: readonly string[], options: DemoOptions): Promise<ReadSites> {
  const folders = names
    .map((name) => join(options.folder ?? demoFolder, name))
    .filter((path) => existsSync(join(path, siteFileName)));
  let done = 0;
  return readSites(database, folders, {
    now: options.now,
    documents: moduleDocuments,
    // Our own pictures are whole; the first start should not wait until all of them are encoded.
    storeImage: (bytes, how) => options.uploads.storeImage(bytes, { ...how, encodeLater: true }),
    onRead: (folder) =>
      options.onProgress?.(`The demo world: ${basename(folder)} read (${++done} of ${folders.length})`),
  });
}

/** All or nothing: half a world would look like one that somebody had changed. */
async function write(database: Database, sites: readonly ParsedSite[], { now }: DemoOptions): Promise<string[]> {
  await inTransaction(database, async (tx) => {
    for (const site of sites) {
      const modules = await keepAnnouncedLotteries(tx, site.siteKey, site.modules, now);
      await writeDraft(tx, { ...site, modules });
      await publishDraft(tx, site.siteKey);
      await rememberDemoSite(tx, site.siteKey, basename(site.folder), now);
    }
  });
  return sites.map(({ siteKey }) => siteKey);
}

function linesOf(problems: readonly SiteFileProblem[]): string {
  return problems.map(formatProblem).join('\n');
}
