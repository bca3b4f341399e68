import * as v from 'valibot';
import { chargebackStates } from '#features/ticket/rules/order/chargeback.ts';
import { paymentMethods } from '#features/ticket/rules/payment/payment-method.ts';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { languageCodes } from '#kernel/language.ts';
import { idTextSchema, localizedTextSchema } from '#kernel/schema.ts';
import { orderFilter } from './contract/filter.ts';
import { historyEntrySchema } from './contract/history.ts';
import { orderStandings } from './rules/order-standing.ts';

const buyer = {
  /** '': the form did not ask for it, or the member has left. */
  name: v.string(),
  kana: v.string(),
  mail: v.string(),
};
const yen = v.number();

const listedOrder = v.object({
  orderNumber: v.string(),
  orderedAt: v.string(),
  standing: v.picklist(orderStandings),
  method: v.picklist(paymentMethods),
  ...buyer,
  /** The member who bought it has left, and nothing is kept of them. */
  hasLeft: v.boolean(),
  /** Whole yen: what it costs now, and what of it is still to come. */
  due: yen,
  owed: yen,
  /** Money that is still to go back. */
  toRefund: yen,
  tickets: v.array(v.object({ title: localizedTextSchema, number: v.number() })),
});
export type ListedOrder = v.InferOutput<typeof listedOrder>;

export const listOrders = consoleEndpoint({
  name: 'listOrdersOfSite',
  method: 'GET',
  path: 'sites/{site}/orders',
  summary: 'The orders of an event, the newest first; found by number, name, kana and mail address.',
  query: v.object({
    ...orderFilter,
    /** `next` of the page before. */
    after: v.optional(idTextSchema),
  }),
  answer: v.object({
    entries: v.array(listedOrder),
    next: v.nullable(v.string()),
    /** How many were found, as far as it was counted; null behind the first page. */
    found: v.nullable(v.number()),
    /** Whether there are more than were counted. */
    isMoreFound: v.boolean(),
  }),
  may: 'sell',
  proof: 'secondFactor',
});

export const listOrderedTickets = consoleEndpoint({
  name: 'listOrderedTicketsOfSite',
  method: 'GET',
  path: 'sites/{site}/orders/tickets',
  summary: 'The tickets that the list of orders can be cut down to: those on sale, and those that somebody ordered.',
  answer: v.object({
    tickets: v.array(v.object({ contentId: v.number(), ticketId: v.number(), title: localizedTextSchema })),
  }),
  may: 'sell',
  proof: 'secondFactor',
});

const orderTicket = v.object({
  purchasedTicketId: v.number(),
  contentId: v.number(),
  ticketId: v.number(),
  title: localizedTextSchema,
  /** Of a ticket with several prices or slots. */
  priceName: v.nullable(localizedTextSchema),
  slotName: v.nullable(localizedTextSchema),
  /** Its number; '' until it is issued. */
  code: v.string(),
  price: yen,
  originalPrice: yen,
  state: v.picklist(['applied', 'held', 'issued', 'released', 'canceled']),
  checkinCount: v.number(),
  /** Who has it now; the mail address is that of a companion or of the member who holds it. */
  holder: v.object({ name: v.string(), mail: v.string(), isBuyer: v.boolean() }),
  transfer: v.nullable(v.picklist(['TRANSFERRING', 'TRANSFERRED'])),
});

export const readOrder = consoleEndpoint({
  name: 'readOrderOfSite',
  method: 'GET',
  path: 'sites/{site}/orders/{orderNumber}',
  summary: 'One order with its buyer, its tickets, its money and everything that happened to it.',
  answer: v.object({
    orderNumber: v.string(),
    orderedAt: v.string(),
    standing: v.picklist(orderStandings),
    method: v.picklist(paymentMethods),
    language: v.picklist(languageCodes),
    /** Until when its places are held for a payment. */
    heldUntil: v.nullable(v.string()),
    buyer: v.object({
      ...buyer,
      hasLeft: v.boolean(),
      isMember: v.boolean(),
      /** The rest of the buyer's form, in the words of its questions. */
      answers: v.array(v.object({ question: v.string(), answer: v.string() })),
    }),
    tickets: v.array(orderTicket),
    money: v.object({
      /** What it cost without a discount, and what of that nobody owes any more: a discount, and unpaid tickets that were cancelled. */
      full: yen,
      discount: yen,
      canceledUnpaid: yen,
      due: yen,
      paid: yen,
      owed: yen,
      /** With what the buyer's bank took back. */
      refunded: yen,
      toRefund: yen,
      /** What was kept of the price of cancelled tickets. */
      fee: yen,
      code: v.nullable(v.string()),
    }),
    /** The newest chargeback: the buyer's bank took money back. */
    chargeback: v.nullable(
      v.object({
        amount: yen,
        state: v.picklist(chargebackStates),
        /** In the gateway's words: `fraudulent`. */
        reason: v.string(),
        /** Until when the organiser can answer at the gateway. */
        respondBy: v.nullable(v.string()),
      }),
    ),
    receipt: v.object({ isWanted: v.boolean(), addressee: v.string(), issuedAt: v.nullable(v.string()) }),
    /** The mail about how it stands can be sent again. */
    canResend: v.boolean(),
    /** The latest first. */
    history: v.array(historyEntrySchema),
  }),
  may: 'sell',
  proof: 'secondFactor',
});

export const resendOrderMail = consoleEndpoint({
  name: 'resendMailOfOrder',
  method: 'POST',
  path: 'sites/{site}/orders/{orderNumber}/mail',
  summary:
    'Sends the mail about how an order stands again, with its tickets where it has some, to its present address; once a minute.',
  bodyKind: 'json',
  body: v.object({}),
  answer: v.object({ to: v.string() }),
  statuses: [409],
  may: 'sell',
  proof: 'secondFactor',
});
