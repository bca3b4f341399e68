import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import { tellCommitted } from '#server/realtime/hints.ts';
import { sameEntryMs } from '../../rules/purchased/checkin-problem.ts';
import { salesTopic } from '../../rules/sale/sales-topic.ts';
import type { Instant } from '#kernel/clock.ts';
import type { TransferAction, TransferState } from '../../rules/purchased/transfer.ts';
import { applyEvent } from '../order/apply-event.ts';
import { lockOrder, readPlaces } from '../order/order-rows.ts';
import { countByTicket, moveStock } from '../sale/stock-rows.ts';
import type { PurchasedRow, TicketOutline } from './read-purchased.ts';
import { newQrSecret, newTicketCode } from './ticket-numbers.ts';
import { keepFormerCode } from './former-codes.ts';
import { purchasedOfRow } from './present-purchased.ts';

/** No member has this number: it stands for a member who left. */
const nobody = 0;

/** The transfer a ticket is in, as its rule asks. */
export function transferOf(row: PurchasedRow): TransferState {
  return {
    purchaserId: row.purchaser_id ?? nobody,
    holderId: row.holder_id ?? nobody,
    transferStatus: row.transfer_status,
    transferCode: row.transfer_code,
    transferUrl: null,
    transferStartedAt: row.transfer_started_at?.getTime() ?? null,
  };
}

/** What the history of an order says of a transfer. */
const transferEvents = {
  transfer: 'transfer.offered',
  cancel: 'transfer.withdrawn',
  receive: 'transfer.accepted',
  return: 'transfer.returned',
} as const satisfies Record<TransferAction['kind'], string>;

/** Stores what a transfer made of a ticket that is locked; answers the ticket as it is then. */
export async function storeTransfer(
  tx: Transaction<Tables>,
  row: PurchasedRow,
  next: TransferState,
  { kind, now }: { kind: TransferAction['kind']; now: Instant },
): Promise<PurchasedRow> {
  const changes = columnsOfTransfer(next, row);
  await tx
    .updateTable('purchased_ticket')
    .set(changes)
    .where('purchased_ticket_id', '=', row.purchased_ticket_id)
    .execute();
  const { order_id, purchased_ticket_id } = row;
  if (next.holderId !== row.holder_id) await keepFormerCode(tx, row, now);
  await tx
    .insertInto('ticket_order_event')
    .values({ order_id, at: new Date(now), kind: transferEvents[kind], purchased_ticket_id })
    .execute();
  return { ...row, ...changes };
}

/** The number and the QR code of the previous holder no longer open the gate. */
function columnsOfTransfer(
  { holderId, transferStatus, transferCode, transferStartedAt }: TransferState,
  row: PurchasedRow,
) {
  const isHandedOver = holderId !== row.holder_id;
  return {
    holder_id: holderId,
    transfer_status: transferStatus,
    transfer_code: transferCode,
    transfer_started_at: transferStartedAt === null ? null : new Date(transferStartedAt),
    ...(isHandedOver ? { code: newTicketCode(), qr_secret: newQrSecret() } : {}),
  };
}

/** Who let somebody in: a member of staff, or whoever works by the link of this name. */
export interface CheckinStaff {
  staffId: number | null;
  gate: string;
  /** Made by the device: asked again, it is the same check-in. */
  entryKey?: string | undefined;
}

/** Notes that the holder of a ticket that is locked was let in. */
export async function storeCheckin(
  tx: Transaction<Tables>,
  { purchased_ticket_id, site_key: siteKey }: PurchasedRow,
  { staffId, gate, entryKey }: CheckinStaff,
  now: Instant,
): Promise<void> {
  await tx
    .insertInto('ticket_checkin')
    .values({ purchased_ticket_id, staff_id: staffId, gate, checked_in_at: new Date(now), entry_key: entryKey ?? null })
    .execute();
  await tx
    .updateTable('purchased_ticket')
    .set({ checkin_count: sql`checkin_count + 1` })
    .where('purchased_ticket_id', '=', purchased_ticket_id)
    .execute();
  tellCommitted(tx, salesTopic(siteKey));
}

/** Whether a ticket that is locked was checked in by this key before. */
export async function isCheckedInBy(
  tx: Transaction<Tables>,
  { purchased_ticket_id }: Pick<PurchasedRow, 'purchased_ticket_id'>,
  entryKey: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('ticket_checkin')
    .select('ticket_checkin_id')
    .where('entry_key', '=', entryKey)
    .where('purchased_ticket_id', '=', purchased_ticket_id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a ticket that is locked came in at about this time already, as one that comes again must not twice. */
export async function cameInAbout(
  tx: Transaction<Tables>,
  { purchased_ticket_id }: Pick<PurchasedRow, 'purchased_ticket_id'>,
  at: Instant,
): Promise<boolean> {
  const row = await tx
    .selectFrom('ticket_checkin')
    .select('ticket_checkin_id')
    .where('purchased_ticket_id', '=', purchased_ticket_id)
    .where('checked_in_at', '>', new Date(at - sameEntryMs))
    .where('checked_in_at', '<', new Date(at + sameEntryMs))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes the last check-in of a ticket back if it is not older than `since`; answers whether there was one. */
export async function undoCheckin(
  tx: Transaction<Tables>,
  { purchased_ticket_id, site_key: siteKey }: PurchasedRow,
  since: Instant,
): Promise<boolean> {
  const { rows } = await sql`
    delete from ticket_checkin where ticket_checkin_id = (
      select ticket_checkin_id from ticket_checkin
      where purchased_ticket_id = ${purchased_ticket_id} and checked_in_at >= ${new Date(since)}
      order by checked_in_at desc, ticket_checkin_id desc limit 1
    ) returning ticket_checkin_id`.execute(tx);
  if (rows.length === 0) return false;
  await tx
    .updateTable('purchased_ticket')
    .set({ checkin_count: sql`checkin_count - 1` })
    .where('purchased_ticket_id', '=', purchased_ticket_id)
    .execute();
  tellCommitted(tx, salesTopic(siteKey));
  return true;
}

/**
 * When a ticket came in last, and what is owed for everything its order has, which is paid at once: at the venue, or by
 * a transfer that was to come before.
 */
export async function readCheckin(
  connection: Kysely<Tables>,
  row: PurchasedRow,
): Promise<{ due: number; awaited: number; lastCheckinAt: Date | null }> {
  const { rows } = await sql<{ last: Date | null; price: number }>`
    select
      (select max(checked_in_at) from ticket_checkin where purchased_ticket_id = ${row.purchased_ticket_id}) as last,
      (select coalesce(sum(price), 0)::integer from purchased_ticket
        where order_id = ${row.order_id} and state = 'issued') as price`.execute(connection);
  const { last, price } = rows[0]!;
  return {
    due: isOwedAtVenue(row) ? price : 0,
    awaited: isTransferAwaited(row) ? price : 0,
    lastCheckinAt: last,
  };
}

/** Whether money is collected before the ticket comes in. */
export function isOwedAtVenue(row: TicketOutline): boolean {
  const { paymentMethod, paymentStatus } = purchasedOfRow(row);
  return paymentMethod === 'Local' && paymentStatus !== 'Sale' && row.state === 'issued';
}

/** Whether the ticket came before its bank transfer, which has not come yet. */
export function isTransferAwaited(row: TicketOutline): boolean {
  const { paymentMethod, paymentStatus } = purchasedOfRow(row);
  return paymentMethod === 'Bank' && paymentStatus !== 'Sale' && row.state === 'issued';
}

/** A ticket that is locked is cancelled: its link ends, its order hears of it, and its place is free. */
export async function storeCancellation(tx: Transaction<Tables>, ticket: PurchasedRow, now: Instant): Promise<void> {
  await storeCancellations(tx, [ticket], now);
}

/** Tickets of one order, all locked, are cancelled together; `by`: as the event of the order says it. */
export async function storeCancellations(
  tx: Transaction<Tables>,
  tickets: readonly PurchasedRow[],
  now: Instant,
  by?: 'organiser',
): Promise<void> {
  const [first] = tickets;
  if (first === undefined) return;
  const ids = tickets.map(({ purchased_ticket_id }) => purchased_ticket_id);
  await tx
    .updateTable('purchased_ticket')
    .set({
      state: 'canceled',
      canceled_at: new Date(now),
      transfer_status: null,
      transfer_code: null,
      transfer_started_at: null,
    })
    .where('purchased_ticket_id', '=', sql<number>`any(${ids}::integer[])`)
    .execute();
  // Before the place is given back: a use of a code is locked before places are, as purchases lock them.
  const row = await lockOrder(tx, { orderId: first.order_id });
  if (row === undefined) throw new Error('A ticket has no order.');
  const left = await readPlaces(tx, first.order_id, ['issued']);
  const price = tickets.reduce((sum, one) => sum + one.price, 0);
  const event = { type: 'ticketCanceled', price, isLast: left.length === 0, ...(by && { by }) } as const;
  await applyEvent(tx, row, event, { now });
  const key = { siteKey: first.site_key, contentId: first.content_id };
  const places = countByTicket(tickets.map(({ ticket_id: ticketId }) => ({ ticketId })));
  await moveStock(tx, key, places, -1);
}
