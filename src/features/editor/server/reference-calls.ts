import { type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import { listDrafts } from '#features/site/server.ts';
import type { Database } from '#server/database/database.ts';
import { listPortalEvents } from '../contract/references.ts';
import { eventsShownMax } from '../rules/site-basics.ts';

/** The calls that name what a document of one site refers to in another one. */
export function referenceCalls({ kysely }: Database): ServedConsoleCall[] {
  return [
    serveConsole(listPortalEvents, async ({ site, query: { search = '', eventId }, operator: { grants } }) => {
      // An event has no events: what stands beside it is its portal's.
      if (site.eventId !== undefined) return { data: { events: [], isMore: false } };
      const keys = grants.map(({ siteKey }) => siteKey);
      const found = await listDrafts(kysely, {
        siteKeys: keys.includes('*') ? 'all' : keys,
        search,
        after: undefined,
        most: eventsShownMax + 1,
        kind: 'event',
        portalId: site.portalId,
        eventId,
      });
      return {
        data: {
          events: found.slice(0, eventsShownMax).map(({ siteKey, document }) => ({
            eventId: Number(siteKey.split('/')[1]),
            title: document?.webSetting.title ?? {},
            startDate: document?.overview.startDate,
          })),
          isMore: found.length > eventsShownMax,
        },
      };
    }),
  ];
}
