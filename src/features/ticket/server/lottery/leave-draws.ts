import { sql, type Transaction } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import { storedApplication } from '../order/order-columns.ts';
import { lockOrder, readPlaces } from '../order/order-rows.ts';
import type { DrawKey } from './draw-rows.ts';

/**
 * Takes an application that lost out of the further draws; false: there will be none, or one has been made and not
 * everybody has the result. The share of the row keeps a draw out until the transaction ends.
 */
export async function leaveDraws(tx: Transaction<Tables>, orderId: number): Promise<boolean> {
  const row = await lockOrder(tx, { orderId });
  if (row === undefined || row.state !== 'lost' || storedApplication(row) === null) return false;
  if (row.leaves_draws) return true;
  const [place] = await readPlaces(tx, orderId, ['released']);
  if (place === undefined) return false;
  const key = { siteKey: row.site_key, contentId: row.content_id, ticketId: place.ticketId };
  if (!(await mayBeDrawnAgain(tx, key))) return false;
  await tx.updateTable('ticket_order').set({ leaves_draws: true }).where('order_id', '=', orderId).execute();
  return true;
}

async function mayBeDrawnAgain(tx: Transaction<Tables>, key: DrawKey): Promise<boolean> {
  const next = await tx
    .selectFrom('lottery_further_draw')
    .select('draw_number')
    .where('site_key', '=', key.siteKey)
    .where('content_id', '=', key.contentId)
    .where('ticket_id', '=', key.ticketId)
    .where('drawn_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (next === undefined) return false;
  const { rows } = await sql`
    select from lottery_further_draw
    where site_key = ${key.siteKey} and content_id = ${key.contentId} and ticket_id = ${key.ticketId}
      and drawn_at is not null and settled_at is null`.execute(tx);
  return rows.length === 0;
}
