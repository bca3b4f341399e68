import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { dateTimeSchema } from '#kernel/schema.ts';
import { boardSchema, doubtSchema } from '../contract.ts';

/* The console's calls about the day: the board, and what gates told. */

const made = { path: v.string() };

export const readBoardDesk = consoleEndpoint({
  name: 'readBoardDesk',
  method: 'GET',
  path: 'sites/{site}/board',
  summary: 'Whether the operator may make links for boards, and when one works unless they say otherwise.',
  answer: v.object({ mayMakeLinks: v.boolean(), hours: v.object({ from: v.string(), until: v.string() }) }),
  may: 'receive',
});

export const readEntryCounts = consoleEndpoint({
  name: 'readEntryCounts',
  method: 'GET',
  path: 'sites/{site}/entry-counts',
  summary:
    'How many tickets came in: of all, of each kind, at each gate today and in each of the last quarters of an hour; without personal data, counted once a second as the board is. Null before the event is public.',
  answer: v.object({
    counts: v.nullable(v.pick(boardSchema, ['at', 'checkedIn', 'expected', 'tickets', 'gates', 'quarters'])),
  }),
  may: 'receive',
});

export const openBoard = consoleEndpoint({
  name: 'openBoard',
  method: 'POST',
  path: 'sites/{site}/board/open',
  summary: 'Opens the board of an event for the operator on their device, for twelve hours.',
  bodyKind: 'json',
  body: v.object({}),
  answer: v.object(made),
  statuses: [409],
  may: 'receive',
});

export const makeBoardLink = consoleEndpoint({
  name: 'makeBoardLink',
  method: 'POST',
  path: 'sites/{site}/staff-links/board',
  summary:
    'Makes a link that opens the board alone, for the screen of a wall; it stands in the list of links for staff.',
  bodyKind: 'json',
  body: v.object({
    name: v.pipe(v.string(), v.trim(), v.minLength(1), maxLetters(100)),
    from: dateTimeSchema,
    until: dateTimeSchema,
  }),
  answer: v.object(made),
  may: 'govern',
  proof: 'recent',
});

export const listGateDoubts = consoleEndpoint({
  name: 'listGateDoubts',
  method: 'GET',
  path: 'sites/{site}/gate-doubts',
  summary: 'Entries without a network about which somebody has to decide: the latest first.',
  answer: v.object({ entries: v.array(doubtSchema) }),
  may: 'receive',
});

export const settleGateDoubt = consoleEndpoint({
  name: 'settleGateDoubt',
  method: 'POST',
  path: 'sites/{site}/gate-doubts/{gateEntryId}/settle',
  summary: 'Notes that somebody has looked into an entry.',
  bodyKind: 'json',
  body: v.object({}),
  answer: v.object({ done: v.literal(true) }),
  may: 'receive',
});
