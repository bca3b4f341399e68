import * as v from 'valibot';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';

export const readDoors = consoleEndpoint({
  name: 'readDraftDoors',
  method: 'GET',
  path: 'sites/{site}/doors',
  summary: 'The passcode of the draft, for whoever may change it.',
  answer: v.object({
    /** Six digits; null: none. */
    passcode: v.nullable(v.string()),
  }),
  may: 'edit',
});

export const setPasscode = consoleEndpoint({
  name: 'setDraftPasscode',
  method: 'POST',
  path: 'sites/{site}/doors/passcode',
  summary:
    'Sets the passcode of the draft and its lock, or takes both away. It counts once the draft is published; who is inside then types the new one.',
  bodyKind: 'json',
  body: v.object({ passcode: v.nullable(v.pipe(v.string(), v.regex(/^\d{6}$/))) }),
  answer: v.object({ edition: v.number() }),
  may: 'edit',
});
