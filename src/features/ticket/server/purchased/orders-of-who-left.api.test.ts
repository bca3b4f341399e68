import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ExpoBuyers, expoBuyers } from '../../../../../test/expo-buyers.ts';
import { demoPassword } from '../../../../../test/member-calls.ts';
import { newPurchaseKey } from '../../../../../test/ticket-buyer.ts';

type Headers = Record<string, string>;
const content = '1/11/60';
const [visitorPass, tour] = [1, 12];
let { calls, buyer, hanako, james } = {} as ExpoBuyers;
let staff: Headers;
const key = newPurchaseKey();
/** The purchases: paid, with two tickets, one of which is handed to James; and one whose card failed. */
let paid: { orderId: string; purchasedTickets: { id: number; qrString: string; code: string }[] };
let failed: { orderId: string };

const post = async (path: string, body: object, who: Headers = {}) => {
  const headers = { 'content-type': 'application/json', language: 'eng', ...who };
  const answer = await calls.site.post(`/web_api/v2/${path}`, JSON.stringify(body), headers);
  return { status: answer.status, ...((await answer.json()) as { data: never }) };
};
const lists = async () => ({ purchaseList: [await buyer.item(tour), await buyer.item(tour)] });
const card = async (number: string) => ({ paymentMethod: 'CreditCard', ...(await buyer.token(number, hanako)) });
let body: object;

beforeAll(async () => {
  ({ calls, buyer, hanako, james } = await expoBuyers());
  staff = { 'access-token': (await calls.logIn('staff.demo')).accessToken };
  body = { ...(await lists()), ...(await card('4111111111111111')) };
  paid = (await buyer.buy(body, hanako, key)).data;
  failed = await buyer.buy({ ...(await lists()), ...(await card('4000000000000002')) }, hanako);
  const purchasedTicketId = paid.purchasedTickets[0]?.id;
  const { transferCode } = (await post(`ticket/transfer/${content}`, { purchasedTicketId }, hanako)).data;
  await post('ticket/transfer/receive/1/11', { code: transferCode }, james);
  const leaving = { is_confirmed: '1', current_password: demoPassword };
  await calls.post('unsubscribe/1', leaving, hanako);
});
afterAll(() => calls.close());

describe('the order of a member who has left', () => {
  test('cannot be read, paid or given up by anybody who has its number', async () => {
    expect([paid.orderId, failed.orderId]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
    for (const who of [{}, james]) {
      for (const { orderId } of [paid, failed]) {
        expect((await buyer.order(orderId, who)).status).toBe(404);
        expect((await buyer.pay({ orderId, paymentMethod: 'Local' }, who)).status).toBe(404);
        expect((await buyer.leave(orderId, who)).status).toBe(404);
      }
    }
  });

  test('is not answered when the purchase is sent once more', async () => {
    const again = await buyer.buy(body, {}, key);
    expect([again.status, JSON.stringify(again).includes(paid.orderId)]).toEqual([409, false]);
  });

  test('leaves its tickets valid: a kept code opens the gate, and recipients keep their tickets [ACCESS-059]', async () => {
    const [, kept] = paid.purchasedTickets;
    const look = await calls.get(`ticket/checkin/${content}?code=${kept?.qrString}`, staff);
    expect([look.status, look.data.problem]).toEqual([200, null]);
    const { purchasedTickets } = (await calls.get('mypage/ticket/1/11', james)).data;
    expect(purchasedTickets).toMatchObject([{ qrString: expect.stringMatching(/./), orderId: '', isPurchaser: false }]);
  });
});

test('a visitor’s order stays open to anybody with its number', async () => {
  const { data } = await buyer.buy({ purchaseList: [await buyer.item(visitorPass)] });
  const read = await buyer.order(data.orderId);
  expect([read.status, read.data.purchasedTickets]).toEqual([200, data.purchasedTickets]);
  expect(read.data.purchasedTickets[0].qrString).toEqual(expect.stringMatching(/./));
});

test('an order is found only at the content that sold it', async () => {
  const { orderId } = (await buyer.buy({ purchaseList: [await buyer.item(visitorPass)] })).data;
  const elsewhere = '1/12/80';
  expect((await calls.get(`ticket/${elsewhere}`)).status).toBe(200);
  for (const [path, status] of [
    [content, 200],
    [elsewhere, 404],
  ] as const) {
    expect((await calls.get(`ticket/order/${path}/${orderId}`)).status).toBe(status);
    expect((await calls.get(`ticket/order_settings/${path}/${orderId}`)).status).toBe(status);
  }
});
