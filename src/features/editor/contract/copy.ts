import * as v from 'valibot';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { dateTimeSchema, titleSchema } from '#kernel/schema.ts';

export const copySite = consoleEndpoint({
  name: 'copySite',
  method: 'POST',
  path: 'sites/{site}/copy',
  summary:
    'Makes a new event from the draft of this one, with every date moved. Nothing of its visitors is copied; a passcode becomes a new one, so that a closed event stays closed.',
  bodyKind: 'json',
  body: v.object({
    /** In the languages of the event, with its first. */
    name: titleSchema,
    startDate: dateTimeSchema,
    endDate: dateTimeSchema,
  }),
  answer: v.object({ site: v.string() }),
  may: 'edit',
});
