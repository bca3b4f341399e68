import type { PageContext } from '#web/site/page-context.ts';
import type { LoadArguments, PageHead } from '#web/site/page-module.ts';
import { type LoadedPortalTickets, type LoadedTickets, loadTicketsOfSite } from './load-my-tickets.ts';
import { MyTicketScreen } from './my-ticket-screen.tsx';
import { myTicketScreenTexts, myTicketTexts } from './my-ticket-texts.ts';
import { PortalTicketScreen } from './portal-ticket-screen.tsx';

export const texts = myTicketScreenTexts;

type Loaded = LoadedTickets | LoadedPortalTickets;

export const load = (context: PageContext, asked: LoadArguments): Promise<Loaded> => loadTicketsOfSite(context, asked);

export function head(_: Loaded, context: PageContext): PageHead {
  return { title: myTicketTexts.of(context.language).title };
}

/** The member's tickets of the event, or of all events of the portal, in my page. */
export function Page({ data }: { data: Loaded }) {
  return 'portal' in data ? (
    <PortalTicketScreen tickets={data.portal} place={data.place} />
  ) : (
    <MyTicketScreen data={data} />
  );
}
