import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { languageCodes } from '#kernel/language.ts';
import { messageMax } from './rules/calling-off-limits.ts';
import { callingOffStates, orderOutcomes } from './rules/calling-off-state.ts';

const textIn = v.object(
  v.entriesFromList(languageCodes, v.exactOptional(v.pipe(v.string(), v.trim(), maxLetters(messageMax)))),
);
const done = v.object({ done: v.literal(true) });
/** Whole yen. */
const money = v.object({ gateway: v.number(), byHand: v.number() });

/** What it will come to, as far as it can be counted before. */
const cost = v.object({
  /** Orders with tickets, and the tickets: those that cost something and the free ones. */
  orders: v.number(),
  paidTickets: v.number(),
  freeTickets: v.number(),
  /** What goes back in full, and what of it stays if the fees of the tickets are kept; by payment method and way. */
  refunds: v.array(
    v.object({
      method: v.string(),
      way: v.picklist(['gateway', 'byHand']),
      orders: v.number(),
      full: v.number(),
      fees: v.number(),
    }),
  ),
  /** Orders whose money was still to come. */
  unpaid: v.number(),
  applications: v.number(),
  /** Mails to buyers, holders and applicants, one for each address; the others have none. */
  mails: v.number(),
});

export const readCallingOff = consoleEndpoint({
  name: 'readCallingOff',
  method: 'GET',
  path: 'sites/{site}/calling-off',
  summary: 'What calling an event off will come to, or how far it is.',
  answer: v.object({
    /** Null: it was never published, so nobody has anything to do with it. */
    languages: v.nullable(v.array(v.picklist(languageCodes))),
    isEvent: v.boolean(),
    cost: v.nullable(cost),
    run: v.nullable(
      v.object({
        state: v.picklist(callingOffStates),
        message: textIn,
        keepsFee: v.boolean(),
        begunAt: v.string(),
        begunBy: v.string(),
        endedAt: v.nullable(v.string()),
        outcomes: v.object(v.entriesFromList(orderOutcomes, v.number())),
        /** Orders that nobody has looked at yet, counted no further than 1,001. */
        left: v.number(),
        refunds: money,
        mails: v.number(),
        failures: v.array(v.object({ orderNumber: v.string(), reason: v.string() })),
      }),
    ),
  }),
  may: 'govern',
  proof: 'secondFactor',
});

export const beginCallingOff = consoleEndpoint({
  name: 'beginCallingOff',
  method: 'POST',
  path: 'sites/{site}/calling-off',
  summary:
    'Calls an event off: nothing more is sold, its pages say so, and a job cancels and refunds each order and tells everybody. 409 where it was called off before.',
  body: v.object({ message: textIn, keepsFee: v.boolean() }),
  answer: done,
  statuses: [409],
  may: 'govern',
  proof: 'recent',
});

export const stopCallingOff = consoleEndpoint({
  name: 'stopCallingOff',
  method: 'POST',
  path: 'sites/{site}/calling-off/stop',
  summary: 'Stops the job; what was done stays done, and nothing is sold.',
  bodyKind: 'json',
  body: v.object({}),
  answer: done,
  statuses: [409],
  may: 'govern',
  proof: 'secondFactor',
});

export const resumeCallingOff = consoleEndpoint({
  name: 'resumeCallingOff',
  method: 'POST',
  path: 'sites/{site}/calling-off/resume',
  summary: 'Goes on with the orders that are left, and tries those again that failed.',
  bodyKind: 'json',
  body: v.object({}),
  answer: done,
  statuses: [409],
  may: 'govern',
  proof: 'recent',
});
