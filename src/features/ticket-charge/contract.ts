import * as v from 'valibot';
import { endpoint } from '#kernel/endpoint.ts';
import { fileSchema, pageQuery } from '#kernel/schema.ts';
import {
  paymentMethods,
  paymentStatuses,
  paymentsUnderway,
} from '#features/ticket/rules/purchased/purchased-ticket.ts';

/** CHARGE-002, CHARGE-004. */
export const chargeRowSchema = v.object({
  ticketChargeId: v.number(),
  /** The order's number. */
  orderId: v.string(),
  /** What sold it. */
  contentId: v.number(),
  /** When it was paid, or ordered while it is not. */
  chargedAt: v.string(),
  /** What was bought, in one line. */
  title: v.string(),
  /** Tickets in it, cancelled ones too. */
  number: v.number(),
  /** Whole yen, after a discount: what was paid or is to be, without tickets that were cancelled before. */
  amount: v.number(),
  /** Of it, what went back or still has to: cancelled tickets, and money that bought nothing. */
  refundedAmount: v.number(),
  /** Of that, what was not paid back yet. */
  refundDueAmount: v.number(),
  paymentMethod: v.picklist(paymentMethods),
  paymentStatus: v.picklist(paymentStatuses),
  /** It is on its way: there is nothing else to pay. */
  paymentUnderway: v.nullable(v.picklist(paymentsUnderway)),
  /** Whom the purchaser wished the receipt for; '' for nobody. */
  addressee: v.string(),
  /** isReceipt: the receipt was given already (CHARGE-006). */
  documentDownloads: v.object({ isReceipt: v.boolean() }),
});
export type ChargeRowAnswer = v.InferOutput<typeof chargeRowSchema>;

const read = { method: 'GET', behindDoors: true } as const;
const statuses = [403, 404, 422, 461, 551, 552] as const;

export const listTicketCharges = endpoint({
  ...read,
  name: 'listTicketCharges',
  path: 'mypage/ticket_charge/list/{portalId}/{eventId}/',
  summary: "A member's purchases at an event, newest first; 20 on a page without per_page [CHARGE-003, CHARGE-004].",
  query: v.object(pageQuery),
  answer: v.object({ rows: v.array(chargeRowSchema) }),
  paged: true,
  statuses,
});

export const downloadReceipt = endpoint({
  ...read,
  name: 'downloadReceipt',
  path: 'mypage/ticket_charge/receipt/{portalId}/{eventId}/{ticketChargeId}',
  summary:
    'The receipt of a purchase as PDF, once: afterwards, and for a purchase that nothing was paid for, 409 [CHARGE-005, CHARGE-007].',
  query: v.object({ addressee: v.pipe(v.string(), v.maxLength(200)) }),
  fileType: 'application/pdf',
  answer: fileSchema,
  statuses: [...statuses, 409],
  changes: true,
});
