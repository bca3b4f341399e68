import type { Transaction } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import { refundOfCallingOff } from '../../rules/organiser/refund-of-calling-off.ts';
import { applyEvent } from '../order/apply-event.ts';
import type { OrderRow } from '../order/order-columns.ts';
import { lockOrder } from '../order/order-rows.ts';
import { type ChangeServices, handedOn, storeChange } from './change-order.ts';
import { type EndServices, endOrder } from './end-order.ts';
import { lockTickets } from './lock-tickets.ts';
import { type Changer, noteChange } from './note-change.ts';
import { readOffice } from './office-order.ts';

/** Who is to be told what became of an order: its buyer, or a member to whom tickets of it were handed on. */
export interface CalledOffNews {
  /** Null: the buyer. */
  holderId: number | null;
  ticketIds: readonly number[];
}

/** What became of an order of an event that does not take place. `open`: it has to be ended first, with its gateway. */
export interface CalledOffOrder {
  outcome: 'canceled' | 'withdrawn' | 'nothing' | 'open';
  /** Whole yen that go back; `way` is null where none does. */
  amount: number;
  way: 'gateway' | 'byHand' | null;
  /** Nobody is mailed here: the news of all orders of a person go in one mail (`calledOffMail`). */
  news: readonly CalledOffNews[];
}

interface CallingOff {
  keepsFee: boolean;
  /** What is noted at the order. */
  reason: string;
}

const untouched = { amount: 0, way: null, news: [] } as const;

/** Cancels an order of an event that does not take place, in a transaction: its tickets and its money. */
export async function callOffOrder(
  tx: Transaction<Tables>,
  services: Pick<ChangeServices, 'orderJobs'>,
  orderId: number,
  { keepsFee, reason }: CallingOff,
  changer: Changer,
): Promise<CalledOffOrder> {
  const row = await lockOrder(tx, { orderId });
  const { now } = changer.context;
  if (row?.state === 'applied') {
    await applyEvent(tx, row, { type: 'withdraw', isOpen: true }, { now });
    await noteChange(tx, changer, row, { kind: 'revoked', reason });
    return { ...untouched, outcome: 'withdrawn', news: [{ holderId: null, ticketIds: [] }] };
  }
  if (row === undefined || ['lost', 'expired', 'canceled'].includes(row.state))
    return { ...untouched, outcome: 'nothing' };
  if (row.state !== 'completed') return { ...untouched, outcome: 'open' };
  await lockTickets(tx, row.order_id);
  const office = await readOffice(tx, row);
  const issued = office.tickets.filter(({ state }) => state === 'issued');
  if (issued.length === 0) return { ...untouched, outcome: 'nothing' };
  const fees = issued.map(({ price, document }) => ({ price, cancelFee: document.cancelFee }));
  const refund = refundOfCallingOff(office.office, fees, keepsFee, now);
  const ticketIds = issued.map(({ purchased_ticket_id }) => purchased_ticket_id);
  const judged = { kind: 'canceled', ticketIds, refund } as const;
  const canceled = await storeChange(tx, services, { row, office, judged, reason }, changer);
  const news = [
    { holderId: null, ticketIds },
    ...[...handedOn(canceled)].map(([holderId, tickets]) => ({
      holderId,
      ticketIds: tickets.map(({ purchased_ticket_id }) => purchased_ticket_id),
    })),
  ];
  return { outcome: 'canceled', amount: refund.amount, way: refund.amount > 0 ? refund.way : null, news };
}

/** Ends an order that nobody has paid, of such an event; its gateway is told to take no money. */
export async function endCalledOff(
  services: EndServices,
  named: { siteKey: string; orderNumber: string },
  { reason, tell }: Pick<CallingOff, 'reason'> & { tell: (tx: Transaction<Tables>, row: OrderRow) => Promise<void> },
  changer: Changer,
): Promise<'ended' | 'waiting'> {
  const ended = await endOrder(services, named, { ...changer, reason, tell });
  return ended === 'ended' ? 'ended' : 'waiting';
}
