import type { APIRequestContext } from '@playwright/test';
import { apiPrefix } from '#kernel/limits.ts';
import type { MyTickets } from '#features/my-ticket/contract.ts';
import type { TicketListAnswer } from '#features/ticket/contract.ts';
import { site } from './demo-sites.ts';
import type { Tokens } from './member.ts';

const expo = site('expo');
const place = `${expo.portalId}/${expo.eventId}`;
const contentId = expo.file.modules.find(({ moduleCode }) => moduleCode === 'ticket')?.contentId ?? 0;
/** A card that the sandbox takes without 3-D Secure. */
const goodCard = '4111111111111111';

const name = {
  entryFormKey: 'name',
  answerMethod: 'NAME',
  selectorValue: [
    { key: 'last_name', value: '山田' },
    { key: 'first_name', value: '花子' },
    { key: 'last_name_kana', value: 'ヤマダ' },
    { key: 'first_name_kana', value: 'ハナコ' },
  ],
};

export interface BoughtTicket {
  id: number;
  orderId: string;
  code: string;
  qrString: string;
  /** Its page in my tickets. */
  path: string;
}

/** An application to a free lottery of the expo without slots, sent by the call. */
export async function applied(request: APIRequestContext, { accessToken }: Tokens, ticketId: number): Promise<void> {
  const answer = await request.post(`${apiPrefix}ticket/purchase/${place}/${contentId}`, {
    headers: { 'access-token': accessToken, 'ticket-token': crypto.randomUUID().replaceAll('-', '') },
    data: {
      purchaserEmail: 'hanako@example.jp',
      purchaserInfo: [name],
      purchaseList: [{ ticketId, ticketType: 'LOTTERY', price: 0, originalPrice: 0, lotterySetting: [] }],
      hasLottery: true,
    },
  });
  if (!answer.ok()) throw new Error(`lottery ${ticketId}: ${answer.status()} ${await answer.text()}`);
}

/** A ticket of the expo, bought by the call, without the pages of the purchase: by card where it costs something. */
export async function boughtTicket(
  request: APIRequestContext,
  { accessToken }: Tokens,
  ticketId: number,
): Promise<BoughtTicket> {
  const headers = { 'access-token': accessToken, language: 'eng' };
  const read = async <Data>(path: string): Promise<Data> => {
    const answer = await request.get(apiPrefix + path, { headers });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return ((await answer.json()) as { data: Data }).data;
  };
  const list = await read<TicketListAnswer>(`ticket/${place}/${contentId}?ticket_ids[]=${ticketId}`);
  const { ticketType, price, isPay } = list.tickets[0]?.ticketContent ?? {
    ticketType: 'NORMAL',
    price: 0,
    isPay: false,
  };
  const amount = isPay ? price : 0;
  const answer = await request.post(`${apiPrefix}ticket/purchase/${place}/${contentId}`, {
    headers: { ...headers, 'ticket-token': crypto.randomUUID().replaceAll('-', '') },
    data: {
      purchaserEmail: 'hanako@example.jp',
      purchaserInfo: [name],
      purchaseList: [{ ticketId, ticketType, price: amount, originalPrice: amount }],
      ...(amount > 0 ? { paymentMethod: 'CreditCard', ...(await cardToken()) } : {}),
    },
  });
  if (!answer.ok()) throw new Error(`ticket ${ticketId}: ${answer.status()} ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { orderId: string } };
  const { purchasedTickets } = await read<MyTickets>(`mypage/ticket/${place}/${contentId}`);
  const bought = purchasedTickets.find(({ orderId }) => orderId === data.orderId);
  if (bought === undefined) throw new Error(`The order ${data.orderId} has no ticket yet.`);
  const { id, code, qrString } = bought;
  const path = `${expo.path}/users/my-ticket/${contentId}/detail?ticket=${id}`;
  return { id, orderId: data.orderId, code, qrString: qrString ?? '', path };

  async function cardToken(): Promise<{ token: string; tokenKey?: string }> {
    const way = await read<{ url: string; bearer: string; routingKey: string }>(`payments/tokenizer/${place}`);
    const made = await request.post(way.url, {
      headers: { authorization: `Bearer ${way.bearer}`, 'routing-key': way.routingKey },
      data: { number: goodCard, expMonth: '12', expYear: '2035', cvc: '123' },
    });
    if (!made.ok()) throw new Error(`No token: ${made.status()} ${await made.text()}`);
    return (await made.json()) as { token: string };
  }
}
