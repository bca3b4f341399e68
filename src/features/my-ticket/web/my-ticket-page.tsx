import type { PageContext } from '#web/site/page-context.ts';
import type { LoadArguments, PageHead } from '#web/site/page-module.ts';
import { loadMyTickets, type LoadedTickets } from './load-my-tickets.ts';
import { MyTicketScreen } from './my-ticket-screen.tsx';
import { myTicketScreenTexts, myTicketTexts } from './my-ticket-texts.ts';

export const texts = myTicketScreenTexts;

export const load = (context: PageContext, { signal }: LoadArguments): Promise<LoadedTickets> =>
  loadMyTickets(context, undefined, signal);

export function head(_: LoadedTickets, context: PageContext): PageHead {
  return { title: myTicketTexts.of(context.language).title };
}

/** The member's tickets of the event, in my page. */
export function Page({ data }: { data: LoadedTickets }) {
  return <MyTicketScreen data={data} />;
}
