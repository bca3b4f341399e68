import * as v from 'valibot';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { csvType } from '#kernel/csv.ts';
import { fileSchema, idSchema } from '#kernel/schema.ts';

const keeper = v.object({
  consentId: v.number(),
  /** '' where the profile has none. */
  name: v.string(),
  company: v.string(),
  mail: v.string(),
  agreedAt: v.string(),
});
export type Keeper = v.InferOutput<typeof keeper>;

export const listKeepersOfBooth = consoleEndpoint({
  name: 'listKeepersOfBooth',
  method: 'GET',
  path: 'sites/{site}/booths/{contentId}/{detailId}/keepers',
  summary:
    'Who keeps an own booth in their bag: by name those who agreed to it, the latest first and a page at a time, and how many there are in all.',
  query: v.object({ after: v.optional(idSchema) }),
  answer: v.object({
    /** All members who keep the booth. */
    kept: v.number(),
    /** Those of them who agreed to be named. */
    named: v.number(),
    entries: v.array(keeper),
    next: v.nullable(v.number()),
  }),
  may: 'exhibit',
  proof: 'secondFactor',
});

export const downloadKeepersOfBooth = consoleEndpoint({
  name: 'downloadKeepersOfBooth',
  method: 'GET',
  path: 'sites/{site}/booths/{contentId}/{detailId}/keepers/csv',
  summary: 'The members who keep an own booth and agreed to be named, as CSV.',
  fileType: csvType,
  answer: fileSchema,
  may: 'exhibit',
  proof: 'secondFactor',
});
