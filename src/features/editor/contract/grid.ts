import * as v from 'valibot';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { idSchema, localizedTextSchema } from '#kernel/schema.ts';

export const readSessions = consoleEndpoint({
  name: 'readDraftSessions',
  method: 'GET',
  path: 'sites/{site}/sessions/{contentId}',
  summary:
    'The times and places of the items of a timetable or schedule of the draft, a page at a time, and the places in their order.',
  query: v.object({ after: v.optional(idSchema) }),
  answer: v.object({
    /** The columns: venues of the timetable, or the items of the places that the schedule names. */
    places: v.array(v.object({ id: v.number(), name: v.optional(localizedTextSchema) })),
    /** The content whose items the places are; null: they stand in the settings of the module. */
    placesIn: v.nullable(v.number()),
    sessions: v.array(
      v.object({
        detailId: v.number(),
        title: v.optional(localizedTextSchema),
        /** As they are stored. */
        start: v.string(),
        end: v.string(),
        placeIds: v.array(v.number()),
      }),
    ),
    /** `after` of the next page: a position. */
    next: v.nullable(v.number()),
  }),
  may: 'see',
});
