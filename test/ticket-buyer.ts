import type { MemberCalls } from './member-calls.ts';

/** The answers of the purchase calls; each test reads the members it expects. */
// oxlint-disable-next-line typescript/no-explicit-any
type Said = any;

export interface TicketBuyer {
  /** Sends a purchase; `key` is the idempotency key, a new one unless it is given. */
  buy(body: object, who?: Record<string, string>, key?: string): Promise<Said>;
  /** One ticket as the purchase list names it, at its own price. */
  item(ticketId: number, more?: object): Promise<Said>;
  /** A token of a test card, made at the tokenizer as a browser does. */
  token(cardNumber: string, who: Record<string, string>): Promise<{ token: string; tokenKey?: string }>;
  /** Saves a test card for a member; its number at the site. */
  saveCard(cardNumber: string, who: Record<string, string>): Promise<number>;
  /** The buyer's answer at 3-D Secure. */
  challenge(paymentUrl: string, answer?: 'confirm' | 'decline'): Promise<Response>;
  order(orderId: string, who?: Record<string, string>): Promise<Said>;
  pay(body: object, who?: Record<string, string>): Promise<Said>;
  leave(orderId: string, who?: Record<string, string>): Promise<Said>;
}

let made = 0;
export const newPurchaseKey = (): string => `purchase-${String((made += 1)).padStart(20, '0')}`;

/** The name that the expo asks every buyer for. */
export const buyerName = [
  {
    entryFormKey: 'name',
    answerMethod: 'NAME',
    selectorValue: [
      { key: 'last_name', value: '山田' },
      { key: 'first_name', value: '花子' },
      { key: 'last_name_kana', value: 'ヤマダ' },
      { key: 'first_name_kana', value: 'ハナコ' },
    ],
  },
];

/** A buyer of a ticket content of the demo. */
export function ticketBuyer({ site, get, post: callsPost }: MemberCalls, content = '1/11/60'): TicketBuyer {
  const read = async (response: Response): Promise<Said> => ({
    status: response.status,
    ...((await response.json()) as object),
  });
  const post = async (path: string, body: object, who: Record<string, string>, more = {}): Promise<Said> =>
    read(
      await site.post(`/web_api/v2/${path}`, JSON.stringify(body), {
        'content-type': 'application/json',
        language: 'eng',
        ...who,
        ...more,
      }),
    );
  const buyer: TicketBuyer = {
    buy: (body, who = {}, key = newPurchaseKey()) =>
      post(
        `ticket/purchase/${content}`,
        { purchaserEmail: 'visitor@example.jp', purchaserInfo: buyerName, ...body },
        who,
        {
          'ticket-token': key,
        },
      ),
    async item(ticketId, more = {}) {
      const { data } = await get(`ticket/${content}?ticket_ids[]=${ticketId}`);
      const { ticketContent } = data.tickets[0];
      const { ticketType, isPay } = ticketContent;
      const price = isPay ? ticketContent.price : 0;
      return { ticketId, ticketType, price, originalPrice: price, ...more };
    },
    async token(cardNumber, who) {
      const place = content.split('/').slice(0, 2).join('/');
      const { data } = await get(`payments/tokenizer/${place}`, who);
      const answer = await site.post(
        data.url,
        JSON.stringify({ number: cardNumber, expMonth: '12', expYear: '2030', cvc: '123' }),
        {
          'content-type': 'application/json',
          authorization: `Bearer ${data.bearer}`,
          'routing-key': data.routingKey,
        },
      );
      if (answer.status !== 200) throw new Error(`No token: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as { token: string };
    },
    async saveCard(cardNumber, who) {
      const place = content.split('/').slice(0, 2).join('/');
      const token = await buyer.token(cardNumber, who);
      const added = await callsPost(`payments/credit/add/${place}`, { ...token }, who);
      if (added.status !== 200) throw new Error(`No card: ${JSON.stringify(added)}`);
      return added.data.cardId as number;
    },
    challenge: (paymentUrl, answer = 'confirm') =>
      site.post(paymentUrl, new URLSearchParams({ code: '123456', answer }).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
      }),
    order: (orderId, who = {}) => get(`ticket/order/${content}/${orderId}`, who),
    pay: (body, who = {}) => post(`ticket/payment/${content}`, body, who),
    leave: (orderId, who = {}) => post(`ticket/leave/${content}`, { orderId }, who),
  };
  return buyer;
}
