import * as v from 'valibot';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { idSchema, localizedTextSchema } from '#kernel/schema.ts';

export const readLeading = consoleEndpoint({
  name: 'readLinksToDraftContent',
  method: 'GET',
  path: 'sites/{site}/contents/{contentId}/leading',
  summary:
    'What of the draft leads to a content, or to an item of it: what is taken out together with it, and what would lead nowhere afterwards.',
  query: v.object({ detailId: v.optional(idSchema) }),
  answer: v.object({
    total: v.number(),
    /** The first of them. */
    links: v.array(
      v.object({
        /** `settings`, `content-10` or `item-10-3` */
        part: v.string(),
        /** The field in the part. */
        path: v.array(v.union([v.string(), v.number()])),
        moduleCode: v.optional(v.string()),
        /** What the part is called. */
        title: v.optional(localizedTextSchema),
        /** What the entry of the part is called that the link is in. */
        entry: v.optional(localizedTextSchema),
        /** Whether it goes with what it leads to. */
        goes: v.boolean(),
      }),
    ),
  }),
  may: 'see',
});
