import type { PageContext } from '#web/site/page-context.ts';
import type { LoadArguments, PageHead } from '#web/site/page-module.ts';
import { loadTicketList, type LoadedTickets } from './load-my-tickets.ts';
import { MyTicketScreen } from './my-ticket-screen.tsx';
import { myTicketScreenTexts, myTicketTexts } from './my-ticket-texts.ts';

export const texts = myTicketScreenTexts;

interface ContentTickets extends LoadedTickets {
  contentId: number;
}

export async function load(context: PageContext, { params, ...asked }: LoadArguments): Promise<ContentTickets> {
  const contentId = Number(params.contentId);
  return { ...(await loadTicketList(context, asked, contentId)), contentId };
}

export function head(_: ContentTickets, context: PageContext): PageHead {
  return { title: myTicketTexts.of(context.language).title };
}

/** The member's tickets of one content. */
export function Page({ data }: { data: ContentTickets }) {
  return <MyTicketScreen data={data} contentId={data.contentId} />;
}
