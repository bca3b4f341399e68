import type { Answer, AnswerOf } from '#kernel/endpoint.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type {
  listTicketCategories,
  listTickets,
  readHoldings,
  readLotteryDraw,
  TicketCategory,
  TicketListAnswer,
} from '../../contract.ts';

export type Holdings = AnswerOf<typeof readHoldings>;
export type LotteryDraw = AnswerOf<typeof readLotteryDraw>;
export type CallingContext = Pick<PageContext, 'api' | 'site'>;

export interface TicketWish {
  ticket_ids?: number[];
  page?: number;
  per_page?: number;
}

/** Tickets are sold at events; a portal has none. */
function ofContent({ portalId, eventId }: CallingContext['site'], contentId: number) {
  return { portalId, eventId: eventId ?? 0, contentId };
}

/** `isQuiet`: the caller has words of its own for a failure. */
export function callTickets(
  { api, site }: CallingContext,
  contentId: number,
  query: TicketWish,
  isQuiet = false,
): Promise<Answer<TicketListAnswer>> {
  return api.get<typeof listTickets>('ticket/{portalId}/{eventId}/{contentId}', {
    params: ofContent(site, contentId),
    query,
    ...(isQuiet && { isQuiet }),
  });
}

export async function callCategories({ api, site }: CallingContext, contentId: number): Promise<TicketCategory[]> {
  const { data } = await api.get<typeof listTicketCategories>(
    'ticket/category/{portalId}/{eventId}/{contentId}/{ticketId}',
    { params: { ...ofContent(site, contentId), ticketId: 0 } },
  );
  return data.categories;
}

export async function callHoldings({ api, site }: CallingContext, contentId: number): Promise<Holdings> {
  const { data } = await api.get<typeof readHoldings>('ticket/holdings/{portalId}/{eventId}/{contentId}', {
    params: ofContent(site, contentId),
    isQuiet: true,
  });
  return data;
}

export async function callLotteryDraw(
  { api, site }: CallingContext,
  contentId: number,
  ticketId: number,
): Promise<LotteryDraw> {
  const { data } = await api.get<typeof readLotteryDraw>('ticket/lottery/{portalId}/{eventId}/{contentId}/{ticketId}', {
    params: { ...ofContent(site, contentId), ticketId },
    isQuiet: true,
  });
  return data;
}
