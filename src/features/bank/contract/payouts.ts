import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { answersBodyMaxBytes } from '#kernel/limits.ts';
import { idTextSchema } from '#kernel/schema.ts';
import { accountKinds } from '../rules/payout/account.ts';
import { refundsOfPayoutMax } from '../rules/payout/payout-limits.ts';

const personal = { may: 'sell', proof: 'secondFactor' } as const;
const refundNumber = v.pipe(v.string(), maxLetters(80));
const done = v.object({ done: v.literal(true) });

export const readPayouts = consoleEndpoint({
  name: 'readPayouts',
  method: 'GET',
  path: 'sites/{site}/payouts',
  summary:
    'A page of the refunds that the organiser pays back by hand and that are in no file, the oldest first, with what they come to and the latest files; the look is logged.',
  query: v.object({
    /** `next` of the page before. */
    after: v.optional(idTextSchema),
  }),
  answer: v.object({
    entries: v.array(
      v.object({
        refundNumber: v.string(),
        orderNumber: v.string(),
        name: v.string(),
        /** Whole yen. */
        amount: v.number(),
        owedSince: v.string(),
        /** Whoever has left, or gave no address, cannot be asked. */
        canBeAsked: v.boolean(),
        account: v.picklist(['none', 'asked', 'given']),
      }),
    ),
    next: v.nullable(v.string()),
    /** All of them, on the first page alone. */
    open: v.nullable(v.object({ number: v.number(), amount: v.number() })),
    /** On the first page alone. */
    payouts: v.array(
      v.object({
        payoutId: v.number(),
        state: v.picklist(['made', 'paid', 'dropped']),
        madeAt: v.string(),
        madeBy: v.string(),
        refunds: v.number(),
        amount: v.number(),
      }),
    ),
  }),
  ...personal,
});

export const askAccounts = consoleEndpoint({
  name: 'askAccounts',
  method: 'POST',
  path: 'sites/{site}/payouts/ask',
  summary: 'Mails buyers a link at which they enter the account for their refund; a link before it stops working.',
  body: v.object({ refundNumbers: v.pipe(v.array(refundNumber), v.minLength(1), v.maxLength(refundsOfPayoutMax)) }),
  answer: v.object({ asked: v.number() }),
  statuses: [409],
  ...personal,
});

export const makePayout = consoleEndpoint({
  name: 'makePayout',
  method: 'POST',
  path: 'sites/{site}/payouts',
  summary: 'Makes a file for the bank of refunds whose accounts are known. 409 where one of them is in another file.',
  bodyMaxBytes: answersBodyMaxBytes,
  body: v.object({
    key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/)),
    refunds: v.pipe(
      v.array(v.object({ refundNumber, /** What the organiser saw. */ amount: v.number() })),
      v.minLength(1),
      v.maxLength(refundsOfPayoutMax),
    ),
  }),
  answer: v.object({ payoutId: v.number() }),
  statuses: [409],
  may: 'sell',
  proof: 'recent',
});

export const readPayout = consoleEndpoint({
  name: 'readPayout',
  method: 'GET',
  path: 'sites/{site}/payouts/{payoutId}',
  summary: 'The lines of a file with the accounts, from which the browser writes it; the look is logged.',
  answer: v.object({
    lines: v.array(
      v.object({
        refundId: v.number(),
        refundNumber: v.string(),
        orderNumber: v.string(),
        amount: v.number(),
        account: v.object({
          bank: v.string(),
          branch: v.string(),
          kind: v.picklist(accountKinds),
          number: v.string(),
          holder: v.string(),
        }),
      }),
    ),
  }),
  ...personal,
});

export const payPayout = consoleEndpoint({
  name: 'payPayout',
  method: 'POST',
  path: 'sites/{site}/payouts/{payoutId}/paid',
  summary: 'Notes that all refunds of a file were paid back; the buyers are told by mail.',
  bodyKind: 'json',
  body: v.object({}),
  answer: v.object({ paid: v.number() }),
  statuses: [409],
  ...personal,
});

export const dropPayout = consoleEndpoint({
  name: 'dropPayout',
  method: 'POST',
  path: 'sites/{site}/payouts/{payoutId}/drop',
  summary: 'Gives the refunds of a file back that did not go to the bank.',
  bodyKind: 'json',
  body: v.object({}),
  answer: done,
  statuses: [409],
  ...personal,
});
