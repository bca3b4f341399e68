import type { EventEntry, listInvitingEvents } from '#features/site/web.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type { listConditionalEvents } from '../contract.ts';

/** The invite-only events that the member is invited to. */
export async function listInvitations({ api, site }: PageContext, contentId: number): Promise<EventEntry[]> {
  const answer = await api.get<typeof listInvitingEvents>('inviting_event/{portalId}/{contentId}', {
    params: { portalId: site.portalId, contentId },
  });
  return answer.data;
}

/** The events whose condition the member meets. */
export async function listForMember({ api, site }: PageContext, contentId: number): Promise<EventEntry[]> {
  const answer = await api.get<typeof listConditionalEvents>('conditional_event/{portalId}/{contentId}', {
    params: { portalId: site.portalId, contentId },
  });
  return answer.data;
}
