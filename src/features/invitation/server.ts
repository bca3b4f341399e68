import type { Members } from '#features/account/server.ts';
import { listInvitingEvents, type SiteServer } from '#features/site/server.ts';
import { refuse } from '#server/http/refusal.ts';
import { type ServedEndpoint, serve } from '#server/http/served-endpoint.ts';
import type { Invitations } from './server/invitations.ts';

export { createInvitations, type Invitations } from './server/invitations.ts';

/** The call that lists the events a member is invited to. */
export function createInvitationServer(
  site: SiteServer,
  members: Members,
  invitations: Invitations,
): { endpoints: ServedEndpoint[] } {
  return {
    endpoints: [
      serve(listInvitingEvents, async ({ params }, context) => {
        const portal = await site.doors.enter({ portalId: params.portalId }, context);
        const isThere = portal.modules.some(
          ({ moduleCode, contentId }) => moduleCode === 'inviting_event' && contentId === params.contentId,
        );
        if (!isThere) throw refuse('notFound');
        const invitedTo = await invitations.invitedTo(await members.require(context, portal));
        const isInvited = ({ document, siteKey }: { document: { isInvitingEvent?: boolean }; siteKey: string }) =>
          document.isInvitingEvent === true && invitedTo.has(siteKey);
        return { data: await site.reader.listEvents(portal, context, isInvited) };
      }),
    ],
  };
}
