import type { Database } from '#server/database/database.ts';
import { checkAgainstOthers } from './import-others.ts';
import type { SiteFileProblem } from './import-problem.ts';
import { importSite } from './import-site.ts';
import { type ParsedSite, type ReadOptions, readSiteFolder } from './read-site-folder.ts';

export interface ReadManyOptions extends ReadOptions {
  onRead?(folder: string): void;
}

export type ReadSites = { sites: ParsedSite[]; problems: SiteFileProblem[] };
export type ImportOutcome = { sites: ParsedSite[]; problems: SiteFileProblem[] };

/** Reads several folders, portals before their events, and checks them with each other and with the stored sites. */
export async function readSites(
  database: Database,
  folders: readonly string[],
  options: ReadManyOptions,
): Promise<ReadSites> {
  const read = await Promise.all(
    folders.map(async (folder) => {
      const result = await readSiteFolder(folder, options);
      options.onRead?.(folder);
      return result;
    }),
  );
  const sites = read.flatMap(({ site }) => site ?? []);
  sites.sort((a, b) => Number(a.site.kind === 'event') - Number(b.site.kind === 'event'));
  const between = await checkAgainstOthers(database, sites);
  return { sites, problems: [...read.flatMap(({ problems }) => problems), ...between] };
}

/** Imports several folders as drafts; no draft is written when one of them has a problem. */
export async function importSites(
  database: Database,
  folders: readonly string[],
  options: ReadManyOptions,
): Promise<ImportOutcome> {
  const { sites, problems } = await readSites(database, folders, options);
  if (problems.length > 0) return { sites: [], problems };
  for (const site of sites) await importSite(database, site);
  return { sites, problems: [] };
}
