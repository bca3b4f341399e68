import * as v from 'valibot';
import { list, maxLetters } from '#kernel/bounded-schema.ts';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { dateTimeSchema, localizedTextSchema } from '#kernel/schema.ts';
import { changesMax, pathMax, saveBytesMax } from '../rules/site-basics.ts';

export const readStrayDates = consoleEndpoint({
  name: 'readStrayDates',
  method: 'GET',
  path: 'sites/{site}/stray-dates',
  summary:
    'The dates of the draft that stayed where the event was held before: before the given period, or else where it is published or its programme is.',
  query: v.object({ startDate: v.optional(dateTimeSchema), endDate: v.optional(dateTimeSchema) }),
  answer: v.object({
    /** Those on days on which the event is not held; the first of them. */
    outside: v.array(
      v.object({
        /** `settings`, `content-10` or `item-10-3` */
        part: v.string(),
        path: v.array(v.union([v.string(), v.number()])),
        moduleCode: v.optional(v.string()),
        title: v.optional(localizedTextSchema),
        date: v.string(),
        /** What is chosen beside it, where names of fields follow a choice. */
        around: v.optional(v.record(v.string(), v.string())),
      }),
    ),
    total: v.number(),
    /** What moves them with the event, and with them whatever else is tied to its time. */
    moves: v.array(v.object({ part: v.string(), path: v.array(v.string()), before: v.string(), after: v.string() })),
  }),
  may: 'see',
});

export const changeDates = consoleEndpoint({
  name: 'changeDraftDates',
  method: 'POST',
  path: 'sites/{site}/dates',
  summary:
    'Changes dates in several parts of the draft. One that somebody else has changed since stays as it is; the answer counts those that were changed.',
  bodyKind: 'json',
  body: v.object({
    changes: list(
      v.object({
        part: v.pipe(v.string(), v.regex(/^(settings|content-\d{1,10}|item-\d{1,10}-\d{1,10})$/)),
        path: list(v.pipe(v.string(), maxLetters(200)), pathMax),
        before: dateTimeSchema,
        after: dateTimeSchema,
      }),
      changesMax,
    ),
  }),
  bodyMaxBytes: saveBytesMax,
  answer: v.object({ changed: v.number() }),
  may: 'edit',
});
