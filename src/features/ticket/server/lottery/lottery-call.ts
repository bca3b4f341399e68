import { serve, type SiteServer } from '#features/site/server.ts';
import { formatInstant, toldDate } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import { hasAlready } from '#server/http/api-answer.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import { readLotteryDraw, readLotteryRecord } from '../../contract.ts';
import { findSale } from '../sale/sale-content.ts';
import { storedApplication } from '../order/order-columns.ts';
import { announcementOf } from './announce.ts';
import type { Draws } from './draws.ts';
import { type DrawKey, readDraw, readPackedRecord } from './draw-rows.ts';

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
    return {
      data: {
        announcement: announcementOf(row),
        drawAt: toldDate(item.lottery.drawAt),
        drawnAt: row.drawn_at === null ? null : formatInstant(row.drawn_at.getTime()),
        seed: row.seed,
        entrantId: member === undefined ? null : await entrantOf(database, key, member.memberId),
      },
    };
  });
}

/** Everything that is needed to repeat the draw. */
export function createLotteryRecordCall({ database }: Pick<LotteryCallServices, 'database'>): ServedEndpoint {
  return serve(readLotteryRecord, async ({ site: { siteKey, version }, params: { contentId, ticketId }, context }) => {
    if (version === 'draft') throw refuse('notFound');
    return { data: await readProof(database, { siteKey, contentId, ticketId }, context) };
  });
}

/** The record as a file; 404 before the draw. */
export async function readProof({ kysely }: Database, key: DrawKey, context: RequestContext) {
  const seed = (await readDraw(kysely, key))?.seed ?? null;
  if (seed === null) throw refuse('notFound');
  const etag = `"${seed}"`;
  const lasting = { etag, isKnown: hasAlready(context, etag) };
  const bytes = lasting.isKnown ? undefined : await readPackedRecord(kysely, key);
  return { name: `draw-${key.ticketId}.json`, bytes: bytes ?? new Uint8Array(), lasting };
}

/** The number of a member's newest application, in any state. */
async function entrantOf(
  database: Database,
  { siteKey, contentId, ticketId }: { siteKey: string; contentId: number; ticketId: number },
  memberId: number,
): Promise<string | null> {
  const row = await database.kysely
    .selectFrom('ticket_order as o')
    .innerJoin('purchased_ticket as t', 't.order_id', 'o.order_id')
    .select('o.lottery')
    .where('o.purchaser_id', '=', memberId)
    .where('o.site_key', '=', siteKey)
    .where('o.content_id', '=', contentId)
    .where('t.ticket_id', '=', ticketId)
    .where('o.lottery', 'is not', null)
    .orderBy('o.order_id', 'desc')
    .executeTakeFirst();
  return (row && storedApplication(row)?.entrantId) ?? null;
}
