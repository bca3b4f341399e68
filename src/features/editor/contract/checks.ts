import * as v from 'valibot';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { localizedTextSchema } from '#kernel/schema.ts';

const place = {
  /** `settings`, `content-10`, `item-10-3`, `tickets` for the list of them, or `account` for the operator’s own. */
  part: v.string(),
  /** The field in the part; none for the part as a whole. */
  path: v.array(v.union([v.string(), v.number()])),
};

export const readChecks = consoleEndpoint({
  name: 'readDraftChecks',
  method: 'GET',
  path: 'sites/{site}/checks',
  summary:
    'What is left to do before the draft is published, each with the field that has it. Nothing is done that stands there as a template brought it.',
  answer: v.array(
    v.object({
      /** Its words stand beside the names of fields. */
      key: v.string(),
      isDone: v.boolean(),
      /** Without it visitors lack something that they come for; the others are good to have. */
      isNeeded: v.boolean(),
      count: v.optional(v.number()),
      ...place,
      /** Each field where it stands, if that is more than one; the first hundred of them. */
      places: v.optional(
        v.array(
          v.object({
            ...place,
            moduleCode: v.optional(v.string()),
            title: v.optional(localizedTextSchema),
            /** For the call that says that the text there is right as it stands. */
            mark: v.optional(v.string()),
            /** What stands there, where that tells it apart better than its place. */
            words: v.optional(v.string()),
          }),
        ),
      ),
    }),
  ),
  may: 'see',
});
