import { useEffect, useState } from 'react';
import { pageSizeMax, widgetSize } from '#kernel/limits.ts';
import { type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import { useServerNow } from '#web/site/use-server-now.ts';
import type { HomeAction, ModuleEntry } from '#web/site/page-module.ts';
import { usePersonal } from '#web/site/personal.ts';
import { Section } from '#web/ui/section.tsx';
import type { TicketContent } from '../contract.ts';
import type { TicketWidget } from '../documents.ts';
import { homeTickets } from '../rules/sale/home-tickets.ts';
import { sellingLabel } from '../rules/sale/selling-label.ts';
import { isLottery } from '../rules/sale/ticket.ts';
import { TicketCard } from './sale/ticket-card.tsx';
import { callHoldings, callTickets } from './sale/sale-calls.ts';
import { detailHref, listHref } from './sale/sale-address.ts';
import { ticketTexts } from './sale/ticket-texts.ts';
import './sale/ticket.css';

type Module = ModuleEntry<Partial<TicketWidget>>;

export const texts = [ticketTexts];

/** Those that can be had now come first, without what only their details show: the page of the home carries them. */
export async function load(context: PageContext, module: Module): Promise<TicketContent[] | undefined> {
  const count = module.widget.numberOfDisplay ?? widgetSize;
  const { data } = await callTickets(context, module.contentId, { per_page: pageSizeMax });
  if (data.tickets.length === 0) return undefined;
  const tickets = data.tickets.map(({ ticketContent }) => ticketContent);
  return homeTickets(tickets, count, context.now).map((ticket) => ({
    ...ticket,
    description: '',
    checkinProfiles: [],
  }));
}

export function sale(data: TicketContent[], { contentId }: Module, context: PageContext): HomeAction | undefined {
  const isOnSale = data.some((ticket) => sellingLabel(ticket, false, context.now) === 'accepting');
  const label = ticketTexts.of(context.language).toTickets;
  return isOnSale ? { href: listHref(context, contentId), label } : undefined;
}

/** The first tickets of a content on the home; each leads to its detail. */
export function Widget({ module, data }: { module: Module; data: TicketContent[] }) {
  const context = usePageContext();
  const say = useTexts(ticketTexts);
  const now = useServerNow();
  const { contentId, widget } = module;
  const appliedIds = useApplied(contentId, data.some(isLottery));
  return (
    <Section title={module.title || say.title} more={{ href: listHref(context, contentId), label: say.all }}>
      <div className="hb-card-grid hb-sale-auto">
        {data.map((ticket) => (
          <TicketCard
            key={ticket.ticketId}
            ticket={ticket}
            label={sellingLabel(ticket, appliedIds.includes(ticket.ticketId), now)}
            href={detailHref(context, contentId, ticket.ticketId)}
            view="Auto"
            heading="h3"
            titleVisible={widget.titleVisible ?? true}
            imageVisible={widget.imageVisible ?? true}
          />
        ))}
      </div>
    </Section>
  );
}

/** The lotteries of a member's applications. The home is the same for everybody, so the browser asks for them. */
function useApplied(contentId: number, hasLottery: boolean): readonly number[] {
  const { api, site } = usePageContext();
  const { isLoggedIn } = usePersonal();
  const [calling] = useState({ api, site });
  const [appliedIds, setAppliedIds] = useState<readonly number[]>([]);
  const isAsking = isLoggedIn && hasLottery;
  useEffect(() => {
    if (!isAsking) return;
    let isGone = false;
    callHoldings(calling, contentId).then(
      ({ appliedTicketIds }) => {
        if (!isGone) setAppliedIds(appliedTicketIds);
      },
      // The member's list of tickets shows it too.
      () => undefined,
    );
    return () => {
      isGone = true;
      setAppliedIds([]);
    };
  }, [calling, contentId, isAsking]);
  return appliedIds;
}
