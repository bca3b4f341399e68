import { serve, type SiteServer } from '#features/site/server.ts';
import { formatInstant, toldDate } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import { hasAlready } from '#server/http/api-answer.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import { readLotteryDraw, readLotteryRecord } from '../../contract.ts';
import { firstFurtherDraw } from '../../rules/lottery/further-draw.ts';
import { findSale } from '../sale/sale-content.ts';
import { type OrderRow, storedApplication } from '../order/order-columns.ts';
import { announcementOf, furtherAnnouncementOf } from './announce.ts';
import type { Draws } from './draws.ts';
import { type DrawKey, readDraw, readPackedRecord } from './draw-rows.ts';
import { type FurtherRow, furtherDrawsOf, readFurther, readFurtherRecord } from './further-rows.ts';

export interface LotteryCallServices {
  database: Database;
  site: SiteServer;
  draws: Draws;
}

/** The announcement of a lottery. The first call makes its secret. */
export function createLotteryCall({ database, site, draws }: LotteryCallServices): ServedEndpoint {
  return serve(readLotteryDraw, async ({ site: published, member, params }) => {
    const sale = await findSale(site.store, published, params.contentId);
    const item = sale.items.find(({ detailId }) => detailId === params.ticketId);
    if (item?.lottery === undefined || published.version === 'draft') throw refuse('notFound');
    const key = { siteKey: published.siteKey, contentId: params.contentId, ticketId: params.ticketId };
    const read = () => readDraw(database.kysely, key);
    const row = (await read()) ?? (await draws.begin(sale, item).then(read));
    if (row === undefined) throw refuse('notFound');
    const own = member === undefined ? undefined : await newestOrder(database, key, member.memberId);
    const further = await furtherDrawsOf(database.kysely, key);
    return {
      data: {
        announcement: announcementOf(row),
        drawAt: toldDate(item.lottery.drawAt),
        drawnAt: row.drawn_at === null ? null : formatInstant(row.drawn_at.getTime()),
        seed: row.seed,
        entrantId: own === undefined ? null : (storedApplication(own)?.entrantId ?? null),
        drawsAgain: row.drawn_at === null ? item.lottery.drawsAgain : further.length > 0,
        further: further.map((one) => ({
          number: one.draw_number,
          announcement: furtherAnnouncementOf(row, one),
          drawnAt: one.drawn_at === null ? null : formatInstant(one.drawn_at.getTime()),
          seed: one.seed,
        })),
        waitingOrder: own !== undefined && isWaiting(own, further) ? own.order_number : null,
      },
    };
  });
}

/** Everything that is needed to repeat the draw. */
export function createLotteryRecordCall({ database }: Pick<LotteryCallServices, 'database'>): ServedEndpoint {
  return serve(
    readLotteryRecord,
    async ({ site: { siteKey, version }, params: { contentId, ticketId }, query, context }) => {
      if (version === 'draft') throw refuse('notFound');
      return { data: await readProof(database, { siteKey, contentId, ticketId }, query.draw, context) };
    },
  );
}

/** The record of the first draw, or of a further one, as a file; 404 before it. */
export async function readProof({ kysely }: Database, key: DrawKey, draw: number | undefined, context: RequestContext) {
  const isFurther = draw !== undefined && draw >= firstFurtherDraw;
  const further = { ...key, drawNumber: draw ?? 1 };
  const row = isFurther ? await readFurther(kysely, further) : await readDraw(kysely, key);
  const seed = row?.seed ?? null;
  if (seed === null) throw refuse('notFound');
  const etag = `"${seed}"`;
  const lasting = { etag, isKnown: hasAlready(context, etag) };
  const read = () => (isFurther ? readFurtherRecord(kysely, further) : readPackedRecord(kysely, key));
  const bytes = lasting.isKnown ? undefined : await read();
  const name = isFurther ? `draw-${key.ticketId}-${draw}.json` : `draw-${key.ticketId}.json`;
  return { name, bytes: bytes ?? new Uint8Array(), lasting };
}

/** Whether an application that lost takes part in the draw that may come. */
function isWaiting({ state, leaves_draws }: OwnOrder, further: readonly FurtherRow[]): boolean {
  return state === 'lost' && !leaves_draws && further.some(({ drawn_at }) => drawn_at === null);
}

type OwnOrder = Pick<OrderRow, 'order_number' | 'state' | 'lottery' | 'leaves_draws'>;

/** A member's newest application, in any state. */
async function newestOrder(
  { kysely }: Database,
  { siteKey, contentId, ticketId }: DrawKey,
  memberId: number,
): Promise<OwnOrder | undefined> {
  return kysely
    .selectFrom('ticket_order as o')
    .innerJoin('purchased_ticket as t', 't.order_id', 'o.order_id')
    .select(['o.order_number', 'o.state', 'o.lottery', 'o.leaves_draws'])
    .where('o.purchaser_id', '=', memberId)
    .where('o.site_key', '=', siteKey)
    .where('o.content_id', '=', contentId)
    .where('t.ticket_id', '=', ticketId)
    .where('o.lottery', 'is not', null)
    .orderBy('o.order_id', 'desc')
    .executeTakeFirst();
}
