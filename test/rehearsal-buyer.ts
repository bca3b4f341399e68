import { apiPrefix } from '#kernel/limits.ts';
import { beginRehearsal } from '#features/rehearsal/contract.ts';
import type { ConsoleClient } from './console-client.ts';
import type { TestSite } from './start-test-site.ts';
import { buyerName, newPurchaseKey } from './ticket-buyer.ts';

// The answers differ from call to call; each test reads the members it expects.
// oxlint-disable-next-line typescript/no-explicit-any
type Said = any;

/** The buyer of a rehearsal, in the browser of its maker. */
export interface RehearsalBuyer {
  eventId: number;
  siteKey: string;
  contentId: number;
  ticketId: number;
  /** Where the console leads. */
  path: string;
  headers: Record<string, string>;
  get(path: string, headers?: Record<string, string>): Promise<Said>;
  /** Buys one ticket, by the card that is there already. */
  buy(body?: object, ticket?: number): Promise<Said>;
}

export async function beginAt(site: TestSite, client: ConsoleClient, name: string): Promise<RehearsalBuyer> {
  const { status, data, message } = await client.call(beginRehearsal, { params: { site: name }, body: {} });
  if (status !== 200 || data.cart === null) throw new Error(`The rehearsal answers ${status} ${message ?? ''}.`);
  const { siteKey, ticketContentId: contentId, tickets } = data.cart;
  const eventId = Number(siteKey.slice('event/'.length));
  const ticketId = tickets[0]!.ticketId;
  const headers = { cookie: client.pass(), 'access-token': data.accessToken, language: 'eng' };
  const read = async (response: Response): Promise<Said> => ({
    status: response.status,
    ...((await response.json()) as object),
  });
  const get: RehearsalBuyer['get'] = async (path, more = headers) => read(await site.get(apiPrefix + path, more));
  return {
    eventId,
    siteKey,
    contentId,
    ticketId,
    path: data.path,
    headers,
    get,
    async buy(more = {}, ticket = ticketId) {
      const place = `0/${eventId}`;
      const sold = await get(`ticket/${place}/${contentId}?ticket_ids[]=${ticket}`);
      const { ticketType, price } = sold.data.tickets[0].ticketContent;
      const cards = await get(`payments/credit/list/${place}`);
      const sent = {
        purchaserEmail: 'somebody.else@example.jp',
        purchaserInfo: buyerName,
        cardId: cards.data[0].cardId,
        purchaseList: [{ ticketId: ticket, ticketType, price, originalPrice: price }],
        ...more,
      };
      const key = { 'ticket-token': newPurchaseKey(), 'content-type': 'application/json' };
      return read(
        await site.post(`${apiPrefix}ticket/purchase/${place}/${contentId}`, JSON.stringify(sent), {
          ...headers,
          ...key,
        }),
      );
    },
  };
}
