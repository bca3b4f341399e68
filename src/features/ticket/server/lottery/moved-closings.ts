import { formatInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import type { TicketItem } from '../../documents.ts';
import { closingOf } from '../../rules/lottery/draw-times.ts';

/** A lottery whose draft closes at another time than was announced to those who apply. */
export interface MovedClosing {
  siteKey: string;
  contentId: number;
  ticketId: number;
  /** What was announced, as a stored date. */
  closesAt: string;
}

export async function findMovedClosings(
  { kysely }: Pick<Database, 'kysely'>,
  siteKeys: readonly string[],
): Promise<MovedClosing[]> {
  if (siteKeys.length === 0) return [];
  const rows = await kysely
    .selectFrom('lottery_draw as d')
    .innerJoin('content_item as i', (join) =>
      join
        .onRef('i.site_key', '=', 'd.site_key')
        .onRef('i.content_id', '=', 'd.content_id')
        .onRef('i.detail_id', '=', 'd.ticket_id'),
    )
    .select(['d.site_key', 'd.content_id', 'd.ticket_id', 'd.closes_at', 'i.document'])
    .where('d.site_key', 'in', siteKeys)
    .where('i.version', '=', 'draft')
    .orderBy('d.site_key')
    .orderBy('d.content_id')
    .orderBy('d.ticket_id')
    .execute();
  return rows.flatMap(({ site_key, content_id, ticket_id, closes_at, document }) => {
    const item = document as TicketItem;
    const written = item.lottery && closingOf(item);
    const closesAt = formatInstant(closes_at.getTime());
    if (written === undefined || formatInstant(written) === closesAt) return [];
    return [{ siteKey: site_key, contentId: content_id, ticketId: ticket_id, closesAt }];
  });
}

export function sayMovedClosing({ siteKey, contentId, ticketId, closesAt }: MovedClosing): string {
  return `${siteKey}, content ${contentId}, ticket ${ticketId}: it was announced that applications to this lottery close at ${closesAt}, which cannot be moved. Its salesPeriodEnd has to be that.`;
}
