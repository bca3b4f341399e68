import * as v from 'valibot';
import { bankAccountSchema, storeNumberSchema } from '#features/payment/contract/how-to-pay.ts';
import { moneyBackFrom } from '../rules/order/refund-state.ts';
import { orderStates } from '../rules/order/order.ts';
import { paymentMethods, paymentStatuses, paymentsUnderway } from '../rules/payment/payment-method.ts';
import { lotteryStatuses } from '../rules/purchased/purchased-ticket.ts';
import { ticketContentSchema } from './sale.ts';

const moneyBackSchema = v.object({ amount: v.number(), from: v.picklist(moneyBackFrom) });
const maybe = <S extends v.GenericSchema>(schema: S) => v.nullable(schema);
const date = maybe(v.string());

/** A ticket that a person has, waits for or lost (TICKET-022). */
export const purchasedTicketSchema = v.object({
  id: v.number(),
  /** The order's number; '' for everybody but the purchaser. */
  orderId: v.string(),
  ticketId: v.number(),
  ticketMultiplePriceId: maybe(v.number()),
  /** Its number, for people; '' for everybody but the holder. */
  code: v.string(),
  /** The name of its holder, as at the gate; '' for everybody but the holder, and if no name is known. */
  holderName: v.string(),
  /** 0 for a recipient: a gift does not show its price. */
  price: v.number(),
  /** Before a discount. */
  originalPrice: v.number(),
  /** What of its order's money can still go back, whole yen; 0 for a recipient. */
  orderLeft: v.number(),
  /** 0 for everybody but the holder: whether a guest came is not the giver's to know. */
  checkinCount: v.number(),
  checkinPeriodStart: date,
  checkinPeriodEnd: date,
  availableStartedAt: date,
  canceled: v.number(),
  isUnpaidTicket: v.boolean(),
  /** Until when its place is held for the buyer, who has not paid yet. */
  payBy: date,
  /** The buyer is paying for it: there is nothing else to pay. */
  paymentUnderway: maybe(v.picklist(paymentsUnderway)),
  paymentMethod: v.picklist(paymentMethods),
  paymentStatus: v.picklist(paymentStatuses),
  lotteryStatus: maybe(v.picklist(lotteryStatuses)),
  successTicketSlotId: maybe(v.number()),
  transferCode: maybe(v.string()),
  transferStatus: maybe(v.picklist(['TRANSFERRING', 'TRANSFERRED'])),
  transferUrl: maybe(v.string()),
  /** Until when the link may be used. */
  transferExpiresAt: date,
  qrString: maybe(v.string()),
  /** Whether the caller bought it; otherwise the caller received it. */
  isPurchaser: v.boolean(),
  /** The ticket as it was when it was bought (TICKET-122). */
  ticketContentSnapshot: ticketContentSchema,
});
export type PurchasedTicketAnswer = v.InferOutput<typeof purchasedTicketSchema>;

/** What became of a purchase. */
export const orderSchema = v.object({
  /** The order's number. */
  orderId: v.string(),
  state: v.picklist(orderStates),
  /** What it costs, whole yen: without tickets that were cancelled before they were paid for. */
  amount: v.number(),
  paymentMethod: v.picklist(paymentMethods),
  paymentStatus: v.picklist(paymentStatuses),
  orderedAt: v.string(),
  /** Until when its places are held. */
  heldUntil: date,
  /** 3-D Secure: where the buyer has to go now. */
  paymentUrl: maybe(v.string()),
  convenienceStore: maybe(storeNumberSchema),
  bank: maybe(bankAccountSchema),
  /** Of a deferred transfer: where it goes, in the organiser's words. */
  bankNote: v.string(),
  /** Of such a transfer: until when the organiser asks for it. The order stays after it. */
  bankDeadline: date,
  /** What is still to be paid, whole yen. */
  owed: v.number(),
  /** Whether the buyer asked for a receipt. */
  wantsReceipt: v.boolean(),
  /** Why the last attempt failed. */
  problem: maybe(v.string()),
  /** Money that came and bought nothing: how much goes back, and who still has to pay it; `nobody` when it is back. */
  moneyBack: maybe(moneyBackSchema),
  /** The refunds for cancelled tickets, with who still has to pay each sum. */
  refunds: v.array(moneyBackSchema),
  /** Of an application: the slots that are wanted, what is wanted most first. */
  wantedSlotIds: v.array(v.number()),
  /** Told when an order is looked up: whether its mail comes later, together with others of its address. */
  isMailHeld: v.optional(v.boolean()),
  purchasedTickets: v.array(purchasedTicketSchema),
});
export type OrderAnswer = v.InferOutput<typeof orderSchema>;
