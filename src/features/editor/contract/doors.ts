import * as v from 'valibot';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { moduleCodes } from '#kernel/module-code.ts';
import { localizedTextSchema } from '#kernel/schema.ts';
import { entrants } from '../rules/who-enters.ts';

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

export const readEntrance = consoleEndpoint({
  name: 'readEntranceNow',
  method: 'GET',
  path: 'sites/{site}/doors/now',
  summary: 'Who can enter the published site now, and whether anybody is invited; nothing of its passcode.',
  answer: v.object({
    /** Null: it is not published, or withdrawn. */
    published: v.nullable(v.object({ who: v.picklist(entrants), needsCode: v.boolean() })),
    isWithdrawn: v.boolean(),
    hasGuests: v.boolean(),
  }),
  may: 'see',
});

export const readTermsState = consoleEndpoint({
  name: 'readTermsState',
  method: 'GET',
  path: 'sites/{site}/doors/terms',
  summary: 'The terms of the published site, and how many members agree to them now; the count stops at a thousand.',
  answer: v.object({
    /** `terms` of its settings; null: it is not published. */
    published: v.unknown(),
    agreed: v.number(),
  }),
  may: 'see',
});

const nothingYet = v.optional(localizedTextSchema);

export const readLocks = consoleEndpoint({
  name: 'readDraftLocks',
  method: 'GET',
  path: 'sites/{site}/locks',
  summary:
    'What can be locked in the draft, by name, with what a lock can name: its tickets, and the entries that are for members.',
  answer: v.object({
    contents: v.array(
      v.object({
        contentId: v.number(),
        moduleCode: v.picklist(moduleCodes),
        title: nothingYet,
        isForConsole: v.boolean(),
        /** Whether it has entries with a page of their own, and how many. */
        hasItems: v.boolean(),
        items: v.number(),
      }),
    ),
    tickets: v.array(
      v.object({
        contentId: v.number(),
        ticketId: v.number(),
        name: nothingYet,
        /** When its sale ends. */
        soldUntil: v.optional(v.number()),
        /** Visitors do not see the content that sells it. */
        isOutOfSight: v.boolean(),
      }),
    ),
    /** Entries that a lock names. */
    items: v.array(v.object({ contentId: v.number(), detailId: v.number(), title: nothingYet })),
  }),
  may: 'see',
});
