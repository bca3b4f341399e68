import { type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import { moduleCodeOfDraft, outlineContents, pageOfItems, readDraftPart } from '#features/site/server.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { isRecord } from '#kernel/is-record.ts';
import { titleOfItem } from '#kernel/item-title.ts';
import { isLocalizedText } from '#kernel/localized-text.ts';
import type { ModuleCode } from '#kernel/module-code.ts';
import { refuse } from '#server/http/refusal.ts';
import { readSessions } from '../contract/grid.ts';
import { gridShapeOf, sessionHead } from '../rules/grid-session.ts';
import { placesMax, sessionsPerPage } from '../rules/site-basics.ts';
import { readValue } from './check-part.ts';
import type { DraftServices } from './draft-endpoints.ts';

type Places = Pick<AnswerOf<typeof readSessions>, 'places' | 'placesIn'>;

/** The call of the timetable as a grid. */
export function gridCalls(services: DraftServices): ServedConsoleCall[] {
  const { database, stored } = services;
  const { kysely } = database;
  return [
    serveConsole(readSessions, async ({ site: { siteKey }, params: { contentId }, query }) => {
      const moduleCode = await moduleCodeOfDraft(kysely, siteKey, contentId);
      const shape = moduleCode && gridShapeOf(moduleCode);
      if (moduleCode === undefined || shape === undefined) throw refuse('notFound');
      const wish = { after: query.after ?? -1, most: sessionsPerPage + 1 };
      const { items: rows } = await pageOfItems(kysely, { siteKey, contentId }, wish);
      const page = rows.slice(0, sessionsPerPage);
      const items = await stored.items({ siteKey, revision: 0, contentId }, moduleCode, page);
      const last = page.at(-1);
      return {
        data: {
          ...(await placesOf(services, siteKey, { contentId, moduleCode })),
          sessions: items.map((item) => sessionHead(shape, item.detailId, item)),
          next: rows.length > page.length && last !== undefined ? last.position : null,
        },
      };
    }),
  ];
}

async function placesOf(
  { database: { kysely }, stored }: DraftServices,
  siteKey: string,
  { contentId, moduleCode }: { contentId: number; moduleCode: ModuleCode },
): Promise<Places> {
  const part = { kind: 'content', contentId } as const;
  const found = await readDraftPart(kysely, siteKey, part);
  const value = found && (await readValue(stored, siteKey, part, found));
  const settings: unknown = isRecord(value) ? value['content'] : undefined;
  if (moduleCode === 'timetable') {
    const venues: unknown = isRecord(settings) ? settings['venues'] : undefined;
    return { placesIn: null, places: (Array.isArray(venues) ? venues : []).flatMap(namedVenue).slice(0, placesMax) };
  }
  const named: unknown = isRecord(settings) ? settings['placeContentId'] : undefined;
  const contents = await outlineContents(kysely, siteKey);
  const ofPlaces = contents.filter((content) => content.moduleCode === 'place');
  const placesIn = (ofPlaces.find((content) => content.contentId === named) ?? ofPlaces[0])?.contentId;
  if (placesIn === undefined) return { placesIn: null, places: [] };
  const { items: rows } = await pageOfItems(kysely, { siteKey, contentId: placesIn }, { after: -1, most: placesMax });
  const items = await stored.items({ siteKey, revision: 0, contentId: placesIn }, 'place', rows);
  return { placesIn, places: items.map((item) => ({ id: item.detailId, name: titleOfItem(item) })) };
}

function namedVenue(venue: unknown): Places['places'] {
  const { id, name } = isRecord(venue) ? venue : {};
  return typeof id === 'number' ? [{ id, ...(isLocalizedText(name) && { name }) }] : [];
}
