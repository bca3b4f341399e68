import type { PageContext } from '#web/site/page-context.ts';
import { saveFile } from '#web/site/save-file.ts';
import type { readLotteryRecord } from '../contract.ts';

/** Fetches the record of a draw, which may be large, and gives it to the visitor as a file. */
export async function saveLotteryRecord(
  { api, site }: Pick<PageContext, 'api' | 'site'>,
  contentId: number,
  ticketId: number,
): Promise<void> {
  const { data } = await api.call<typeof readLotteryRecord>({
    name: 'readLotteryRecord',
    method: 'GET',
    path: 'ticket/lottery/record/{portalId}/{eventId}/{contentId}/{ticketId}',
    params: { portalId: site.portalId, eventId: site.eventId ?? 0, contentId, ticketId },
    isQuiet: true,
  });
  saveFile(data.name, 'application/json', data.bytes);
}
