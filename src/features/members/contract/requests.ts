import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { languageCodes } from '#kernel/language.ts';
import { fileSchema, idSchema, idTextSchema } from '#kernel/schema.ts';
import { noteMax, requestKinds, requestStates } from '../rules/request-dates.ts';

const seen = { may: 'govern', proof: 'secondFactor' } as const;
const power = { may: 'govern', proof: 'recent' } as const;
const done = v.object({ done: v.literal(true) });
const note = v.pipe(v.string(), v.trim(), maxLetters(noteMax));
const neededNote = v.pipe(note, v.minLength(1));

const shown = {
  requestId: v.number(),
  kind: v.picklist(requestKinds),
  /** '': what it was about is erased. */
  mail: v.string(),
  receivedOn: v.string(),
  dueOn: v.string(),
  daysLeft: v.number(),
  state: v.picklist(requestStates),
  closedAt: v.nullable(v.string()),
};

export const listRequests = consoleEndpoint({
  name: 'listDataRequests',
  method: 'GET',
  path: 'sites/{site}/requests',
  summary:
    'Requests about personal data at the site that the accounts belong to; open ones first, the most urgent first.',
  query: v.object({
    /** `next` of the page before. */
    after: v.optional(idTextSchema),
  }),
  answer: v.object({
    entries: v.array(v.object(shown)),
    next: v.nullable(v.string()),
    /** The site that the accounts belong to. */
    accountsOf: v.string(),
  }),
  ...seen,
});

export const addRequest = consoleEndpoint({
  name: 'addDataRequest',
  method: 'POST',
  path: 'sites/{site}/requests',
  summary: 'Takes in a request of somebody who wrote; 409 at an event of a portal, where accounts are of the portal.',
  bodyKind: 'json',
  body: v.object({
    kind: v.picklist(requestKinds),
    mail: v.pipe(v.string(), maxLetters(320)),
    /** Of the mails to them. */
    language: v.picklist(languageCodes),
    note: v.optional(note, ''),
    receivedOn: v.pipe(v.string(), v.isoDate()),
  }),
  answer: v.object({ requestId: v.number() }),
  statuses: [409],
  ...power,
});

const kept = v.object({ orders: v.number(), paid: v.number(), receipts: v.number(), validTickets: v.number() });

export const readRequest = consoleEndpoint({
  name: 'readDataRequest',
  method: 'GET',
  path: 'sites/{site}/requests/{requestId}',
  summary: 'One request, with what there is of the person: their account, their orders, and what the books keep.',
  answer: v.object({
    ...shown,
    language: v.picklist(languageCodes),
    note: v.string(),
    madeBy: v.string(),
    madeAt: v.string(),
    /** How it is known who asks; null: it is not. The words are gone once the person is erased. */
    proof: v.nullable(v.object({ way: v.picklist(['code', 'words']), words: v.string() })),
    codeSentAt: v.nullable(v.string()),
    outcome: v.string(),
    closedBy: v.string(),
    /** Null: there is no account with the address. */
    memberId: v.nullable(v.number()),
    ofMember: kept,
    ofGuest: kept,
  }),
  ...seen,
});

export const sendRequestCode = consoleEndpoint({
  name: 'sendDataRequestCode',
  method: 'POST',
  path: 'sites/{site}/requests/{requestId}/code',
  summary:
    'Sends six digits to the address of a request: whoever tells them reads its mails. 429 after five in an hour.',
  bodyKind: 'json',
  body: v.object({}),
  answer: done,
  statuses: [409, 429],
  ...power,
});

export const proveRequest = consoleEndpoint({
  name: 'proveDataRequest',
  method: 'POST',
  path: 'sites/{site}/requests/{requestId}/proof',
  summary:
    'Notes how the person of a request is known: by the code that they tell, or as an organiser writes. 422 for a wrong code.',
  bodyKind: 'json',
  body: v.variant('by', [
    v.object({ by: v.literal('code'), code: v.pipe(v.string(), maxLetters(40)) }),
    v.object({ by: v.literal('words'), words: neededNote }),
  ]),
  answer: done,
  statuses: [409],
  ...power,
});

export const makeRequestFile = consoleEndpoint({
  name: 'makeDataRequestFile',
  method: 'POST',
  path: 'sites/{site}/requests/{requestId}/export',
  summary: 'Prepares the file of everything that is kept of the person; 409 before it is known who asks.',
  bodyKind: 'json',
  body: v.object({}),
  answer: v.object({
    /** Where it is, on this host: for the caller alone, once, and for ten minutes. */
    path: v.string(),
  }),
  statuses: [409],
  ...power,
});

export const fetchRequestFile = consoleEndpoint({
  name: 'fetchDataRequestFile',
  method: 'GET',
  path: 'sites/{site}/requests/{requestId}/file/{token}',
  summary: 'The file that its caller asked for. 404 for anybody else, and the second time.',
  fileType: 'application/json',
  answer: fileSchema,
  changes: true,
  statuses: [404],
  ...seen,
});

export const eraseOfRequest = consoleEndpoint({
  name: 'eraseOfDataRequest',
  method: 'POST',
  path: 'sites/{site}/requests/{requestId}/erase',
  summary:
    'Erases the account and empties the orders of the person, who is told by mail; 409 before it is known who asks, or when there is more than the caller has seen.',
  bodyKind: 'json',
  body: v.object({
    seenMemberId: v.nullable(idSchema),
    seenGuestOrders: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  answer: done,
  statuses: [409],
  ...power,
});

export const closeRequest = consoleEndpoint({
  name: 'closeDataRequest',
  method: 'POST',
  path: 'sites/{site}/requests/{requestId}/close',
  summary: 'Closes a request as done or refused, with what became of it.',
  bodyKind: 'json',
  body: v.object({ isRefused: v.boolean(), outcome: neededNote }),
  answer: done,
  statuses: [409],
  ...power,
});
