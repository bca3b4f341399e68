import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { LocalizedText } from '#kernel/localized-text.ts';
import type { Tables } from '#server/database/tables.ts';
import { leftToGiveBack, orderMoney } from '../../rules/order/order-money.ts';
import { refundNumber } from '../../rules/order/refund-number.ts';
import { isGatewaySilent, judgePaidByHand, type RefundState, type RefundWay } from '../../rules/order/refund-state.ts';
import { wayBack } from '../../rules/organiser/judge-change.ts';
import { type OwnCancellation, ownCancellation } from '../../rules/organiser/own-cancellation.ts';
import { isTransferring } from '../../rules/purchased/transfer.ts';
import { isAwaited } from '../order/awaits-transfer.ts';
import type { OrderRow } from '../order/order-columns.ts';
import { readOrder } from '../order/order-rows.ts';
import { transferOf } from '../purchased/change-purchased.ts';
import { purchasedOfRow } from '../purchased/present-purchased.ts';
import { leftOfOrder, type PurchasedRow } from '../purchased/read-purchased.ts';
import { isDisputed } from '../refund/refund-rows.ts';
import type { NamedOrder } from './change-order.ts';
import { readOffice } from './office-order.ts';

/** What an organiser can do to an order now. */
export interface OrderDesk {
  /** Whole yen: what can be given back, and what was. */
  left: number;
  givenBack: number;
  way: RefundWay;
  /** Money is to come to the organiser: it can be noted, or the tickets taken back. */
  isOwed: boolean;
  /** Whole yen of it. */
  owed: number;
  /** Its gateway does not answer, and its hold is over: its places can be taken back. */
  isSilent: boolean;
  /** Its buyer has not paid: it can be ended. */
  isOpen: boolean;
  /** Those that can be cancelled. */
  tickets: DeskTicket[];
  refunds: DeskRefund[];
}

interface DeskTicket {
  purchasedTicketId: number;
  title: LocalizedText;
  code: string;
  price: number;
  isUsed: boolean;
  /** Somebody else has it. */
  isHandedOn: boolean;
  own: OwnCancellation;
}

interface DeskRefund {
  number: string;
  amount: number;
  way: RefundWay;
  state: RefundState;
  /** The organiser can note that they paid it. */
  isByHand: boolean;
}

/** Undefined: the site has no such order. */
export async function readDesk(
  connection: Kysely<Tables>,
  { siteKey, orderNumber }: NamedOrder,
  now: Instant,
): Promise<OrderDesk | undefined> {
  const row = await readOrder(connection, { orderNumber });
  if (row === undefined || row.site_key !== siteKey) return undefined;
  const { office, tickets } = await readOffice(connection, row);
  const isCompleted = row.state === 'completed';
  const money = orderMoney(office.order);
  const isOwed = isAwaited(row) || (isCompleted && row.is_deferred && money.owed > 0);
  return {
    left: leftToGiveBack(office),
    givenBack: office.givenBack,
    way: wayBack(office, now),
    isOwed,
    owed: isOwed ? money.due : 0,
    isSilent: row.state === 'checking' && row.held_until !== null && row.held_until.getTime() <= now,
    isOpen: ['reserved', 'authenticating', 'awaiting'].includes(row.state),
    tickets: isCompleted
      ? tickets.filter(({ state }) => state === 'issued').map((one) => deskTicket(one, row, now))
      : [],
    refunds: await refundsOf(connection, row, now),
  };
}

function deskTicket(ticket: PurchasedRow, row: OrderRow, now: Instant): DeskTicket {
  const purchased = purchasedOfRow(ticket);
  const { cancelPeriodStart, cancelPeriodEnd, cancelFee } = ticket.document;
  const paid = {
    paymentMethod: purchased.paymentMethod,
    paidAt: row.paid_at?.getTime(),
    paidAmount: purchased.paymentStatus === 'Sale' ? ticket.price : 0,
    left: leftOfOrder(ticket),
  };
  return {
    purchasedTicketId: ticket.purchased_ticket_id,
    title: ticket.document.title,
    code: ticket.code,
    price: ticket.price,
    isUsed: ticket.checkin_count > 0,
    isHandedOn: ticket.holder_id !== ticket.purchaser_id,
    own: ownCancellation(purchased, { cancelPeriodStart, cancelPeriodEnd, cancelFee }, paid, {
      isTransferring: isTransferring(transferOf(ticket), now),
      now,
    }),
  };
}

async function refundsOf(connection: Kysely<Tables>, row: OrderRow, now: Instant): Promise<DeskRefund[]> {
  const refunds = await connection
    .selectFrom('ticket_refund as r')
    .select(['r.ticket_refund_id', 'r.amount', 'r.way', 'r.state', 'r.created_at', isDisputed.as('isDisputed')])
    .where('r.order_id', '=', row.order_id)
    // What the bank took nobody gave back.
    .where(sql<SqlBool>`not exists (select from ticket_chargeback c where c.ticket_refund_id = r.ticket_refund_id)`)
    .orderBy('r.ticket_refund_id')
    .execute();
  return refunds.map(({ ticket_refund_id: refundId, created_at, isDisputed: isHeld, ...refund }) => ({
    ...refund,
    number: refundNumber({ orderNumber: row.order_number, refundId }),
    isByHand: !isHeld && judgePaidByHand(refund, isGatewaySilent(refund, created_at.getTime(), now)) === 'noted',
  }));
}
