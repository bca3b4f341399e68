import { sayIn, type SiteServer, spokenLanguage } from '#features/site/server.ts';
import { refuse } from '#server/http/refusal.ts';
import { type ServedEndpoint, serve } from '#server/http/served-endpoint.ts';
import { readTimetable } from './contract.ts';
import type { TimetableItem } from './documents.ts';
import { presentTimetable } from './server/present-timetable.ts';

/** The timetable of an event. Its tickets are the ticket call's, so that what is left of them is always fresh. */
export function createTimetableServer(site: SiteServer): { endpoints: ServedEndpoint[] } {
  return {
    endpoints: [
      serve(readTimetable, async ({ params }, context) => {
        const published = await site.doors.enter(params, context);
        const { contentId } = params;
        const module = published.modules.find((one) => one.contentId === contentId && one.moduleCode === 'timetable');
        const items = module && (await site.store.items<TimetableItem>(published, 'timetable', contentId));
        if (module === undefined || items === undefined) throw refuse('notFound');
        const say = sayIn(published.document, spokenLanguage(published.document, context.language));
        return { data: presentTimetable({ ...module, items }, say, context.now) };
      }),
    ],
  };
}
