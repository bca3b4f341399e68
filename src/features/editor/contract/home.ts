import * as v from 'valibot';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { moduleCodes } from '#kernel/module-code.ts';

export const readHome = consoleEndpoint({
  name: 'readDraftHome',
  method: 'GET',
  path: 'sites/{site}/home',
  summary:
    'The contents of the draft in their order, each with what the home shows of it: its title, its visibility, its widget, and the links of the tab bar and the menu.',
  answer: v.array(
    v.object({
      contentId: v.number(),
      moduleCode: v.picklist(moduleCodes),
      /** Whether it has items at all, and how many. */
      hasItems: v.boolean(),
      items: v.number(),
      /** How many of the items are picked out, where the home shows those alone. */
      picked: v.optional(v.number()),
      /** These fields of its part. */
      value: v.unknown(),
    }),
  ),
  may: 'see',
});
