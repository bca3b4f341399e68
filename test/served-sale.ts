import type { ServedAnswer, ServedHiroba } from './serve-hiroba.ts';
import type { StockTerms } from './stock-model.ts';
import { newPurchaseKey } from './ticket-buyer.ts';
import type { WorldMember } from './ticket-world.ts';

const call = (name: string): string => `/web_api/v2/ticket/${name}/0/1`;
const content = 60;

const withToken = ({ accessToken }: Pick<WorldMember, 'accessToken'>) => ({ 'access-token': accessToken });

/** Tickets of these terms as an organiser writes them; they can be cancelled, and come in by their number, too. */
export function ticketsOf({ tickets }: StockTerms): { detailId: number }[] {
  return Object.entries(tickets).map(([id, { capacity, perPerson }]) => ({
    detailId: Number(id),
    enableNumberSold: capacity !== null,
    capacity: capacity ?? 0,
    enablePurchasablenumber: perPerson !== null,
    purchasableNumber: perPerson ?? 0,
    checkinMethod: 'QR_MANUAL',
    cancelPeriodEnd: '2099-12-31',
  }));
}

export interface ServedPurchase {
  ticketId: number;
  price?: number;
  code?: string;
  /** The payment method. */
  payment?: object;
  /** The idempotency key; a new one unless it is given. */
  key?: string;
}

export function buyAt(server: ServedHiroba, who: WorldMember, wish: ServedPurchase): Promise<ServedAnswer> {
  const { ticketId, price: originalPrice = 0, code = '', payment = {}, key = newPurchaseKey() } = wish;
  const price = code === '' ? originalPrice : 0;
  const body = {
    purchaserEmail: 'buyer@example.jp',
    purchaseList: [{ ticketId, ticketType: 'NORMAL', price, originalPrice }],
    ticketDiscountCode: code,
    ...payment,
  };
  return server.post(`${call('purchase')}/${content}`, body, { ...withToken(who), 'ticket-token': key });
}

/** A card for one payment, made of a test card at the tokenizer as a browser does it. */
export async function cardToken(server: ServedHiroba, who: WorldMember, number: string): Promise<object> {
  const { data } = await server.get('/web_api/v2/payments/tokenizer/0/1', withToken(who));
  const card = { number, expMonth: '12', expYear: '2040', cvc: '123' };
  const headers = { authorization: `Bearer ${data.bearer}`, 'routing-key': data.routingKey };
  const { token, tokenKey } = (await server.post(new URL(data.url).pathname, card, headers)) as unknown as CardToken;
  return { paymentMethod: 'CreditCard', token, tokenKey };
}

interface CardToken {
  token: string;
  tokenKey: string;
}

/** Tries to pay an order once more. */
export function payAt(server: ServedHiroba, who: WorldMember, orderId: string, payment: object): Promise<ServedAnswer> {
  return server.post(`${call('payment')}/${content}`, { orderId, ...payment }, withToken(who));
}

/** The later steps of a bought ticket, each asked of any server by a member. */
export const ticketMoves = {
  cancel: (server: ServedHiroba, who: WorldMember, purchasedTicketId: number) =>
    server.post(`${call('cancel')}/${content}`, { purchasedTicketId }, withToken(who)),
  offer: (server: ServedHiroba, who: WorldMember, purchasedTicketId: number) =>
    server.post(`${call('transfer')}/${content}`, { purchasedTicketId }, withToken(who)),
  withdraw: (server: ServedHiroba, who: WorldMember, purchasedTicketId: number) =>
    server.post(`${call('transfer/cancel')}/${content}`, { purchasedTicketId }, withToken(who)),
  receive: (server: ServedHiroba, who: WorldMember, code: string) =>
    server.post(call('transfer/receive'), { code }, withToken(who)),
  checkIn: (server: ServedHiroba, staff: WorldMember, purchasedTicketId: number, code: string) =>
    server.post(`${call('checkin')}/${content}`, { purchasedTicketId, code }, withToken(staff)),
};

/** How often each answer was given: `sold`, or the status and the problems of the purchase. */
export function countAnswers(answers: readonly ServedAnswer[]): Record<string, number> {
  const told: Record<string, number> = {};
  for (const { status, problems = [] } of answers) {
    const name = status === 200 ? 'done' : [status, ...problems.map(({ kind }) => kind)].join(' ');
    told[name] = (told[name] ?? 0) + 1;
  }
  return told;
}
