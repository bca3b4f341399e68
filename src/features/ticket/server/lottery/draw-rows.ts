import { randomBytes } from 'node:crypto';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import { listBlocked } from '#features/account/server.ts';
import { type DocumentVersion, readItems, type StoredDocuments } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { StoredJson } from '#server/database/column-types.ts';
import { readStored } from '#server/database/read-stored.ts';
import type { Tables } from '#server/database/tables.ts';
import { type DrawSlot, wholeTicketSlot } from '../../rules/lottery/draw-lottery.ts';
import { appliedAtOf, type DrawList, type ListedEntrant } from '../../rules/lottery/draw-record.ts';
import type { TicketItem } from '../../documents.ts';
import type { TicketKey } from '../sale/sale-tables.ts';
import { storedApplication } from '../order/order-columns.ts';
import type { LotteryDrawTable } from './lottery-tables.ts';

/** A lottery by where it is sold. */
export interface DrawKey {
  siteKey: string;
  contentId: number;
  ticketId: number;
}

/** Without the large columns: the list and the record. */
export type DrawRow = Omit<Selectable<LotteryDrawTable>, 'list' | 'record'>;

const columns = [
  'site_key',
  'content_id',
  'ticket_id',
  'secret',
  'public_value_source',
  'closes_at',
  'public_value',
  'list_hash',
  'closed_at',
  'seed',
  'drawn_at',
  'draw_asked_at',
] as const satisfies (keyof DrawRow)[];

function find(connection: Kysely<Tables>, { siteKey, contentId, ticketId }: DrawKey) {
  return connection
    .selectFrom('lottery_draw')
    .select(columns)
    .where('site_key', '=', siteKey)
    .where('content_id', '=', contentId)
    .where('ticket_id', '=', ticketId);
}

export async function readDraw(connection: Kysely<Tables>, key: DrawKey): Promise<DrawRow | undefined> {
  return find(connection, key).executeTakeFirst();
}

/** All draws of a site that have begun. */
export async function drawsOfSite(connection: Kysely<Tables>, siteKey: string): Promise<DrawRow[]> {
  return connection.selectFrom('lottery_draw').select(columns).where('site_key', '=', siteKey).execute();
}

/** Locks the row: an application at the same moment waits, and then meets a closed lottery. */
export async function lockDraw(tx: Transaction<Tables>, key: DrawKey): Promise<DrawRow | undefined> {
  return find(tx, key).forUpdate().executeTakeFirst();
}

/** Whether an application of that instant is still accepted. The answer holds until the transaction ends. */
export async function isOpen(tx: Transaction<Tables>, key: DrawKey, at: Instant): Promise<boolean> {
  const row = await find(tx, key).forShare().executeTakeFirst();
  return row !== undefined && row.closed_at === null && at <= row.closes_at.getTime();
}

/** Until when applications to the lotteries of these sites are taken and withdrawn; a closed one is left out. */
export async function readOpenLotteries(
  connection: Kysely<Tables>,
  siteKeys: readonly string[],
): Promise<(ticket: TicketKey) => Instant | undefined> {
  const rows = await connection
    .selectFrom('lottery_draw')
    .select(['site_key', 'content_id', 'ticket_id', 'closes_at'])
    .where('site_key', '=', sql<string>`any(${siteKeys}::text[])`)
    .where('closed_at', 'is', null)
    .execute();
  const keyOf = ({ site_key, content_id, ticket_id }: TicketKey) => `${site_key}/${content_id}/${ticket_id}`;
  const closings = new Map(rows.map((row) => [keyOf(row), row.closes_at.getTime()]));
  return (ticket) => closings.get(keyOf(ticket));
}

/**
 * The secret is made before anybody can apply, and the closing is fixed. When two calls make it at once, the first one
 * counts.
 */
export async function beginDraw(
  connection: Kysely<Tables>,
  { siteKey, contentId, ticketId }: DrawKey,
  { closesAt, publicValueSource }: { closesAt: Instant; publicValueSource: string },
): Promise<boolean> {
  const added = await connection
    .insertInto('lottery_draw')
    .values({
      site_key: siteKey,
      content_id: contentId,
      ticket_id: ticketId,
      secret: randomBytes(32).toString('hex'),
      public_value_source: publicValueSource,
      closes_at: new Date(closesAt),
    })
    .onConflict((known) => known.doNothing())
    .returning('ticket_id')
    .executeTakeFirst();
  return added !== undefined;
}

export interface AnnouncedLottery extends DrawKey {
  closesAt: Instant;
  /** As it is written now; undefined if it no longer is. */
  item: TicketItem | undefined;
}

/** The announced lotteries of these sites. */
export async function announcedLotteries(
  connection: Kysely<Tables>,
  stored: StoredDocuments,
  siteKeys: readonly string[],
  version: DocumentVersion,
): Promise<AnnouncedLottery[]> {
  if (siteKeys.length === 0) return [];
  const rows = await connection
    .selectFrom('lottery_draw')
    .select(['site_key as siteKey', 'content_id as contentId', 'ticket_id as ticketId', 'closes_at'])
    .where('site_key', '=', sql<string>`any(${siteKeys}::text[])`)
    .orderBy('site_key')
    .orderBy('content_id')
    .orderBy('ticket_id')
    .execute();
  const lotteries: AnnouncedLottery[] = [];
  for (const [{ siteKey, contentId }, ofContent] of byContent(rows)) {
    const place = { siteKey, revision: 0, version, contentId };
    const items = await readItems(
      connection,
      stored,
      place,
      'ticket',
      ofContent.map(({ ticketId }) => ticketId),
    );
    for (const { ticketId, closes_at } of ofContent) {
      const item = items.find(({ detailId }) => detailId === ticketId);
      lotteries.push({ siteKey, contentId, ticketId, closesAt: closes_at.getTime(), item });
    }
  }
  return lotteries;
}

function byContent<Row extends Pick<DrawKey, 'siteKey' | 'contentId'>>(rows: readonly Row[]): [Row, Row[]][] {
  const groups = Map.groupBy(rows, ({ siteKey, contentId }) => `${siteKey} ${contentId}`);
  return [...groups.values()].map((group) => [group[0]!, group]);
}

export async function changeDraw(
  tx: Kysely<Tables>,
  { siteKey, contentId, ticketId }: DrawKey,
  changes: Partial<
    Pick<DrawRow, 'list_hash' | 'closed_at' | 'seed' | 'drawn_at' | 'public_value' | 'draw_asked_at'>
  > & {
    list?: DrawList;
    record?: Uint8Array;
  },
): Promise<void> {
  const { list, ...plain } = changes;
  await tx
    .updateTable('lottery_draw')
    .set({ ...plain, ...(list && { list: sql<object>`${JSON.stringify(list)}::jsonb` }) })
    .where('site_key', '=', siteKey)
    .where('content_id', '=', contentId)
    .where('ticket_id', '=', ticketId)
    .execute();
}

const drawListSchema: v.GenericSchema<unknown, DrawList> = v.object({
  closesAt: v.string(),
  slots: v.array(v.object({ ticketSlotId: v.number(), capacity: v.number() })),
  entrants: v.array(
    v.object({
      entrantId: v.string(),
      number: v.number(),
      slots: v.array(v.number()),
      enableExtraSlot: v.boolean(),
      appliedAt: v.string(),
    }),
  ),
});

/** Undefined before the closing. */
export async function readList(
  connection: Kysely<Tables>,
  { siteKey, contentId, ticketId }: DrawKey,
): Promise<DrawList | undefined> {
  const row = await connection
    .selectFrom('lottery_draw')
    .select('list')
    .where('site_key', '=', siteKey)
    .where('content_id', '=', contentId)
    .where('ticket_id', '=', ticketId)
    .executeTakeFirst();
  if (!row?.list) return undefined;
  const { output, faults } = readStored(drawListSchema, row.list);
  // A list of which something is missing is not the one whose hash was announced.
  if (output === undefined || faults.length > 0) throw new Error(`The list of lottery ${ticketId} cannot be read.`);
  return output;
}

/** The packed record; undefined before the draw. */
export async function readPackedRecord(
  connection: Kysely<Tables>,
  { siteKey, contentId, ticketId }: DrawKey,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const row = await connection
    .selectFrom('lottery_draw')
    .select('record')
    .where('site_key', '=', siteKey)
    .where('content_id', '=', contentId)
    .where('ticket_id', '=', ticketId)
    .executeTakeFirst();
  return row?.record ? new Uint8Array(row.record) : undefined;
}

/** The slots of a ticket in the organiser's order; a lottery without slots has one, the ticket as a whole. */
export function slotsOf({ slots, capacity }: Pick<TicketItem, 'slots' | 'capacity'>): DrawSlot[] {
  if (slots.length === 0) return [{ ticketSlotId: wholeTicketSlot, capacity }];
  return slots.map((slot) => ({ ticketSlotId: slot.ticketSlotId, capacity: slot.capacity }));
}

interface Applied {
  orderedAt: Date;
  lottery: StoredJson;
  number: number;
}

/** All applications, each with its number of tickets. */
export async function readEntrants(
  connection: Kysely<Tables>,
  { siteKey, contentId, ticketId }: DrawKey,
): Promise<ListedEntrant[]> {
  const { rows } = await sql<Applied>`
    select o.lottery, o.ordered_at as "orderedAt", count(*)::integer as number
    from ticket_order o join purchased_ticket t on t.order_id = o.order_id
    where o.state = 'applied' and o.site_key = ${siteKey} and o.content_id = ${contentId}
      and t.ticket_id = ${ticketId} and o.purchaser_id is not null
    group by o.order_id order by o.lottery ->> 'entrantId'`.execute(connection);
  return rows.flatMap(entrantOf);
}

/** An application as its line in the list. */
export function entrantOf(applied: Applied): ListedEntrant[] {
  const { orderedAt, number } = applied;
  const application = storedApplication(applied);
  if (application === null) return [];
  const { entrantId, slots, enableExtraSlot } = application;
  return [
    {
      entrantId,
      number,
      // A lottery without slots has one slot, which every applicant asks for.
      slots: slots.length === 0 ? [wholeTicketSlot] : slots,
      enableExtraSlot,
      appliedAt: appliedAtOf(orderedAt.getTime()),
    },
  ];
}

/** The numbers of applicants who can still win: they have not left and are not blocked. */
export async function readTakingPart(
  connection: Kysely<Tables>,
  { siteKey, contentId, ticketId }: DrawKey,
): Promise<Set<string>> {
  const { rows } = await sql<{ entrantId: string; purchaserId: number }>`
    select distinct o.lottery ->> 'entrantId' as "entrantId", o.purchaser_id as "purchaserId"
    from ticket_order o join purchased_ticket t on t.order_id = o.order_id
    where o.state = 'applied' and o.site_key = ${siteKey} and o.content_id = ${contentId}
      and t.ticket_id = ${ticketId} and o.purchaser_id is not null`.execute(connection);
  const blocked = await listBlocked({ kysely: connection }, siteKey);
  return new Set(rows.flatMap(({ entrantId, purchaserId }) => (blocked.has(purchaserId) ? [] : [entrantId])));
}
