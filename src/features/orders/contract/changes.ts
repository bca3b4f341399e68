import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { cancelProblems } from '#features/ticket/rules/purchased/cancellation.ts';
import { refundStates } from '#features/ticket/rules/order/refund-state.ts';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { localizedTextSchema } from '#kernel/schema.ts';
import { changedTicketsMax, reasonMax, yenMax } from '../rules/change-limits.ts';

const yen = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(yenMax));
const ids = v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.maxLength(changedTicketsMax));
const way = v.picklist(['gateway', 'byHand']);
/** Made with the form: a press that is sent again is the same change. */
export const changeKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/));
const reason = v.pipe(v.string(), v.trim(), maxLetters(reasonMax));
const done = v.object({ done: v.literal(true) });

export const readOrderDesk = consoleEndpoint({
  name: 'readOrderDesk',
  method: 'GET',
  path: 'sites/{site}/orders/{orderNumber}/desk',
  summary: 'What can be done to an order now: tickets to cancel with the rule for their buyer, money to give back.',
  answer: v.object({
    /** Whole yen. */
    left: v.number(),
    givenBack: v.number(),
    way,
    isOwed: v.boolean(),
    /** Whole yen that are to come to the organiser. */
    owed: v.number(),
    isSilent: v.boolean(),
    isOpen: v.boolean(),
    tickets: v.array(
      v.object({
        purchasedTicketId: v.number(),
        title: localizedTextSchema,
        code: v.string(),
        price: v.number(),
        isUsed: v.boolean(),
        isHandedOn: v.boolean(),
        /** What it would cost the buyer to cancel it; `problem`: why they cannot. */
        own: v.object({ fee: v.number(), refund: v.number(), problem: v.nullable(v.picklist(cancelProblems)) }),
      }),
    ),
    refunds: v.array(
      v.object({
        number: v.string(),
        amount: v.number(),
        way,
        state: v.picklist(refundStates),
        isByHand: v.boolean(),
      }),
    ),
  }),
  may: 'sell',
  proof: 'secondFactor',
});

export const changeOrderOfSite = consoleEndpoint({
  name: 'changeOrderOfSite',
  method: 'POST',
  path: 'sites/{site}/orders/{orderNumber}/change',
  summary: 'Cancels tickets of an order, gives money back, or both; buyer and holders are told by mail.',
  body: v.object({
    key: changeKey,
    ticketIds: ids,
    refund: yen,
    /** What was left to give back when the organiser looked, and which tickets had been used. */
    seenLeft: yen,
    seenUsedIds: ids,
    reason,
  }),
  answer: v.object({
    kind: v.picklist(['canceled', 'refunded']),
    ticketIds: v.array(v.number()),
    amount: v.number(),
    /** Null: nothing goes back. */
    way: v.nullable(way),
  }),
  statuses: [409],
  may: 'sell',
  proof: 'secondFactor',
});

export const settleOrder = consoleEndpoint({
  name: 'settleOrderOfSite',
  method: 'POST',
  path: 'sites/{site}/orders/{orderNumber}/settle',
  summary: 'Notes that a deferred payment came; the buyer is told by mail.',
  body: v.object({ key: changeKey }),
  answer: done,
  statuses: [409],
  may: 'sell',
  proof: 'secondFactor',
});

export const revokeOrder = consoleEndpoint({
  name: 'revokeOrderOfSite',
  method: 'POST',
  path: 'sites/{site}/orders/{orderNumber}/revoke',
  summary: 'Takes back the tickets of an order that was not paid, or ends one that waits for its payment.',
  body: v.object({ key: changeKey, reason }),
  answer: v.object({
    /** True: the gateway has not answered yet, and the order ends when it has. */
    isChecked: v.boolean(),
  }),
  statuses: [409],
  may: 'sell',
  proof: 'secondFactor',
});

export const noteRefundPaid = consoleEndpoint({
  name: 'noteRefundPaid',
  method: 'POST',
  path: 'sites/{site}/refunds/{refundNumber}/paid',
  summary: 'Notes that a refund was paid by hand; saying it again changes nothing.',
  body: v.object({ key: changeKey }),
  answer: done,
  statuses: [409],
  may: 'sell',
  proof: 'secondFactor',
});
