import { sql } from 'kysely';
import { requireMember } from '#features/account/server.ts';
import { type Door, listInvitingEvents, serve, type SiteServer } from '#features/site/server.ts';
import type { Member } from '#kernel/member.ts';
import { status } from '#kernel/status.ts';
import type { Database } from '#server/database/database.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import { doorMessages } from './door-messages.ts';

export interface Invitations {
  /**
   * The door of invite-only events: 403 with the reason `login` for a visitor, 403 with `notInvited` for a member who
   * is not invited (ACCESS-016..019).
   */
  door: Door;
  /** The keys of the sites a member is invited to, by role or by mail address. */
  invitedTo(member: Member): Promise<ReadonlySet<string>>;
}

/** An account is invited by its role at the event, or by its mail address. */
export function createInvitations(database: Database): Invitations {
  return {
    async door(visit) {
      if (!visit.site.document.isInvitingEvent) return;
      const member = await requireMember(visit);
      if (!member.isInvited) throw refuseUninvited();
    },
    async invitedTo({ memberId }) {
      const { rows } = await sql<{ site_key: string }>`
        select r.site_key from member_role r where r.member_id = ${memberId} and r.role = 'invited'
        union
        select i.site_key from invitation i join member m on m.mail_key = i.mail_key
        where m.member_id = ${memberId}`.execute(database.kysely);
      return new Set(rows.map((row) => row.site_key));
    },
  };
}

function refuseUninvited(): Refusal {
  return new Refusal(
    status.forbidden,
    (language) => doorMessages[language].notInvited,
    undefined,
    () => ({ reason: 'notInvited' }),
  );
}

/** The call that lists the events a member is invited to. */
export function invitationCall(reader: SiteServer['reader'], invitations: Invitations): ServedEndpoint {
  return serve(listInvitingEvents, async ({ site, params, member, context }) => {
    const isThere = site.modules.some(
      ({ moduleCode, contentId }) => moduleCode === 'inviting_event' && contentId === params.contentId,
    );
    if (!isThere) throw refuse('notFound');
    const invitedTo = await invitations.invitedTo(member);
    const isInvited = ({ document, siteKey }: { document: { isInvitingEvent?: boolean }; siteKey: string }) =>
      document.isInvitingEvent === true && invitedTo.has(siteKey);
    return { data: await reader.listEvents(site, context, { isWanted: isInvited }) };
  });
}
