import { createSiteServer, createStoredDocuments, type PublishedSite, type SiteStore } from '#features/site/server.ts';
import { knownSite } from '#features/site/server/realm-of-site.ts';
import type { Database } from '#server/database/database.ts';
import { moduleDocuments } from '../module-documents.ts';
import { CommandProblem } from './command.ts';

/** The server tells what it cannot read; a command is asked for something else. */
const unheard = { error: () => {} };

/** A site as visitors see it; throws when it is not published, which says `without` of it. */
export async function publishedSite(
  database: Database,
  siteKey: string,
  without: string,
): Promise<{ site: PublishedSite; store: SiteStore }> {
  const { directory, store } = createSiteServer(
    database,
    [],
    undefined,
    createStoredDocuments(moduleDocuments, unheard),
  );
  await directory.refresh();
  const site = await store.site(await knownSite(database, siteKey));
  if (site === undefined) throw new CommandProblem(`${siteKey} is not published, so ${without}.`);
  return { site, store };
}
