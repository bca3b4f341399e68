import { sql, type Transaction } from 'kysely';
import type { StoredDocuments } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Tables } from '#server/database/tables.ts';
import { announcedLotteries } from './draw-rows.ts';
import { keepAnnounced, type LotteryDates } from '../../rules/lottery/keep-announced.ts';

interface WrittenModule {
  document: { contentId: number };
  items: ({ detailId: number } & LotteryDates)[];
}

/**
 * The modules of a site that is imported again with other dates. Every announced lottery keeps its own dates. A lottery
 * that is over and had no applications is forgotten and announced again.
 */
export async function keepAnnouncedLotteries<Module extends WrittenModule>(
  tx: Transaction<Tables>,
  siteKey: string,
  modules: readonly Module[],
  now: Instant,
  stored: StoredDocuments,
): Promise<Module[]> {
  await sql`
    delete from lottery_draw d where d.site_key = ${siteKey} and d.closes_at < ${new Date(now)} and not exists (
      select from purchased_ticket t
      where t.site_key = d.site_key and t.content_id = d.content_id and t.ticket_id = d.ticket_id
    )`.execute(tx);
  const announced = await announcedLotteries(tx, stored, [siteKey], 'published');
  return modules.map((module) => ({
    ...module,
    items: module.items.map((item) => {
      const { contentId } = module.document;
      const found = announced.find((one) => one.contentId === contentId && one.ticketId === item.detailId);
      return found === undefined ? item : keepAnnounced(item, found.closesAt, found.item);
    }),
  }));
}
