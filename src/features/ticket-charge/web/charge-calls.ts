import type { Answer, AnswerOf } from '#kernel/endpoint.ts';
import type { FileAnswer } from '#kernel/file-answer.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type { downloadReceipt, listTicketCharges } from '../contract.ts';

type Calling = Pick<PageContext, 'api' | 'site'>;

export function listCharges(
  { api, site }: Calling,
  page: number,
  signal: AbortSignal | undefined,
): Promise<Answer<AnswerOf<typeof listTicketCharges>>> {
  return api.get<typeof listTicketCharges>('mypage/ticket_charge/list/{portalId}/{eventId}/', {
    params: { portalId: site.portalId, eventId: site.eventId ?? 0 },
    query: { page },
    signal,
  });
}

/** Fetches the receipt of a charge, which the server gives once (CHARGE-005). The form shows what went wrong. */
export async function fetchReceipt(
  { api, site }: Calling,
  ticketChargeId: number,
  addressee: string,
): Promise<FileAnswer> {
  const { data } = await api.get<typeof downloadReceipt>(
    'mypage/ticket_charge/receipt/{portalId}/{eventId}/{ticketChargeId}',
    {
      params: { portalId: site.portalId, eventId: site.eventId ?? 0, ticketChargeId },
      query: { addressee },
      isQuiet: true,
    },
  );
  return data;
}
