import type { Instant } from '#kernel/clock.ts';
import type { PaymentMethod } from '../payment/payment-method.ts';
import type { Order } from '../order/order.ts';
import { leftToGiveBack } from '../order/order-money.ts';
import type { RefundWay } from '../order/refund-state.ts';
import { isCardTooOld } from '../purchased/cancellation.ts';

/** A ticket of an order, as far as it decides what an organiser can do to it. */
interface OfficeTicket {
  id: number;
  /** Somebody has it: only such a ticket can be cancelled. */
  isIssued: boolean;
  /** How often the gate let it in. */
  checkinCount: number;
}

/** An order with its tickets and what of its money was given back. */
export interface OfficeOrder {
  order: Order;
  paymentMethod: PaymentMethod;
  /** Undefined: nothing was paid. */
  paidAt: Instant | undefined;
  /** Whole yen: all refunds of the money that bought the tickets. */
  givenBack: number;
  tickets: readonly OfficeTicket[];
}

/** What an organiser wants, with what they saw of the order when they decided. */
export interface ChangeWish {
  ticketIds: readonly number[];
  /** Whole yen to be given back. */
  refund: number;
  /** What was left to give back. */
  seenLeft: number;
  /** Of the tickets above those that had been used. */
  seenUsedIds: readonly number[];
}

/**
 * `changed`: what can be given back is no longer what the organiser saw. `usedSince`: one of the tickets was let in
 * after they looked.
 */
export const changeProblems = ['nothing', 'notCancelable', 'usedSince', 'changed', 'tooMuch'] as const;
export type ChangeProblem = (typeof changeProblems)[number];

export interface JudgedChange {
  kind: 'canceled' | 'refunded';
  ticketIds: readonly number[];
  /** `amount` 0: nothing goes back. */
  refund: { amount: number; way: RefundWay };
}

/** A card is paid back by its gateway as long as the card takes refunds; all other money by hand. */
export function wayBack(
  { order, paymentMethod, paidAt }: Pick<OfficeOrder, 'order' | 'paymentMethod' | 'paidAt'>,
  now: Instant,
): RefundWay {
  const isAtGateway = paymentMethod === 'CreditCard' && order.paidAttempt !== null;
  return isAtGateway && !isCardTooOld({ paymentMethod, paidAt }, now) ? 'gateway' : 'byHand';
}

/** What an organiser's change does to an order, or why it cannot be (docs/decisions/0045). */
export function judgeChange(office: OfficeOrder, wish: ChangeWish, now: Instant): JudgedChange | ChangeProblem {
  const { refund: amount, seenLeft, seenUsedIds } = wish;
  const ticketIds = [...new Set(wish.ticketIds)];
  if (ticketIds.length === 0 && amount === 0) return 'nothing';
  const tickets = ticketIds.map((id) => office.tickets.find((one) => one.id === id));
  const isCancelable = office.order.state === 'completed' && tickets.every((one) => one?.isIssued === true);
  if (ticketIds.length > 0 && !isCancelable) return 'notCancelable';
  if (tickets.some((one) => one !== undefined && one.checkinCount > 0 && !seenUsedIds.includes(one.id))) {
    return 'usedSince';
  }
  const left = leftToGiveBack(office);
  if (left !== seenLeft) return 'changed';
  if (amount > left) return 'tooMuch';
  const kind = ticketIds.length === 0 ? 'refunded' : 'canceled';
  return { kind, ticketIds, refund: { amount, way: wayBack(office, now) } };
}
