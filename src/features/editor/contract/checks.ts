import * as v from 'valibot';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';

export const readChecks = consoleEndpoint({
  name: 'readDraftChecks',
  method: 'GET',
  path: 'sites/{site}/checks',
  summary:
    'What is left to do before the draft is published, as the features of its modules find it. Texts that stand there as a template brought them are counted by their parts.',
  answer: v.array(
    v.object({
      /** Its words stand beside the names of fields. */
      key: v.string(),
      isDone: v.boolean(),
      /** Without it visitors lack something that they come for; the others are good to have. */
      isNeeded: v.boolean(),
      count: v.optional(v.number()),
      /** `settings`, `content-10` or `item-10-3` */
      part: v.string(),
    }),
  ),
  may: 'see',
});
