import { keepFile } from '#features/handout/web.ts';
import { openFile } from '#web/site/open-file.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type { readLotteryRecord } from '../../contract.ts';
import type { LotteryDraw } from '../sale/sale-calls.ts';

/** Saves the announcement of a draw as a file, so that the visitor can compare it with the record afterwards. */
export function saveAnnouncement(
  context: Pick<PageContext, 'api' | 'site'>,
  announcement: LotteryDraw['announcement'],
): Promise<void> {
  return keepFile(context, { name: 'announcement', type: 'json', content: JSON.stringify(announcement, null, 2) });
}

/** Fetches the record of a draw, which may be large, and saves it as a file. */
export async function saveLotteryRecord(
  { api, site }: Pick<PageContext, 'api' | 'site'>,
  contentId: number,
  ticketId: number,
  /** Of a further draw. */
  draw?: number,
): Promise<void> {
  const file = await api.getFile<typeof readLotteryRecord>(
    'ticket/lottery/record/{portalId}/{eventId}/{contentId}/{ticketId}',
    {
      params: { portalId: site.portalId, eventId: site.eventId ?? 0, contentId, ticketId },
      query: { draw },
      isQuiet: true,
    },
  );
  openFile(file);
}
