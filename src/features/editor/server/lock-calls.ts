import { type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import {
  listDraftContents,
  pageOfItems,
  readDraftPart,
  readPartTitles,
  type StoredDocuments,
} from '#features/site/server.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { Database } from '#server/database/database.ts';
import { readLocks } from '../contract/doors.ts';
import { lockedItems } from '../rules/content-lock.ts';
import { visibilityOf } from '../rules/home-parts.ts';
import { knownTicket } from '../rules/lock-faults.ts';
import { ticketsOfLocksMax } from '../rules/site-basics.ts';
import { readValue } from './check-part.ts';
import type { DraftServices } from './draft-endpoints.ts';

/** The call of the locks of single contents. */
export function lockCalls({ database, documents, stored }: DraftServices): ServedConsoleCall[] {
  const { kysely } = database;
  return [
    serveConsole(readLocks, async ({ site: { siteKey } }) => {
      const found = (await listDraftContents(kysely, siteKey)).flatMap(({ document, ...content }) => {
        const module = stored.module({ siteKey, revision: 0, contentId: content.contentId }, document, 0);
        return typeof module === 'object' ? [{ ...content, title: module.title, ...visibilityOf(module) }] : [];
      });
      const sold = found
        .filter(({ moduleCode }) => moduleCode === 'ticket')
        .map(({ contentId, visible, isConsoleUserOnly }) => ({
          contentId,
          isOutOfSight: !visible || isConsoleUserOnly,
        }));
      const tickets = await Promise.all(sold.map((content) => ticketsOf({ database, stored }, siteKey, content)));
      const contents = found.map(({ contentId, moduleCode, title, isConsoleUserOnly, items }) => ({
        contentId,
        moduleCode,
        title,
        isForConsole: isConsoleUserOnly,
        hasItems: documents.get(moduleCode)?.item !== undefined,
        items,
      }));
      return { data: { contents, tickets: tickets.flat(), items: await namedItems({ database, stored }, siteKey) } };
    }),
  ];
}

interface Drafts {
  database: Database;
  stored: StoredDocuments;
}

async function ticketsOf(
  { database: { kysely }, stored }: Drafts,
  siteKey: string,
  content: { contentId: number; isOutOfSight: boolean },
) {
  const { contentId } = content;
  const { items: rows } = await pageOfItems(kysely, { siteKey, contentId }, { after: -1, most: ticketsOfLocksMax });
  const items = await stored.items({ siteKey, revision: 0, contentId }, 'ticket', rows);
  return items.map((item) => knownTicket(content, item.detailId, item));
}

/** The entries that locks by login name; one that is gone has no title. */
async function namedItems({ database: { kysely }, stored }: Drafts, siteKey: string) {
  const part = { kind: 'settings' } as const;
  const found = await readDraftPart(kysely, siteKey, part);
  const settings = found && (await readValue(stored, siteKey, part, found));
  const login: unknown = isRecord(settings) ? settings['login'] : undefined;
  const places = lockedItems(isRecord(login) ? login['lock'] : undefined);
  const titles = await readPartTitles(
    kysely,
    places.map((place) => ({ siteKey, ...place })),
  );
  return places.map((place) => ({ ...place, title: titles({ siteKey, ...place })?.item ?? undefined }));
}
