import type { Transaction } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { CommandProblem } from '#server/command/command.ts';
import { inParallel } from '#server/in-parallel.ts';
import { checkAgainstOthers, type SiteOutline } from './import-others.ts';
import type { SiteFileProblem } from './import-problem.ts';
import { importSite } from './import-site.ts';
import { draftsBesideFiles } from './draft/draft-files.ts';
import { type KeptSites, openKeptSites } from './kept-sites.ts';
import { locatorOf, type ParsedSite, type ReadOptions, readSiteFolder } from './read-site-folder.ts';

export interface ReadManyOptions extends ReadOptions {
  onRead?(folder: string): void;
  /** The work ends at the next site. */
  stop?: AbortSignal | undefined;
}

/** A site that was found right. Its documents are loaded when they are needed. */
interface CheckedSite extends SiteOutline {
  load(): Promise<ParsedSite>;
}

export interface ReadSites {
  /** Portals before their events, else in the order of the folders. */
  sites: CheckedSite[];
  problems: SiteFileProblem[];
}

/** Each is in memory as a whole, and opens files of its own. */
const foldersAtOnce = 4;

/**
 * Reads folders and checks them with each other and with the stored sites. Of each only an outline stays in memory,
 * however many they are; the documents can be loaded until `work` ends.
 */
export async function withSites<Result>(
  database: Database,
  folders: readonly string[],
  options: ReadManyOptions,
  work: (read: ReadSites) => Promise<Result>,
): Promise<Result> {
  const kept = await openKeptSites();
  try {
    return await work(await readSites(database, folders, options, kept));
  } finally {
    await kept.close();
  }
}

async function readSites(
  database: Database,
  folders: readonly string[],
  { onRead, stop, ...options }: ReadManyOptions,
  kept: KeptSites,
): Promise<ReadSites> {
  const read: { site?: CheckedSite; problems: SiteFileProblem[] }[] = folders.map(() => ({ problems: [] }));
  await inParallel([...folders.entries()], foldersAtOnce, async ([place, folder]) => {
    if (stop?.aborted) return;
    const { site, problems } = await readSiteFolder(folder, options);
    read[place] = { problems, ...(site && { site: { ...outlineOf(site), load: await kept.keep(site) } }) };
    onRead?.(folder);
  });
  if (stop?.aborted) throw new CommandProblem('Stopped while the folders were read: nothing was imported.');
  const sites = read.flatMap(({ site }) => site ?? []);
  sites.sort((a, b) => Number(a.kind === 'event') - Number(b.kind === 'event'));
  const problems = read.flatMap((one) => one.problems);
  for (const { folder, problem } of await checkAgainstOthers(database, sites)) {
    problems.push((await locatorOf(folder))(problem));
  }
  return { sites, problems };
}

function outlineOf({ folder, siteKey, site: { kind, portalId, eventId, webSetting } }: ParsedSite): SiteOutline {
  return { folder, siteKey, kind, portalId, eventId, ownDomain: webSetting.ownDomain };
}

export interface ImportOptions extends ReadManyOptions {
  /** A draft that was changed in the console after its last export is refused, not replaced. */
  keepsDrafts?: boolean;
  /** Who replaces such drafts: they are kept under this name. */
  replacedBy?: string;
  /** Runs in the transaction that writes a site. */
  onWriting?(tx: Transaction<Tables>, site: ParsedSite): Promise<void>;
  /** Called after each site that was written, in its turn. */
  onWritten?(site: ParsedSite): Promise<void>;
  /** Called before a failure or a stop ends the import in the middle. */
  onLeft?(written: number, left: readonly SiteOutline[]): void;
}

export interface ImportOutcome {
  /** The sites that were written. */
  sites: SiteOutline[];
  problems: SiteFileProblem[];
}

/**
 * Imports several folders as drafts; no draft is written when one of them has a problem. Each is a transaction of its
 * own: after a failure those that were written stay, and another import writes only what differs.
 */
export async function importSites(
  database: Database,
  folders: readonly string[],
  options: ImportOptions,
): Promise<ImportOutcome> {
  const { keepsDrafts = false, replacedBy, onWriting, onWritten, onLeft, stop } = options;
  return withSites(database, folders, options, async ({ sites, problems }) => {
    if (problems.length > 0) return { sites: [], problems };
    const changed = await draftsBesideFiles(
      database.kysely,
      sites.map(({ siteKey }) => siteKey),
    );
    if (keepsDrafts) refuseChangedDrafts(changed);
    const replaced = new Set(changed);
    let written = 0;
    try {
      for (const site of sites) {
        if (stop?.aborted) throw new CommandProblem('The import was stopped.');
        const parsed = await site.load();
        const isKept = replacedBy !== undefined && replaced.has(parsed.siteKey);
        await importSite(database, parsed, {
          ...(isKept && { keeps: { keptAt: new Date(options.now), by: replacedBy } }),
          also: onWriting && ((tx) => onWriting(tx, parsed)),
        });
        written += 1;
        await onWritten?.(parsed);
      }
    } catch (error) {
      onLeft?.(written, sites.slice(written));
      throw error;
    }
    return { sites, problems };
  });
}

function refuseChangedDrafts(changed: readonly string[]): void {
  const [first, ...more] = changed;
  if (first === undefined) return;
  throw new CommandProblem(
    `${changed.join(', ')}: the draft was changed in the console since it was exported or imported last; nothing was imported.\n` +
      `Export it (hiroba export ${first} <folder>), put your changes there, and import that folder; or let go what the ${more.length === 0 ? 'draft says' : 'drafts say'}: hiroba import … --replace-draft`,
  );
}
