import type { StoredDocuments } from '#features/site/server.ts';
import { formatInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
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
  stored: StoredDocuments,
  siteKeys: readonly string[],
): Promise<MovedClosing[]> {
  const lotteries = await announcedLotteries(kysely, stored, siteKeys, 'draft');
  return lotteries.flatMap(({ item, closesAt: announced, ...key }) => {
    const written = item?.lottery && closingOf(item);
    const closesAt = formatInstant(announced);
    return written === undefined || formatInstant(written) === closesAt ? [] : [{ ...key, closesAt }];
  });
}

export function sayMovedClosing({ siteKey, contentId, ticketId, closesAt }: MovedClosing): string {
  return `${siteKey}, content ${contentId}, ticket ${ticketId}: it was announced that applications to this lottery close at ${closesAt}, which cannot be moved. Its salesPeriodEnd has to be that.`;
}
