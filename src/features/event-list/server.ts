import { moduleOf, type PublishedSite, serve, siteKey, type SiteServer } from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Member } from '#kernel/member.ts';
import { refuse } from '#server/http/refusal.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import { listConditionalEvents } from './contract.ts';
import { type GivenAnswer, type HeldTicket, meetsCondition } from './rules/event-conditions.ts';

export interface EventListServices {
  site: Pick<SiteServer, 'reader'>;
  /** The tickets that a member holds at an event. */
  heldTickets(member: Member, site: { siteKey: string }): Promise<readonly Omit<HeldTicket, 'eventId'>[]>;
  /** A member's answers to the form of a portal. */
  answersOf(member: Member, portal: PublishedSite, language: LanguageCode): Promise<readonly GivenAnswer[]>;
}

/** The call that lists the events whose condition a member meets. */
export function createEventListServer({ site: { reader }, heldTickets, answersOf }: EventListServices): {
  endpoints: ServedEndpoint[];
} {
  return {
    endpoints: [
      serve(listConditionalEvents, async ({ site, params, member, context }) => {
        const module = moduleOf(site, 'conditional_event', params.contentId);
        if (module === undefined) throw refuse('notFound');
        const { events } = module.serverContent;
        const asked = new Set(events.flatMap(({ tickets }) => tickets.map(({ eventId }) => eventId)));
        const [answers, ...held] = await Promise.all([
          answersOf(member, site, context.language),
          ...[...asked].map(async (eventId) => {
            const tickets = await heldTickets(member, { siteKey: siteKey({ portalId: site.portalId, eventId }) });
            return tickets.map((ticket) => ({ ...ticket, eventId }));
          }),
        ]);
        const met = events.filter((event) => meetsCondition(event, held.flat(), answers));
        const ids = new Set(met.map(({ eventId }) => eventId));
        return { data: await reader.listEvents(site, context, { isWanted: ({ eventId }) => ids.has(eventId) }) };
      }),
    ],
  };
}
