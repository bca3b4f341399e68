import { accountRefusal, requireMember } from '#features/account/server.ts';
import { type Door, modulesOf, type PublishedSite, sayIn, spokenLanguage, type Visit } from '#features/site/server.ts';
import type { Member } from '#kernel/member.ts';
import { pagePath } from '#kernel/page.ts';
import { status } from '#kernel/status.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { TicketLimited } from '../documents.ts';
import { isForMembersOnly, isLoginLocked, loginBaseOf } from '../rules/login-lock.ts';
import { isSameTicket, limitsOf, type TicketRef, unlocks } from '../rules/ticket-limit.ts';
import { doorMessages } from './door-messages.ts';

/**
 * The tickets that a member holds at a site and that are good for entering. The feature that sells tickets answers it.
 */
export type HeldTickets = (member: Member, site: PublishedSite) => Promise<readonly TicketRef[]>;

export interface ContentLocks {
  /**
   * Throws 403 with the reason `login` for a visitor. For a member without the tickets it throws 403 with the reason
   * `ticket` and `lists`, each with its tickets and whether all of them are needed (ACCESS-023..032).
   */
  guard(visit: Visit, contentId: number, detailId: number | undefined): Promise<void>;
  /**
   * The tickets that a member holds and that unlock something here; a member with one is a ticket holder (TICKET-124).
   */
  ticketLimited(member: Member, site: PublishedSite): Promise<TicketRef[]>;
}

type Limits = TicketLimited['lists'];

/** The door of sites where everybody has to log in: 403 with the reason `login` for a visitor (ACCESS-020). */
export const startUpLoginDoor: Door = async (visit) => {
  if (isForMembersOnly(visit.site.document.login)) await requireMember(visit);
};

/** The locks of single contents. A content without a lock is open to everybody. */
export function createContentLocks(heldTickets: HeldTickets): ContentLocks {
  return {
    async guard(visit, contentId, detailId) {
      const { site } = visit;
      const base = loginBaseOf(site.document.login);
      const limits = limitsOf(ticketLimits(site), contentId);
      if (!isLoginLocked(base, contentId, detailId) && limits.length === 0) return;
      if (visit.shownAs === 'ticketHolder') return;
      if (visit.shownAs === 'visitor') throw accountRefusal('loginRequired');
      if (visit.shownAs === 'member') {
        if (limits.length > 0) throw refuseWithout(limits, [], site);
        return;
      }
      const member = await requireMember(visit);
      if (limits.length === 0) return;
      const held = await heldTickets(member, site);
      const locked = limits.filter((limit) => !unlocks(limit, held));
      if (locked.length > 0) throw refuseWithout(locked, held, site);
    },
    async ticketLimited(member, site) {
      const listed = ticketLimits(site).flatMap(({ tickets }) => tickets);
      if (listed.length === 0) return [];
      const held = await heldTickets(member, site);
      return held.filter((ticket) => listed.some((one) => isSameTicket(one, ticket)));
    },
  };
}

function ticketLimits(site: PublishedSite): Limits {
  return modulesOf(site, 'ticket_limited').flatMap(({ content }) => content.lists);
}

function refuseWithout(limits: Limits, held: readonly TicketRef[], { document }: PublishedSite): Refusal {
  return new Refusal(
    status.forbidden,
    (language) => doorMessages[language].ticketNeeded.ticketsOnly,
    undefined,
    (language) => {
      const say = sayIn(document, spokenLanguage(document, language));
      const lists = limits.map(({ tickets, isAnd }) => ({
        isAnd,
        tickets: tickets.map((ticket) => ({
          name: say(ticket.name),
          /** A path inside the site, written as organisers write links. */
          link: `/${pagePath('ticketDetail', { contentId: ticket.contentId })}?ticket=${ticket.ticketId}`,
          isHeld: held.some((one) => isSameTicket(one, ticket)),
        })),
      }));
      return { reason: 'ticket', lists };
    },
  );
}
