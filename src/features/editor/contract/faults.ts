import * as v from 'valibot';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { localizedTextSchema } from '#kernel/schema.ts';

export const draftFaultCodes = [
  'lostReference',
  'deadLink',
  'domainTaken',
  'endBeforeStart',
  'untitled',
  'passcode',
  'noProvider',
  'other',
] as const;

/** What keeps a draft from being published and lies between its parts, or between sites. */
export const readFaults = consoleEndpoint({
  name: 'readDraftFaults',
  method: 'GET',
  path: 'sites/{site}/faults',
  summary:
    'What keeps the draft from being published: references and links to what is not there, and what contradicts itself.',
  answer: v.object({
    total: v.number(),
    /** The first of them. */
    faults: v.array(
      v.object({
        /** `settings`, `content-10` or `item-10-3` */
        part: v.string(),
        /** The field in the part. */
        place: v.array(v.union([v.string(), v.number()])),
        code: v.picklist(draftFaultCodes),
        /** What stands there, in a few words; '' for nothing. */
        found: v.string(),
        /** What the module or the item is called. */
        title: v.optional(localizedTextSchema),
        /** What the entry of it is called that has the field. */
        entry: v.optional(localizedTextSchema),
      }),
    ),
  }),
  may: 'see',
});
