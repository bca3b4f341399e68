import { randomBytes } from 'node:crypto';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { listBlocked } from '#features/account/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { StoredJson } from '#server/database/column-types.ts';
import type { Tables } from '#server/database/tables.ts';
import type { TicketItem } from '../../documents.ts';
import { type DrawSlot, wholeTicketSlot } from '../../rules/lottery/draw-lottery.ts';
import { drawsMax, freeOf } from '../../rules/lottery/further-draw.ts';
import type { ListedEntrant } from '../../rules/lottery/draw-record.ts';
import { type ExclusionGroup, isBlocked } from '../../rules/sale/exclusion-groups.ts';
import { nothingHeld, readHoldings } from '../sale/holdings.ts';
import { type DrawKey, entrantOf, slotsOf } from './draw-rows.ts';
import type { FurtherDrawTable } from './lottery-tables.ts';

/** A further draw by where it is sold and by its number, from 2 on. */
export interface FurtherKey extends DrawKey {
  drawNumber: number;
}

/** Without the record, which is large. */
export type FurtherRow = Omit<Selectable<FurtherDrawTable>, 'record'>;

const columns = [
  'site_key',
  'content_id',
  'ticket_id',
  'draw_number',
  'secret',
  'announced_at',
  'draw_at',
  'lapsed_at',
  'list_hash',
  'seed',
  'drawn_at',
  'listed',
  'won',
  'settled_at',
] as const satisfies (keyof FurtherRow)[];

/** The further draws of a site, in their order: those that were made, and the one that may come. */
export async function furtherDrawsOfSite(connection: Kysely<Tables>, siteKey: string): Promise<FurtherRow[]> {
  return connection
    .selectFrom('lottery_further_draw')
    .select(columns)
    .where('site_key', '=', siteKey)
    .orderBy('draw_number')
    .execute();
}

export async function furtherDrawsOf(
  connection: Kysely<Tables>,
  { siteKey, contentId, ticketId }: DrawKey,
): Promise<FurtherRow[]> {
  return connection
    .selectFrom('lottery_further_draw')
    .select(columns)
    .where('site_key', '=', siteKey)
    .where('content_id', '=', contentId)
    .where('ticket_id', '=', ticketId)
    .orderBy('draw_number')
    .execute();
}

function find(connection: Kysely<Tables>, { siteKey, contentId, ticketId, drawNumber }: FurtherKey) {
  return connection
    .selectFrom('lottery_further_draw')
    .select(columns)
    .where('site_key', '=', siteKey)
    .where('content_id', '=', contentId)
    .where('ticket_id', '=', ticketId)
    .where('draw_number', '=', drawNumber);
}

export async function readFurther(connection: Kysely<Tables>, key: FurtherKey): Promise<FurtherRow | undefined> {
  return find(connection, key).executeTakeFirst();
}

/** Locks the row: of two who ask for the draw, or make it, the second one waits and finds it asked for, or made. */
export async function lockFurther(tx: Transaction<Tables>, key: FurtherKey): Promise<FurtherRow | undefined> {
  return find(tx, key).forUpdate().executeTakeFirst();
}

/** Makes the secret of the next draw. It belongs to the transaction of the draw before it. */
export async function announceFurther(
  tx: Transaction<Tables>,
  { siteKey, contentId, ticketId, drawNumber }: FurtherKey,
  now: Instant,
): Promise<void> {
  if (drawNumber > drawsMax) return;
  await tx
    .insertInto('lottery_further_draw')
    .values({
      site_key: siteKey,
      content_id: contentId,
      ticket_id: ticketId,
      draw_number: drawNumber,
      secret: randomBytes(32).toString('hex'),
      announced_at: new Date(now),
    })
    .execute();
}

export async function changeFurther(
  tx: Kysely<Tables>,
  { siteKey, contentId, ticketId, drawNumber }: FurtherKey,
  changes: Partial<Omit<FurtherRow, 'site_key' | 'content_id' | 'ticket_id' | 'draw_number' | 'secret'>> & {
    record?: Uint8Array;
  },
): Promise<void> {
  await tx
    .updateTable('lottery_further_draw')
    .set(changes)
    .where('site_key', '=', siteKey)
    .where('content_id', '=', contentId)
    .where('ticket_id', '=', ticketId)
    .where('draw_number', '=', drawNumber)
    .execute();
}

/** The packed record of a further draw; undefined before it. */
export async function readFurtherRecord(
  connection: Kysely<Tables>,
  { siteKey, contentId, ticketId, drawNumber }: FurtherKey,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const row = await connection
    .selectFrom('lottery_further_draw')
    .select('record')
    .where('site_key', '=', siteKey)
    .where('content_id', '=', contentId)
    .where('ticket_id', '=', ticketId)
    .where('draw_number', '=', drawNumber)
    .executeTakeFirst();
  return row?.record ? new Uint8Array(row.record) : undefined;
}

/**
 * Whether everybody has the result of the draws before this one. Until then nobody knows how many places are free, and
 * who has lost.
 */
export async function areDrawsSettled(
  connection: Kysely<Tables>,
  { siteKey, contentId, ticketId }: DrawKey,
): Promise<boolean> {
  const { rows } = await sql<{ isOpen: boolean }>`
    select exists (
      select from ticket_order o join purchased_ticket t on t.order_id = o.order_id
      where o.site_key = ${siteKey} and o.content_id = ${contentId} and t.ticket_id = ${ticketId}
        and o.lottery is not null and t.lottery_status in ('WAITING', 'PRE_SUCCESS')
    ) or exists (
      select from lottery_further_draw
      where site_key = ${siteKey} and content_id = ${contentId} and ticket_id = ${ticketId}
        and drawn_at is not null and settled_at is null
    ) as "isOpen"`.execute(connection);
  return rows[0]?.isOpen !== true;
}

/** The places of each slot that are free now. Nothing but a draw takes places of a lottery. */
export async function readFree(
  connection: Kysely<Tables>,
  { siteKey, contentId, ticketId }: DrawKey,
  item: Pick<TicketItem, 'slots' | 'capacity'>,
): Promise<DrawSlot[]> {
  const { rows } = await sql<{ slot: number; taken: number }>`
    select coalesce(t.success_slot_id, ${wholeTicketSlot}::integer) as slot, count(*)::integer as taken
    from ticket_order o join purchased_ticket t on t.order_id = o.order_id
    where o.site_key = ${siteKey} and o.content_id = ${contentId} and t.ticket_id = ${ticketId}
      and t.state in ('held', 'issued')
    group by 1`.execute(connection);
  return freeOf(slotsOf(item), new Map(rows.map(({ slot, taken }) => [slot, taken])));
}

interface Lost {
  purchaserId: number;
  orderedAt: Date;
  lottery: StoredJson;
  number: number;
}

/**
 * Who takes part in a further draw: who lost and has not left the draws, is a member and not blocked, has no ticket of
 * this kind meanwhile, and none that shuts it out.
 */
export async function readWaiting(
  connection: Kysely<Tables>,
  { siteKey, contentId, ticketId }: DrawKey,
  exclusionGroups: readonly ExclusionGroup[],
): Promise<ListedEntrant[]> {
  const { rows } = await sql<Lost>`
    select o.purchaser_id as "purchaserId", o.lottery, o.ordered_at as "orderedAt", count(*)::integer as number
    from ticket_order o join purchased_ticket t on t.order_id = o.order_id
    where o.state = 'lost' and o.site_key = ${siteKey} and o.content_id = ${contentId} and t.ticket_id = ${ticketId}
      and o.purchaser_id is not null and not o.leaves_draws
    group by o.order_id order by o.lottery ->> 'entrantId'`.execute(connection);
  const blocked = await listBlocked({ kysely: connection }, siteKey);
  const memberIds = [...new Set(rows.map(({ purchaserId }) => purchaserId))];
  const holdings = await readHoldings(connection, { siteKey, contentId }, memberIds);
  return rows.flatMap(({ purchaserId, ...applied }) => {
    const { ownedTicketIds } = holdings.get(purchaserId) ?? nothingHeld;
    const isOut =
      blocked.has(purchaserId) ||
      ownedTicketIds.includes(ticketId) ||
      isBlocked(ticketId, exclusionGroups, [ticketId], ownedTicketIds);
    return isOut ? [] : entrantOf(applied);
  });
}
