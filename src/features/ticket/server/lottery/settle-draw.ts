import { type Kysely, sql } from 'kysely';
import { listBlocked } from '#features/account/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { inParallel } from '#server/in-parallel.ts';
import { lotteryStatusOf } from '../../rules/lottery/draw-lottery.ts';
import type { DrawRecord } from '../../rules/lottery/draw-record.ts';
import { firstFurtherDraw } from '../../rules/lottery/further-draw.ts';
import type { Order } from '../../rules/order/order.ts';
import type { LotteryStatus } from '../../rules/purchased/purchased-ticket.ts';
import type { Orders } from '../order/orders.ts';
import { type OrderColumns, orderColumns, orderOf, type OrderRow, storedApplication } from '../order/order-columns.ts';
import type { DrawKey } from './draw-rows.ts';

/** An application whose result is not stored yet, or whose winner is not charged yet. */
interface OpenApplication {
  orderId: number;
  entrantId: string | undefined;
  order: Order;
  /** The member has left or was blocked since the draw, so their win is void. */
  isVoid: boolean;
}

type OpenRow = OrderColumns & Pick<OrderRow, 'order_id' | 'purchaser_id' | 'lottery'>;

/** Of a further draw: those in its list who lost before it, and those who won it and are not charged yet. */
async function openOrders(
  database: Database,
  key: DrawKey,
  drawNumber: number,
  listed: readonly string[],
): Promise<OpenApplication[]> {
  const isOpen =
    drawNumber < firstFurtherDraw
      ? sql`t.lottery_status in ('WAITING', 'PRE_SUCCESS') and o.last_draw = 0`
      : sql`o.lottery ->> 'entrantId' = any(${[...listed]}::text[]) and (
          (o.state = 'lost' and o.last_draw < ${drawNumber}::integer)
          or (o.last_draw = ${drawNumber}::integer and t.lottery_status = 'PRE_SUCCESS'))`;
  const { rows } = await sql<OpenRow>`
    select distinct o.order_id, o.purchaser_id, o.lottery, ${sql.join(orderColumns.map((column) => sql.ref(`o.${column}`)))}
    from ticket_order o join purchased_ticket t on t.order_id = o.order_id
    where o.site_key = ${key.siteKey} and o.content_id = ${key.contentId} and t.ticket_id = ${key.ticketId}
      and o.lottery is not null and ${isOpen}
    order by o.order_id`.execute(database.kysely);
  const blocked = await listBlocked(database, key.siteKey);
  return rows.map((row) => ({
    orderId: row.order_id,
    entrantId: storedApplication(row)?.entrantId,
    order: orderOf(row),
    isVoid: row.purchaser_id === null || blocked.has(row.purchaser_id),
  }));
}

interface SettledDraw {
  record: Pick<DrawRecord, 'results'>;
  heldUntil: Instant;
  /** Of a further draw; the first one has 1. */
  drawNumber?: number;
}

export interface Settling {
  database: Database;
  orders: Pick<Orders, 'apply' | 'charge'>;
}

/** A hanging gateway answers after seconds, and hundreds may have won. */
const settledAtOnce = 8;

/**
 * Gives winners their places, charges them, and tells losers, a few at a time, in the order of application. Entrants
 * that were settled before stay as they are. A failure stops no other entrant; it is thrown after all had their turn.
 */
export async function settleDraw(
  services: Settling,
  key: DrawKey,
  { record, heldUntil, drawNumber = 1 }: SettledDraw,
): Promise<void> {
  const results = new Map(record.results.map((result) => [result.entrantId, result]));
  const open = await openOrders(services.database, key, drawNumber, [...results.keys()]);
  await inParallel(open, settledAtOnce, async (application) => {
    const result = results.get(application.entrantId ?? '');
    if (result?.ticketSlotId === undefined || result.ticketSlotId === null)
      return tellLoser(services, application, drawNumber);
    const won = { slotId: result.ticketSlotId, status: lotteryStatusOf(result), heldUntil, drawNumber };
    return settleWinner(services, application, won);
  });
}

/** The number of the draw is noted with its result: a job that runs again finds the order settled, and tells nobody twice. */
async function tellLoser({ orders }: Settling, { orderId }: OpenApplication, drawNumber: number): Promise<void> {
  if (drawNumber < firstFurtherDraw) await orders.apply({ orderId }, { type: 'lost' });
  else {
    await orders.apply(
      { orderId },
      { type: 'lostAgain' },
      { also: (tx, row) => noteDraw(tx, row.order_id, drawNumber), unless: isSettledBy(drawNumber) },
    );
  }
}

const isSettledBy =
  (drawNumber: number) =>
  ({ last_draw }: Pick<OrderRow, 'last_draw'>): boolean =>
    last_draw >= drawNumber;

async function noteDraw(tx: Kysely<Tables>, orderId: number, drawNumber: number): Promise<void> {
  await tx.updateTable('ticket_order').set({ last_draw: drawNumber }).where('order_id', '=', orderId).execute();
}

interface Won {
  slotId: number;
  status: LotteryStatus;
  heldUntil: Instant;
  drawNumber: number;
}

/**
 * A winner gets the place (PRE_SUCCESS). A free or deferred order is confirmed, any other is charged. Then the ticket
 * says that it has won, also when the card was refused and the winner needs another way of paying.
 */
async function settleWinner(
  services: Settling,
  application: OpenApplication,
  { slotId, status, heldUntil, drawNumber }: Won,
): Promise<void> {
  const { database, orders } = services;
  const { orderId, isVoid } = application;
  const { amount, isDeferred } = application.order;
  let { state, attempt } = application.order;
  const isFurther = drawNumber >= firstFurtherDraw;
  const waits = isFurther ? 'lost' : 'applied';
  if (isVoid && state === waits) return tellLoser(services, application, drawNumber);
  if (isVoid && state === 'reserved' && attempt === 0) {
    // The server went down after it held the places and before it charged the card.
    await orders.apply({ orderId }, { type: 'leave' }, { also: (tx) => setStatus(tx, orderId, 'FAIL') });
    return;
  }
  if (state === waits) {
    const won = await orders.apply(
      { orderId },
      { type: isFurther ? 'wonAgain' : 'won' },
      {
        heldUntil,
        ...(isFurther && { unless: isSettledBy(drawNumber) }),
        also: async (tx, _row, { isMoved }) => {
          if (!isMoved) return;
          if (isFurther) await noteDraw(tx, orderId, drawNumber);
          await tx
            .updateTable('purchased_ticket')
            .set({ lottery_status: 'PRE_SUCCESS', success_slot_id: slotId })
            .where('order_id', '=', orderId)
            .execute();
        },
      },
    );
    state = won?.state ?? state;
    attempt = won?.attempt ?? attempt;
  }
  if (state === 'reserved' && (amount === 0 || isDeferred)) await orders.apply({ orderId }, { type: 'confirm' });
  else if (state === 'reserved' && attempt === 0) await orders.charge(orderId);
  await setStatus(database.kysely, orderId, status);
}

async function setStatus(connection: Kysely<Tables>, orderId: number, status: LotteryStatus): Promise<void> {
  await connection
    .updateTable('purchased_ticket')
    .set({ lottery_status: status })
    .where('order_id', '=', orderId)
    .where('lottery_status', '=', 'PRE_SUCCESS')
    .execute();
}
