import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { eventLabelSchema } from '#features/site/contract.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { fileSchema, pageQuery } from '#kernel/schema.ts';
import { paymentMethods, paymentStatuses, paymentsUnderway } from '#features/ticket/rules/payment/payment-method.ts';

/** CHARGE-002, CHARGE-004. */
export const chargeRowSchema = v.object({
  ticketChargeId: v.number(),
  /** The order number. */
  orderId: v.string(),
  /** The ticket module that sold it. */
  contentId: v.number(),
  /** When the member paid; before that, when they ordered. */
  chargedAt: v.string(),
  /** The titles of the tickets, in one line. */
  title: v.string(),
  /** How many tickets the order has, with cancelled ones. */
  number: v.number(),
  /** What the member paid or has to pay: whole yen, after a discount, without tickets cancelled before payment. */
  amount: v.number(),
  /** The part of `amount` that is refunded or owed back: for cancelled tickets, or for money that bought nothing. */
  refundedAmount: v.number(),
  /** The part of `refundedAmount` that is still owed. */
  refundDueAmount: v.number(),
  paymentMethod: v.picklist(paymentMethods),
  paymentStatus: v.picklist(paymentStatuses),
  /** Set while a payment is under way, so that the member does not pay again. */
  paymentUnderway: v.nullable(v.picklist(paymentsUnderway)),
  /** The addressee that the buyer typed with the order, else the buyer's name; '' without either. */
  addressee: v.string(),
  /** isReceipt: the member has downloaded the receipt (CHARGE-006). */
  documentDownloads: v.object({ isReceipt: v.boolean() }),
  /** The receipt has a registration number: it is a qualified invoice. */
  isInvoice: v.boolean(),
  /** Until then the member can have the receipt that was issued once more; null without one (CHARGE-005). */
  receiptUntil: v.nullable(v.string()),
});
export type ChargeRowAnswer = v.InferOutput<typeof chargeRowSchema>;

const read = { method: 'GET' } as const;

export const listTicketCharges = endpoint({
  ...read,
  name: 'listTicketCharges',
  who: 'member',
  at: 'site',
  path: 'mypage/ticket_charge/list/{portalId}/{eventId}',
  summary: "A member's purchases at an event, newest first; 20 a page without per_page [CHARGE-003, CHARGE-004].",
  query: v.object(pageQuery),
  answer: v.object({ rows: v.array(chargeRowSchema) }),
  paged: true,
});

const portalRowSchema = v.object({
  ...chargeRowSchema.entries,
  event: eventLabelSchema,
  /** The event issues receipts: its `mypage.ticketCharge` is on. */
  givesReceipts: v.boolean(),
});
export type PortalChargeRow = v.InferOutput<typeof portalRowSchema>;

export const listPortalCharges = endpoint({
  ...read,
  name: 'listPortalCharges',
  who: 'member',
  at: 'site',
  path: 'mypage/portal_ticket_charge/list/{portalId}',
  summary:
    "A member's purchases at all events of a portal, newest first; 404 where the portal's mypage.ticketCharge is off [MYPAGE-011].",
  query: v.object(pageQuery),
  answer: v.object({ rows: v.array(portalRowSchema) }),
  paged: true,
});

const receiptOf = {
  ...read,
  who: 'member',
  at: 'site',
  query: v.object({ addressee: v.pipe(v.string(), maxLetters(200)) }),
  fileType: 'application/pdf',
  answer: fileSchema,
  statuses: [409],
  changes: true,
} as const;

export const downloadReceipt = endpoint({
  ...receiptOf,
  name: 'downloadReceipt',
  path: 'mypage/ticket_charge/receipt/{portalId}/{eventId}/{ticketChargeId}',
  summary:
    'Issues the receipt of a purchase as PDF, which is done once; 409 if it was issued before or the buyer paid nothing [CHARGE-005, CHARGE-007].',
});

export const downloadPortalReceipt = endpoint({
  ...receiptOf,
  name: 'downloadPortalReceipt',
  path: 'mypage/portal_ticket_charge/receipt/{portalId}/{ticketChargeId}',
  summary: 'The same for a purchase at an event of a portal; 404 where the event issues no receipts [CHARGE-007].',
});

const issuedReceiptOf = {
  ...read,
  who: 'member',
  at: 'site',
  fileType: 'application/pdf',
  answer: fileSchema,
  statuses: [410],
} as const;

export const readIssuedReceipt = endpoint({
  ...issuedReceiptOf,
  name: 'readIssuedReceipt',
  path: 'mypage/ticket_charge/issued_receipt/{portalId}/{eventId}/{ticketChargeId}',
  summary:
    'The same receipt as it was issued, for a member whose download was lost; 410 a day after it was issued, and before [CHARGE-005].',
});

export const readIssuedPortalReceipt = endpoint({
  ...issuedReceiptOf,
  name: 'readIssuedPortalReceipt',
  path: 'mypage/portal_ticket_charge/issued_receipt/{portalId}/{ticketChargeId}',
  summary: 'The same for a purchase at an event of a portal [CHARGE-005].',
});
