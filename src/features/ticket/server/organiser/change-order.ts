import { sql, type Transaction } from 'kysely';
import type { LinkServices, SiteServer } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Mailing } from '#server/mail/mail.ts';
import {
  type ChangeProblem,
  type ChangeWish,
  type JudgedChange,
  judgeChange,
} from '../../rules/organiser/judge-change.ts';
import type { OrderRow } from '../order/order-columns.ts';
import type { OrderJobs } from '../order/order-jobs.ts';
import { lockOrder } from '../order/order-rows.ts';
import { goneOnly, siteOfOrder } from '../order/site-of-order.ts';
import { storeCancellations } from '../purchased/change-purchased.ts';
import type { PurchasedRow } from '../purchased/read-purchased.ts';
import { lockTickets } from './lock-tickets.ts';
import { type Changer, findChange, noteChange, type OrderChangeRow } from './note-change.ts';
import { type OfficeRows, readOffice } from './office-order.ts';
import { changeMails } from './organiser-mails.ts';

export interface ChangeServices extends LinkServices {
  database: Database;
  site: SiteServer;
  orderJobs: Pick<OrderJobs, 'planRefund'>;
  mail: Mailing;
}

/** The order as the console names it. */
export interface NamedOrder {
  siteKey: string;
  orderNumber: string;
}

/** What of a change the organiser is told. */
interface MadeChange {
  kind: OrderChangeRow['kind'];
  ticketIds: readonly number[];
  amount: number;
  /** null: nothing goes back. */
  way: 'gateway' | 'byHand' | null;
}

export type ChangeOutcome = { made: MadeChange } | { problem: ChangeProblem | 'unknown' };

/**
 * Cancels tickets of an order, gives money back, or both. One transaction judges the order as it is then, frees the
 * places, owes the money, and queues the mails; the gateway is asked after the commit (docs/decisions/0045).
 */
export async function changeOrder(
  services: ChangeServices,
  { siteKey, orderNumber }: NamedOrder,
  wish: ChangeWish & { reason: string },
  changer: Changer,
): Promise<ChangeOutcome> {
  const { database, site } = services;
  // Read before the transaction: it may belong to a revision that is not loaded yet.
  const published = await siteOfOrder(site, { site_key: siteKey }).catch(goneOnly);
  const { now } = changer.context;
  return inTransaction(database, async (tx) => {
    const row = await lockOrder(tx, { orderNumber });
    if (row === undefined || row.site_key !== siteKey) return { problem: 'unknown' };
    const before = await findChange(tx, changer);
    if (before !== undefined) {
      return before.order_id === row.order_id ? { made: await madeBefore(tx, before) } : { problem: 'unknown' };
    }
    await lockTickets(tx, row.order_id);
    const office = await readOffice(tx, row);
    const judged = judgeChange(office.office, wish, now);
    if (typeof judged === 'string') return { problem: judged };
    const { reason } = wish;
    const { kind, refund, ticketIds } = judged;
    const tickets = await storeChange(tx, services, { row, office, judged, reason }, changer);
    if (published !== undefined) {
      const isPaid = office.office.order.paidAttempt !== null || office.office.order.isSettled;
      const change = { kind, refund, tickets, isPaid, reason };
      const mails = changeMails(services, published, row, change, await holdersOf(tx, tickets));
      for (const one of mails) await services.mail.send(one, { tx });
    }
    return { made: { kind, ticketIds, amount: refund.amount, way: refund.amount > 0 ? refund.way : null } };
  });
}

interface ChangeToStore {
  row: OrderRow;
  office: OfficeRows;
  judged: JudgedChange;
  /** What is noted at the order. */
  reason: string;
}

/** Stores a change that was judged, in the transaction that has the order and its tickets; answers what it cancelled. */
export async function storeChange(
  tx: Transaction<Tables>,
  { orderJobs }: Pick<ChangeServices, 'orderJobs'>,
  { row, office: { tickets }, judged: { kind, refund, ticketIds }, reason }: ChangeToStore,
  changer: Changer,
): Promise<PurchasedRow[]> {
  const { now } = changer.context;
  const canceled = tickets.filter(({ purchased_ticket_id: id }) => ticketIds.includes(id));
  const change = await noteChange(tx, changer, row, { kind, ticketIds, amount: refund.amount, reason });
  await storeCancellations(tx, canceled, now, 'organiser');
  if (refund.amount > 0) {
    const ticket = canceled[0] ?? tickets[0]!;
    await orderJobs.planRefund(tx, await oweForChange(tx, row, { change, ticket }, refund, now));
  }
  return canceled;
}

async function madeBefore(tx: Transaction<Tables>, change: OrderChangeRow): Promise<MadeChange> {
  const refund = await tx
    .selectFrom('ticket_refund')
    .select('way')
    .where('order_change_id', '=', change.order_change_id)
    .executeTakeFirst();
  return { kind: change.kind, ticketIds: change.ticket_ids, amount: change.amount, way: refund?.way ?? null };
}

/** Notes what is owed for a change, and that the order changed; answers the number of the refund. */
async function oweForChange(
  tx: Transaction<Tables>,
  row: OrderRow,
  { change, ticket }: { change: OrderChangeRow; ticket: PurchasedRow },
  { amount, way }: { amount: number; way: 'gateway' | 'byHand' },
  now: Instant,
): Promise<number> {
  await tx
    .updateTable('ticket_order')
    .set({ changed_at: new Date(now) })
    .where('order_id', '=', row.order_id)
    .execute();
  const { ticket_refund_id: refundId } = await tx
    .insertInto('ticket_refund')
    .values({
      order_id: row.order_id,
      attempt: row.paid_attempt ?? 0,
      purchased_ticket_id: ticket.purchased_ticket_id,
      order_change_id: change.order_change_id,
      amount,
      way,
      state: 'owed',
      created_at: new Date(now),
      changed_at: new Date(now),
    })
    .returning('ticket_refund_id')
    .executeTakeFirstOrThrow();
  return refundId;
}

/** The tickets that were handed on, by the member who has them. The buyer of a ticket is told as its buyer. */
export function handedOn(tickets: readonly PurchasedRow[]): Map<number, PurchasedRow[]> {
  const byHolder = new Map<number, PurchasedRow[]>();
  for (const ticket of tickets) {
    const { holder_id: holder, purchaser_id: buyer } = ticket;
    if (holder !== null && holder !== buyer) byHolder.set(holder, [...(byHolder.get(holder) ?? []), ticket]);
  }
  return byHolder;
}

async function holdersOf(tx: Transaction<Tables>, tickets: readonly PurchasedRow[]) {
  const byHolder = handedOn(tickets);
  if (byHolder.size === 0) return [];
  const members = await tx
    .selectFrom('member')
    .select(['member_id', 'mail', 'language'])
    .where('member_id', '=', sql<number>`any(${[...byHolder.keys()]}::integer[])`)
    .execute();
  return members.map(({ member_id, mail, language }) => ({ mail, language, tickets: byHolder.get(member_id) ?? [] }));
}
