import { formatInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import type { TicketItem } from '../../documents.ts';
import { closingOf } from '../../rules/lottery/draw-times.ts';
import { announcedLotteries } from './draw-rows.ts';

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
  const rows = await announcedLotteries(kysely, siteKeys, 'draft');
  return rows.flatMap(({ site_key, content_id, ticket_id, closes_at, document }) => {
    const item = document as TicketItem | null;
    const written = item?.lottery && closingOf(item);
    const closesAt = formatInstant(closes_at.getTime());
    if (written === undefined || formatInstant(written) === closesAt) return [];
    return [{ siteKey: site_key, contentId: content_id, ticketId: ticket_id, closesAt }];
  });
}

export function sayMovedClosing({ siteKey, contentId, ticketId, closesAt }: MovedClosing): string {
  return `${siteKey}, content ${contentId}, ticket ${ticketId}: it was announced that applications to this lottery close at ${closesAt}, which cannot be moved. Its salesPeriodEnd has to be that.`;
}
