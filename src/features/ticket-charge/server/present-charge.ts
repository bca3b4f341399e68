import { presentEventLabel, type PublishedSite, type Say, sayIn, spokenLanguage } from '#features/site/server.ts';
import type { Order } from '#features/ticket/rules/order/order.ts';
import { isPaid, orderMoney } from '#features/ticket/rules/order/order-money.ts';
import { paymentStatusOf, paymentUnderwayOf } from '#features/ticket/rules/order/payment-status.ts';
import { nameIn } from '#features/profile/rules/person-name.ts';
import { orderOf } from '#features/ticket/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { formatInstant } from '#kernel/period.ts';
import type { ChargeRowAnswer, PortalChargeRow } from '../contract.ts';
import { receiptGraceMs } from '../rules/receipt-grace.ts';
import { issuerOf } from './issuer-of.ts';
import type { ChargedTicket, ChargeRecord } from './read-charges.ts';

export function presentCharge(record: ChargeRecord, site: PublishedSite, language: LanguageCode): ChargeRowAnswer {
  const { tickets, addressee, charged_at } = record;
  const say = sayIn(site.document, spokenLanguage(site.document, language));
  const order = orderOf(record);
  return {
    ticketChargeId: record.order_id,
    orderId: record.order_number,
    contentId: record.content_id,
    chargedAt: formatInstant(charged_at.getTime()),
    title: [...new Set(tickets.map(({ document }) => say(document.title)))].join(' / '),
    number: tickets.length,
    amount: boughtNothing(order) ? record.refunded : orderMoney(order).due,
    refundedAmount: record.refunded,
    refundDueAmount: record.refund_due,
    paymentMethod: record.payment_method,
    paymentStatus: paymentStatusOf(order),
    paymentUnderway: paymentUnderwayOf(order.state),
    addressee: addressee || nameIn(record.purchaser_info, language),
    documentDownloads: { isReceipt: record.is_receipt },
    isInvoice: issuerOf(site, record).registrationNumber !== undefined,
    receiptUntil: record.issued_at === null ? null : formatInstant(record.issued_at.getTime() + receiptGraceMs),
  };
}

/** A charge in the list of a portal, with the event that it was paid to. */
export function presentPortalCharge(
  record: ChargeRecord,
  event: PublishedSite,
  language: LanguageCode,
): PortalChargeRow {
  return {
    ...presentCharge(record, event, language),
    event: presentEventLabel(event, spokenLanguage(event.document, language)),
    givesReceipts: event.document.mypage?.ticketCharge?.isEnable ?? false,
  };
}

/** Whether the order is over and all its money goes back, which may be less or more than the order cost. */
function boughtNothing(order: Order): boolean {
  const isOver = order.state === 'canceled' || order.state === 'expired';
  return isOver && !isPaid(order) && order.refundedAttempts.length > 0;
}

/** The title of a ticket with the name of its price: 1日券 (大人). */
export function titleOf({ document, multiplePriceId }: ChargedTicket, say: Say): string {
  const price = document.multiplePrices.find((one) => one.ticketMultiplePriceId === multiplePriceId);
  return price === undefined ? say(document.title) : `${say(document.title)} (${say(price.name)})`;
}
