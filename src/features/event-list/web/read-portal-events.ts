import type { EventEntry, listPortalEvents } from '#features/site/web.ts';
import type { PageContext } from '#web/site/page-context.ts';

/** All events of the portal; homes need no more of the search than this. */
export async function listEvents({ api, site }: PageContext): Promise<EventEntry[]> {
  const answer = await api.get<typeof listPortalEvents>('portal/{portalId}/events', {
    params: { portalId: site.portalId },
  });
  return answer.data;
}
