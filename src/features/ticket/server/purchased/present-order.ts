import type { GatewayAnswer } from '#features/payment/rules/gateway-answer.ts';
import type { Payments } from '#features/payment/server.ts';
import { sayIn, spokenLanguage } from '#features/site/server.ts';
import { formatInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import type { OrderAnswer } from '../../contract.ts';
import { orderMoney } from '../../rules/order/order-money.ts';
import { paymentStatusOf } from '../../rules/order/payment-status.ts';
import { deadlineOfTransfer } from '../../rules/order/hold-until.ts';
import { paymentDeadline } from '../../rules/payment/convenience-store.ts';
import { moneyBack } from '../../rules/order/refund-state.ts';
import { isToOrganiser, type OrderRow, orderOf, storedApplication } from '../order/order-columns.ts';
import { paymentKeyOf } from '../order/orders.ts';
import { presentPurchasedTickets, type TicketViewer } from './present-purchased.ts';
import { type PurchasedRow, readPurchased } from './read-purchased.ts';
import type { SaleContent } from '../sale/sale-content.ts';

/** An order as its purchaser sees it, with what the gateway said last; its tickets are read where none are given. */
export type PresentOrder = (
  row: OrderRow,
  sale: SaleContent,
  viewer: TicketViewer,
  tickets?: readonly PurchasedRow[],
) => Promise<OrderAnswer>;

export interface PresentServices {
  database: Database;
  payments: Pick<Payments, 'lastAnswer'>;
}

export function createPresentOrder({ database, payments }: PresentServices): PresentOrder {
  return async (row, sale, viewer, given) => {
    const said = row.attempt === 0 ? undefined : await payments.lastAnswer(paymentKeyOf(row, row.attempt));
    const tickets = given ?? (await readPurchased(database.kysely, { orderId: row.order_id }));
    // Most orders have none, and a purchase is not to wait for a statement that finds nothing.
    const isChanged = row.changed_at.getTime() > (row.paid_at ?? row.ordered_at).getTime();
    const mayHave = isChanged || row.refunded_attempts.length > 0 || tickets.some(({ state }) => state === 'canceled');
    const back = mayHave ? await readMoneyBack(database, row) : { moneyBack: null, refunds: [] };
    return { ...present(row, said, tickets, sale, viewer), ...back };
  };
}

/** Of attempts that bought nothing, and of cancelled tickets with what the organiser gives back. */
async function readMoneyBack({ kysely }: Database, row: OrderRow): Promise<Pick<OrderAnswer, 'moneyBack' | 'refunds'>> {
  const refunds = await kysely
    .selectFrom('ticket_refund')
    .select(['way', 'state', 'amount', 'purchased_ticket_id'])
    .where('order_id', '=', row.order_id)
    .execute();
  const [ofTickets, ofAttempts] = [true, false].map((isOfTicket) =>
    moneyBack(refunds.filter((one) => (one.purchased_ticket_id !== null) === isOfTicket)),
  );
  return { moneyBack: ofAttempts?.[0] ?? null, refunds: ofTickets ?? [] };
}

function present(
  row: OrderRow,
  said: GatewayAnswer | undefined,
  tickets: readonly PurchasedRow[],
  sale: SaleContent,
  viewer: TicketViewer,
): Omit<OrderAnswer, 'moneyBack' | 'refunds'> {
  const order = orderOf(row);
  const say = sayIn(sale.site.document, spokenLanguage(sale.site.document, viewer.language));
  return {
    orderId: row.order_number,
    state: row.state,
    amount: orderMoney(order).due,
    paymentMethod: row.payment_method,
    paymentStatus: paymentStatusOf(order),
    orderedAt: formatInstant(row.ordered_at.getTime()),
    heldUntil: row.held_until === null ? null : formatInstant(row.held_until.getTime()),
    paymentUrl: row.state === 'authenticating' && said?.type === 'actionRequired' ? said.url : null,
    ...whereToPay(row, said, {
      bankAccount: say(sale.content.payment.bankAccount),
      deadlineHours: sale.content.payment.deadlineHours,
    }),
    owed: orderMoney(order).owed,
    wantsReceipt: row.include_receipt,
    problem: row.state === 'reserved' ? problemOf(row, said) : null,
    wantedSlotIds: row.state === 'applied' ? [...(storedApplication(row)?.slots ?? [])] : [],
    purchasedTickets: presentPurchasedTickets(tickets, viewer),
  };
}

/** Where the money of an order is to go: a number for a till, an account of its own, or what the organiser says. */
export function whereToPay(
  row: OrderRow,
  said: GatewayAnswer | undefined,
  transfer: { bankAccount: string; deadlineHours: number | undefined },
): Pick<OrderAnswer, 'convenienceStore' | 'bank' | 'bankNote' | 'bankDeadline'> {
  const number = row.state === 'awaiting' && said?.type === 'numberIssued' ? said : undefined;
  const isTransfer = isTransferAwaited(row);
  return {
    convenienceStore: number?.store ?? null,
    bank: number?.bank ?? null,
    bankNote: isTransfer ? transfer.bankAccount : '',
    bankDeadline: isTransfer ? transferDeadline(row, transfer.deadlineHours) : null,
  };
}

/** A transfer to the organiser is to come: its tickets are there already, or wait for it. */
function isTransferAwaited(row: OrderRow): boolean {
  if (isToOrganiser(row)) return row.state === 'awaiting';
  return row.is_deferred && row.payment_method === 'Bank' && orderMoney(orderOf(row)).owed > 0;
}

/** What was won came much later than it was ordered, so nothing can be counted from the order. */
function transferDeadline(row: OrderRow, hours: number | undefined): string | null {
  const { lottery, ordered_at: orderedAt, held_until: heldUntil } = row;
  if (heldUntil !== null && isToOrganiser(row)) return formatInstant(deadlineOfTransfer(heldUntil.getTime()));
  if (hours === undefined || lottery !== null) return null;
  return formatInstant(paymentDeadline(orderedAt.getTime(), hours));
}

/** Why the newest attempt failed. Nobody was asked where the card that was chosen had gone by then. */
function problemOf({ attempt }: OrderRow, said: GatewayAnswer | undefined): OrderAnswer['problem'] {
  if (said === undefined) return attempt === 0 ? null : 'cardInvalid';
  return said.type === 'refused' ? said.reason : null;
}
