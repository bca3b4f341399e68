import { moduleOf, serve, type SiteServer } from '#features/site/server.ts';
import { refuse } from '#server/http/refusal.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import { readTimetable } from './contract.ts';
import { presentTimetable } from './server/present-timetable.ts';

/** The timetable of an event. The ticket call returns its tickets, so that their stock is always fresh. */
export function createTimetableServer({ store }: SiteServer): { endpoints: ServedEndpoint[] } {
  return {
    endpoints: [
      serve(readTimetable, async ({ site, params: { contentId }, query, say, context }) => {
        const module = moduleOf(site, 'timetable', contentId);
        const items = module && (await store.items(site, 'timetable', contentId));
        if (module === undefined || items === undefined) throw refuse('notFound');
        return { data: presentTimetable({ ...module, items }, { say, now: context.now, query }) };
      }),
    ],
  };
}
