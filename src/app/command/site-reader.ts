import {
  createSiteServer,
  createStoredDocuments,
  type PublishedSite,
  type SiteStore,
  type StoredDocuments,
  type UnreadFields,
} from '#features/site/server.ts';
import { placeOfUnread } from '#features/site/rules/changes/site-change.ts';
import { knownSite } from '#features/site/server/realm-of-site.ts';
import type { Database } from '#server/database/database.ts';
import { moduleDocuments } from '../module-documents.ts';
import { type CommandContext, CommandProblem } from './command.ts';

/** For commands that warn of a whole draft in their own words. */
export const unheardDocuments = createStoredDocuments(moduleDocuments, () => {});

/** Reads the documents of sites, and complains of what cannot be read. */
export function complainingDocuments({ complain }: Pick<CommandContext, 'complain'>): StoredDocuments {
  return createStoredDocuments(moduleDocuments, (unread) => {
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
  { complain, without }: Pick<CommandContext, 'complain'> & { without: string },
): Promise<ReadSite> {
  const { directory, store } = createSiteServer(database, [], complainingDocuments({ complain }));
  await directory.refresh();
  const site = await store.site(await knownSite(database, siteKey));
  if (site === undefined) throw new CommandProblem(`${siteKey} is not published, so ${without}.`);
  return { site, store };
}

/** The draft of a site. */
export async function draftSite(
  database: Database,
  siteKey: string,
  context: Pick<CommandContext, 'complain'>,
): Promise<ReadSite> {
  const { directory, store } = createSiteServer(database, [], complainingDocuments(context));
  await directory.refresh();
  const site = await store.draft(await knownSite(database, siteKey));
  if (site === undefined) throw new CommandProblem(`${siteKey} has no draft.`);
  return { site, store };
}
