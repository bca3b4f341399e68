import { createSiteServer } from '../create-site-server.ts';
import type { PublishedSite, SiteStore } from '../site-store.ts';
import { createStoredDocuments, type StoredDocuments, type UnreadFields } from '../stored-documents.ts';
import { placeOfUnread } from '../../rules/changes/site-change.ts';
import { knownSite } from '../realm-of-site.ts';
import type { Database } from '#server/database/database.ts';
import { type CommandContext, CommandProblem } from '#server/command/command.ts';

/** For commands that warn of a whole draft in their own words. */
export function unheardDocuments({ documents }: Pick<CommandContext, 'documents'>): StoredDocuments {
  return createStoredDocuments(documents, () => {});
}

type Reading = Pick<CommandContext, 'complain' | 'documents'>;

/** Reads the documents of sites, and complains of what cannot be read. */
export function complainingDocuments({ complain, documents }: Reading): StoredDocuments {
  return createStoredDocuments(documents, (unread) => {
    for (const line of unreadLines(unread)) complain(line);
  });
}

/** `event/12, booth 200, item 7, price` */
function unreadLines({ at, fields, isLeftOut }: UnreadFields): string[] {
  const left = isLeftOut ? 'all of it is left out' : 'the field is left out';
  return fields.map(
    ({ place, expected }) =>
      `Warning: ${at.siteKey}, ${placeOfUnread(at, place)}: this release expects ${expected}; ${left}.`,
  );
}

interface ReadSite {
  site: PublishedSite;
  store: SiteStore;
}

/** A site as visitors see it; throws when it is not published, which says `without` of it. */
export async function publishedSite(
  database: Database,
  siteKey: string,
  context: Reading,
  without: string,
): Promise<ReadSite> {
  const { directory, store } = createSiteServer(database, [], complainingDocuments(context));
  await directory.refresh();
  const site = await store.site(await knownSite(database, siteKey));
  if (site === undefined) throw new CommandProblem(`${siteKey} is not published, so ${without}.`);
  return { site, store };
}

/** The draft of a site. */
export async function draftSite(database: Database, siteKey: string, context: Reading): Promise<ReadSite> {
  const { directory, store } = createSiteServer(database, [], complainingDocuments(context));
  await directory.refresh();
  const site = await store.draft(await knownSite(database, siteKey));
  if (site === undefined) throw new CommandProblem(`${siteKey} has no draft.`);
  return { site, store };
}
