import type { Say } from '#features/site/server.ts';
import { paymentStatusOf } from '#features/ticket/rules/order/order.ts';
import { orderMoney } from '#features/ticket/rules/order/order-money.ts';
import { orderOf } from '#features/ticket/server.ts';
import { formatInstant } from '#kernel/period.ts';
import type { ChargeRowAnswer } from '../contract.ts';
import type { ChargedTicket, ChargeRecord } from './read-charges.ts';

export function presentCharge(record: ChargeRecord, say: Say): ChargeRowAnswer {
  const { tickets, addressee, paid_at, ordered_at } = record;
  const order = orderOf(record);
  return {
    ticketChargeId: record.order_id,
    orderId: record.order_number,
    chargedAt: formatInstant((paid_at ?? ordered_at).getTime()),
    title: [...new Set(tickets.map(({ document }) => say(document.title)))].join(' / '),
    number: tickets.length,
    amount: orderMoney(order).due,
    refundedAmount: record.refunded,
    refundDueAmount: record.refund_due,
    paymentMethod: record.payment_method,
    paymentStatus: paymentStatusOf(order),
    addressee,
    documentDownloads: { isReceipt: record.is_receipt },
  };
}

/** The ticket with its price's name, 1日券（大人）. */
export function titleOf({ document, multiplePriceId }: ChargedTicket, say: Say): string {
  const price = document.multiplePrices.find((one) => one.ticketMultiplePriceId === multiplePriceId);
  return price === undefined ? say(document.title) : `${say(document.title)} (${say(price.name)})`;
}
