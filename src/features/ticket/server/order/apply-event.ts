import { sql, type Transaction } from 'kysely';
import { giveCardTryBack } from '#features/credit-card/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Tables } from '#server/database/tables.ts';
import { applyOrderEvent } from '../../rules/order/apply-order-event.ts';
import { holdAfterFailure, holdOfTransfer } from '../../rules/order/hold-until.ts';
import { nextAsk } from '../../rules/order/next-ask.ts';
import { holdsStock, type Order, type OrderEffect, type OrderEvent, type OrderState } from '../../rules/order/order.ts';
import { columnsOf, isToOrganiser, type OrderRow, orderOf, storedPayment } from './order-columns.ts';
import { readPlaces, storeOrder } from './order-rows.ts';
import { lockSale, refusalOf } from '../sale/sale-locks.ts';
import type { SaleTerms } from '../sale/sale-terms.ts';
import { countByTicket, countCode, lockStock, moveStock } from '../sale/stock-rows.ts';
import type { OrderNews } from './order-tables.ts';

/** The work after the commit: gateways are never asked inside a transaction. */
export type Errand =
  | { kind: 'charge' | 'ask' | 'cancelAtGateway'; attempt: number }
  | { kind: 'refund'; refundId: number };

export interface Applied {
  /** False: known before, too late to matter, or impossible. */
  isMoved: boolean;
  order: Order;
  /** Until when its places are held now. */
  heldUntil: Instant | null;
  errands: Errand[];
}

export interface EventFacts {
  now: Instant;
  /** Until when the places of a winner are held. */
  heldUntil?: Instant | undefined;
  /** The terms that decide when money comes for places that were given back. Without them they stay given back. */
  terms?: SaleTerms | undefined;
}

/** Whether money came for places that were given back. */
export function wantsPlacesAgain(
  row: Pick<OrderRow, 'state'>,
  event: OrderEvent,
): event is OrderEvent & { type: 'paid' } {
  return event.type === 'paid' && row.state === 'expired';
}

/**
 * Applies an event to an order, its tickets, its stock and its refunds, in one transaction that locks the order's row
 * (docs/algorithms/payment-states.md).
 */
export async function applyEvent(
  tx: Transaction<Tables>,
  row: OrderRow,
  event: OrderEvent,
  facts: EventFacts,
): Promise<Applied> {
  const before = orderOf(row);
  const known = wantsPlacesAgain(row, event) ? { ...event, canRetake: await canRetake(tx, row, facts.terms) } : event;
  const step = applyOrderEvent(before, known);
  if (!('order' in step))
    return { isMoved: false, order: before, heldUntil: row.held_until?.getTime() ?? null, errands: [] };
  const { order, effects } = step;
  const now = new Date(facts.now);
  if (event.type === 'won') await takeWon(tx, row, 'applied');
  if (event.type === 'wonAgain') await takeWonAgain(tx, row);
  if (event.type === 'lost') await giveUp(tx, row, 'FAIL');
  if (event.type === 'withdraw') await giveUp(tx, row, null);
  const errands: Errand[] = [];
  for (const effect of effects) errands.push(...(await doEffect(tx, row, effect, now)));
  const heldUntil = holdsStock(order.state) ? heldFor(row, order, facts) : null;
  const isPaidNow =
    (order.paidAttempt !== null && before.paidAttempt === null) || (order.isSettled && !before.isSettled);
  // An order that is over changes only by whether its number was stopped.
  const isAsked = order.state !== 'expired' || effects.some(({ kind }) => kind === 'cancelAtGateway');
  const askAt = isAsked ? nextAsk(order.state, facts.now, facts.now) : null;
  const changes = {
    now,
    heldUntil,
    askAt: askAt === null ? null : new Date(askAt),
    tell: newsOf(row, order.state, event),
    paidAt: isPaidNow ? now : row.paid_at,
  };
  await storeOrder(tx, row, order, changes);
  const typedBy = event.type === 'paid' && event.attempt === row.attempt ? typedCardOf(row) : null;
  if (typedBy !== null) await giveCardTryBack(tx, typedBy);
  // Places that were held only for an answer, and the answer is that nothing was paid.
  const isOver = order.state === 'reserved' && heldUntil !== null && heldUntil.getTime() <= facts.now;
  if (!isOver) return { isMoved: true, order, heldUntil: heldUntil?.getTime() ?? null, errands };
  const moved = { ...row, ...columnsOf(order), held_until: heldUntil, tell: changes.tell, paid_at: changes.paidAt };
  const ended = await applyEvent(tx, moved, { type: 'holdExpired' }, facts);
  return { ...ended, isMoved: true, errands: [...errands, ...ended.errands] };
}

function heldFor(row: OrderRow, { state }: Order, { heldUntil, now }: EventFacts): Date | null {
  if (heldUntil !== undefined) return new Date(isToOrganiser(row) ? holdOfTransfer(heldUntil) : heldUntil);
  // A winner has until the organiser's deadline. The deadline of a till would be days for others.
  if (row.held_until === null || row.lottery !== null || state !== 'reserved') return row.held_until;
  return new Date(holdAfterFailure(row.held_until.getTime(), now));
}

/** The member who typed a card for the newest attempt; null if it is paid in another way, or by a saved card. */
function typedCardOf(row: OrderRow): number | null {
  return row.payment_method === 'CreditCard' && storedPayment(row).cardId === undefined ? row.purchaser_id : null;
}

/** The news for the purchaser. A card purchase that failed is reported on the page instead. */
function newsOf(row: OrderRow, state: OrderState, event: OrderEvent): OrderNews | null {
  if (event.type === 'settled') return 'settled';
  if (event.type === 'lostAgain') return 'lost';
  if (state === row.state) return row.tell;
  const isWinner = row.lottery !== null;
  switch (state) {
    case 'completed':
      // A winner who was asked to pay already knows of the win.
      return isWinner && row.state !== 'awaiting' && row.attempt <= 1 ? 'won' : 'issued';
    case 'lost':
      return 'lost';
    case 'awaiting':
      return 'awaiting';
    case 'canceled':
      // A cancellation has a mail of its own.
      return event.type === 'revoked' ? 'canceled' : null;
    case 'expired':
      return row.state === 'awaiting' || isWinner ? 'expired' : null;
    case 'reserved':
      return isWinner && row.attempt > 0 ? 'paymentFailed' : null;
    case 'applied':
    case 'charging':
    case 'authenticating':
    case 'checking':
      return row.tell;
  }
}

async function doEffect(tx: Transaction<Tables>, row: OrderRow, effect: OrderEffect, now: Date): Promise<Errand[]> {
  switch (effect.kind) {
    case 'releaseStock':
      // The code is locked first, as purchases do. Otherwise the two could deadlock.
      await releaseCode(tx, row);
      await move(tx, row, 'held', { state: 'released' }, -1);
      return [];
    case 'takeStock':
      if (row.code_key !== null) await countCode(tx, keyOf(row), row.code_key, 1);
      await move(tx, row, 'released', { state: 'held' }, 1);
      return [];
    case 'issueTickets':
      // The held places become sold: the number taken stays the same, and no row of the stock is locked.
      await move(tx, row, 'held', { state: 'issued', available_started_at: now }, 0);
      return [];
    case 'revokeTickets':
      await move(tx, row, 'issued', { state: 'canceled', canceled_at: now }, -1);
      return [];
    case 'releaseCode':
      await releaseCode(tx, row);
      return [];
    case 'refund':
      return [{ kind: 'refund', refundId: await oweBack(tx, row, effect, now) }];
    case 'charge':
    case 'ask':
    case 'cancelAtGateway':
      return [{ kind: effect.kind, attempt: effect.attempt }];
  }
}

const keyOf = (row: OrderRow) => ({ siteKey: row.site_key, contentId: row.content_id });

async function releaseCode(tx: Transaction<Tables>, row: OrderRow): Promise<void> {
  if (row.code_key !== null) await countCode(tx, keyOf(row), row.code_key, -1);
}

/** Moves all tickets of the order in one state to another, and the stock with them. */
async function move(
  tx: Transaction<Tables>,
  row: OrderRow,
  from: 'applied' | 'held' | 'issued' | 'released',
  changes: { state: 'held' | 'released' | 'issued' | 'canceled'; available_started_at?: Date; canceled_at?: Date },
  stock: -1 | 0 | 1,
): Promise<void> {
  const moved = await tx
    .updateTable('purchased_ticket')
    .set(changes)
    .where('order_id', '=', row.order_id)
    .where('state', '=', from)
    .returning('ticket_id as ticketId')
    .execute();
  if (moved.length > 0 && stock !== 0) await moveStock(tx, keyOf(row), countByTicket(moved), stock);
}

/** A use of the code went back when the order lost. The price that was applied for counts, whoever used the code since. */
async function takeWonAgain(tx: Transaction<Tables>, row: OrderRow): Promise<void> {
  if (row.code_key !== null) await countCode(tx, keyOf(row), row.code_key, 1);
  await takeWon(tx, row, 'released');
}

async function takeWon(tx: Transaction<Tables>, row: OrderRow, from: 'applied' | 'released'): Promise<void> {
  const places = countByTicket(await readPlaces(tx, row.order_id, [from]));
  await lockStock(
    tx,
    keyOf(row),
    places.map(({ ticketId }) => ticketId),
  );
  await move(tx, row, from, { state: 'held' }, 1);
}

/** `status`: how the draw ended for the tickets; null: they take no part in it. */
async function giveUp(tx: Transaction<Tables>, row: OrderRow, status: 'FAIL' | null): Promise<void> {
  await releaseCode(tx, row);
  await tx
    .updateTable('purchased_ticket')
    .set({ state: 'released', lottery_status: status })
    .where('order_id', '=', row.order_id)
    .where('state', '=', 'applied')
    .execute();
}

/** Whether an order can take its places again after it gave them back. Locks what a purchase locks. */
async function canRetake(tx: Transaction<Tables>, row: OrderRow, terms: SaleTerms | undefined): Promise<boolean> {
  // Places that a draw gave return to the organiser, not to the sale.
  if (row.lottery !== null || terms === undefined) return false;
  const wanted = countByTicket(await readPlaces(tx, row.order_id, ['released']));
  if (wanted.length === 0) return false;
  const exclusionGroups = terms.exclusionGroups.filter(({ tickets }) =>
    tickets.some(({ id }) => wanted.some(({ ticketId }) => ticketId === id)),
  );
  const wish = { ...terms, ...keyOf(row), exclusionGroups, purchaserId: row.purchaser_id, wanted };
  return (await refusalOf(tx, wish, await lockSale(tx, wish))) === undefined;
}

/** A refund of a whole attempt, written down once. */
async function oweBack(
  tx: Transaction<Tables>,
  row: OrderRow,
  { attempt, amount, way }: OrderEffect & { kind: 'refund' },
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ ticket_refund_id: number }>`
    insert into ticket_refund (order_id, attempt, amount, way, state, created_at, changed_at)
    values (${row.order_id}, ${attempt}, ${amount}, ${way}, 'owed', ${now}, ${now})
    on conflict (order_id, attempt) where purchased_ticket_id is null do update set changed_at = ticket_refund.changed_at
    returning ticket_refund_id`.execute(tx);
  return rows[0]!.ticket_refund_id;
}
