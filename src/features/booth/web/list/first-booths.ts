import type { PageContext } from '#web/site/page-context.ts';
import type { listBooths } from '../../contract/list.ts';
import { shownBooth, type ShownBooth } from './shown-booth.ts';

/** An event as calls name it; booths are at events only. */
export const eventOf = ({ site }: PageContext) => ({ portalId: site.portalId, eventId: site.eventId ?? 0 });

/** The first booths of a content, live ones first; only the booths with the given ids, if there are any. */
export async function firstBooths(
  context: PageContext,
  contentId: number,
  per_page: number,
  booth_ids?: number[],
): Promise<ShownBooth[]> {
  const { data } = await context.api.get<typeof listBooths>('booth/{portalId}/{eventId}/{contentId}', {
    params: { ...eventOf(context), contentId },
    query: { is_list: true, priority_live_stream_enable: true, per_page, ...(booth_ids && { booth_ids }) },
  });
  return data.map(shownBooth);
}
