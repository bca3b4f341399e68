import { listInvitingEvents, serve, type SiteServer } from '#features/site/server.ts';
import { refuse } from '#server/http/refusal.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import type { Invitations } from './server/invitations.ts';

export { createInvitations, type Invitations } from './server/invitations.ts';

/** The call that lists the events a member is invited to. */
export function createInvitationServer(
  { reader }: Pick<SiteServer, 'reader'>,
  invitations: Invitations,
): { endpoints: ServedEndpoint[] } {
  return {
    endpoints: [
      serve(listInvitingEvents, async ({ site, params, member, context }) => {
        const isThere = site.modules.some(
          ({ moduleCode, contentId }) => moduleCode === 'inviting_event' && contentId === params.contentId,
        );
        if (!isThere) throw refuse('notFound');
        const invitedTo = await invitations.invitedTo(member);
        const isInvited = ({ document, siteKey }: { document: { isInvitingEvent?: boolean }; siteKey: string }) =>
          document.isInvitingEvent === true && invitedTo.has(siteKey);
        return { data: await reader.listEvents(site, context, isInvited) };
      }),
    ],
  };
}
