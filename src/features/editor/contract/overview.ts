import * as v from 'valibot';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { waitingKinds } from '#kernel/console/waiting.ts';
import { localizedTextSchema } from '#kernel/schema.ts';

export const readOverview = consoleEndpoint({
  name: 'readOverviewOfSite',
  method: 'GET',
  path: 'sites/{site}/overview',
  summary:
    'What waits for the organiser of the published site, and what happens there by the clock in the next 60 days.',
  answer: v.object({
    /** Without those of which there is none. */
    waiting: v.array(v.object({ kind: v.picklist(waitingKinds), count: v.number() })),
    /** The next dates, the soonest first. */
    upcoming: v.array(
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
  }),
  may: 'see',
});
