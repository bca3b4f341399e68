import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { idSchema, localizedTextSchema } from '#kernel/schema.ts';
import { titleLettersMax } from '../rules/site-basics.ts';

export const listPortalEvents = consoleEndpoint({
  name: 'listEventsOfPortal',
  method: 'GET',
  path: 'sites/{site}/events',
  summary:
    'Events of the portal at which the operator has a right, by a part of their title or by their number; the one that was changed last first.',
  query: v.object({
    search: v.optional(v.pipe(v.string(), v.trim(), maxLetters(titleLettersMax))),
    eventId: v.optional(idSchema),
  }),
  answer: v.object({
    events: v.array(v.object({ eventId: v.number(), title: localizedTextSchema, startDate: v.optional(v.string()) })),
    /** There are others: a search finds them. */
    isMore: v.boolean(),
  }),
  may: 'see',
});
