import { pageSizeMax, widgetSize } from '#kernel/limits.ts';
import { type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { ModuleEntry } from '#web/site/page-module.ts';
import { Section } from '#web/ui/section.tsx';
import type { TicketContent } from '../contract.ts';
import type { TicketWidget } from '../documents.ts';
import { sellingLabel } from '../rules/sale/selling-label.ts';
import { TicketCard } from './card/ticket-card.tsx';
import { callTickets } from './sale-calls.ts';
import { detailHref, listHref } from './sale/sale-address.ts';
import { useNow } from './sale/use-now.ts';
import { ticketTexts } from './ticket-texts.ts';
import './ticket.css';

type Module = ModuleEntry<Partial<TicketWidget>>;

export const texts = [ticketTexts];

export async function load(context: PageContext, module: Module): Promise<TicketContent[] | undefined> {
  const count = module.widget.numberOfDisplay ?? widgetSize;
  const { data } = await callTickets(context, module.contentId, { per_page: count === 0 ? pageSizeMax : count });
  return data.tickets.length === 0 ? undefined : data.tickets.map(({ ticketContent }) => ticketContent);
}

/** The first tickets of a content on the home; each leads to its detail. */
export function Widget({ module, data }: { module: Module; data: TicketContent[] }) {
  const context = usePageContext();
  const say = useTexts(ticketTexts);
  const now = useNow();
  const { contentId, widget } = module;
  return (
    <Section title={module.title || say.title} more={{ href: listHref(context, contentId), label: say.all }}>
      <div className="hb-card-grid hb-sale-widget">
        {data.map((ticket) => (
          <TicketCard
            key={ticket.ticketId}
            ticket={ticket}
            label={sellingLabel(ticket, false, now)}
            href={detailHref(context, contentId, ticket.ticketId)}
            view="Card"
            heading="h3"
            titleVisible={widget.titleVisible ?? true}
            imageVisible={widget.imageVisible ?? true}
          />
        ))}
      </div>
    </Section>
  );
}
