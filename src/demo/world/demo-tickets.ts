import { randomBytes } from 'node:crypto';
import { apiPrefix } from '#kernel/limits.ts';
import { demoPassword } from './demo-members.ts';

/** Sends a request to this server itself, by path and query alone. */
export type CallSelf = (pathAndQuery: string, init: RequestInit) => Promise<Response>;

const loginId = 'sora.demo';
const purchaserEmail = 'sora@example.jp';
const name = {
  entryFormKey: 'name',
  answerMethod: 'NAME',
  selectorValue: [
    { key: 'last_name', value: '森田' },
    { key: 'first_name', value: '空' },
    { key: 'last_name_kana', value: 'モリタ' },
    { key: 'first_name_kana', value: 'ソラ' },
  ],
};
const affiliation = { entryFormKey: 'affiliation', answerMethod: 'TEXT', textValue: '港北精機株式会社' };

/** A card that the sandbox takes without 3-D Secure. */
const card = { number: '4111111111111111', expMonth: '12', expYear: '2035', cvc: '123' };
const receipt = { includeReceipt: true, addressee: '森田 空' };

interface DemoOrder {
  /** As calls name it: portal, event and content. */
  place: string;
  ticket: object;
  answers?: readonly object[];
  payment?: object;
  isByCard?: boolean;
}

/** A free ticket, a paid one, an application to a lottery, and an order that waits for its transfer. */
const orders: readonly DemoOrder[] = [
  { place: '1/11/60', ticket: { ticketId: 1, ticketType: 'NORMAL', price: 0, originalPrice: 0 } },
  {
    place: '1/11/60',
    ticket: { ticketId: 12, ticketType: 'NORMAL', price: 1500, originalPrice: 1500 },
    payment: { paymentMethod: 'CreditCard', ...receipt },
    isByCard: true,
  },
  {
    place: '1/11/60',
    ticket: { ticketId: 8, ticketType: 'LOTTERY', price: 0, originalPrice: 0, lotterySetting: [] },
  },
  {
    place: '1/13/80',
    ticket: { ticketId: 1, ticketType: 'NORMAL', ticketMultiplePriceId: 1, price: 48_000, originalPrice: 48_000 },
    answers: [affiliation],
    payment: { paymentMethod: 'Bank', ...receipt },
  },
];

/**
 * A member of the demo has been to its box offices already, by the calls of a page, so that tickets, applications and
 * purchases show what they are for. Done once: a member with a purchase is left alone, and one whom a visitor of the demo
 * has changed.
 */
export async function buyForDemoMember(callSelf: CallSelf): Promise<void> {
  const login = await callSelf(`${apiPrefix}authentication/1`, {
    method: 'POST',
    body: new URLSearchParams({ login_id: loginId, password: demoPassword }),
  });
  if (!login.ok) return;
  const { data: tokens } = (await login.json()) as { data: { accessToken: string } };
  const headers = { 'access-token': tokens.accessToken, language: 'jpn', 'content-type': 'application/json' };
  const ask = async <Data>(path: string, init: RequestInit = { headers }): Promise<Data> => {
    const answer = await callSelf(path, init);
    const said: unknown = await answer.json();
    if (!answer.ok) throw new Error(`The demo's order was refused (${answer.status}): ${JSON.stringify(said)}`);
    return said as Data;
  };
  const bought = await ask<{ data: { rows: object[] } }>(`${apiPrefix}mypage/portal_ticket_charge/list/1`);
  if (bought.data.rows.length > 0) return;

  const tokenOfCard = async (place: string): Promise<object> => {
    const site = place.split('/').slice(0, 2).join('/');
    const { data } = await ask<{ data: { url: string; bearer: string; routingKey: string } }>(
      `${apiPrefix}payments/tokenizer/${site}`,
    );
    return ask(data.url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${data.bearer}`,
        'routing-key': data.routingKey,
        'content-type': 'application/json',
      },
      body: JSON.stringify(card),
    });
  };
  for (const { place, ticket, answers = [], payment, isByCard } of orders) {
    const body = {
      purchaserEmail,
      purchaserInfo: [name, ...answers],
      purchaseList: [ticket],
      hasLottery: 'lotterySetting' in ticket,
      ...payment,
      ...(isByCard && (await tokenOfCard(place))),
    };
    await ask(`${apiPrefix}ticket/purchase/${place}`, {
      method: 'POST',
      headers: { ...headers, 'ticket-token': randomBytes(16).toString('hex') },
      body: JSON.stringify(body),
    });
  }
}
