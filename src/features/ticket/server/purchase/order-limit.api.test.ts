import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeMaxPerOrder } from '../../../../../test/change-ticket.ts';
import { type ExpoBuyers, expoBuyers } from '../../../../../test/expo-buyers.ts';
import { newPurchaseKey } from '../../../../../test/ticket-buyer.ts';

let { calls, buyer, james } = {} as ExpoBuyers;
beforeAll(async () => {
  ({ calls, buyer, james } = await expoBuyers());
});
afterAll(() => calls.close());

const [visitorPass, workshop, talkA, tour] = [1, 3, 5, 7];
/** So many of each ticket. */
const listOf = async (...wanted: [ticketId: number, count: number][]) => {
  const items = await Promise.all(wanted.map(([ticketId]) => buyer.item(ticketId)));
  return wanted.flatMap(([, count], place) => Array.from({ length: count }, () => items[place]));
};
const numberOfOrders = async (): Promise<number> =>
  (await calls.site.database.pool.query('select 1 from ticket_order where site_key = $1', ['event/11'])).rows.length;
const settings = async () => (await calls.get('ticket/1/11/60')).data.settings;

test('an order may have as many tickets as the organiser says, of all kinds together', async () => {
  expect((await settings()).maxPerOrder).toBeNull();
  expect((await buyer.buy({ purchaseList: await listOf([visitorPass, 4]) })).status).toBe(200);
  await changeMaxPerOrder(calls.site, 3);
  expect((await settings()).maxPerOrder).toBe(3);
  expect((await buyer.buy({ purchaseList: await listOf([visitorPass, 3]) })).status).toBe(200);
  const before = await numberOfOrders();
  for (const list of [await listOf([visitorPass, 4]), await listOf([visitorPass, 2], [talkA, 2])]) {
    const refused = await buyer.buy({ purchaseList: list, paymentMethod: 'Local' }, james);
    expect(refused).toMatchObject({ status: 409, reason: 'cart', problems: [{ kind: 'tooMany', limit: 3 }] });
    expect(refused.message).toMatch(/cart/i);
  }
  expect(await numberOfOrders()).toBe(before);
});

test('the smallest of the limits per order, per person and per ticket counts', async () => {
  const buy = async (count: number) =>
    (await buyer.buy({ purchaseList: await listOf([workshop, count]), paymentMethod: 'Local' }, james)).problems;
  await changeMaxPerOrder(calls.site, 3);
  expect(await buy(3)).toEqual([{ ticketId: workshop, kind: 'limitReached', left: 2 }]);
  await changeMaxPerOrder(calls.site, 1);
  expect(await buy(2)).toEqual([{ kind: 'tooMany', limit: 1 }]);
  expect(await buy(3)).toEqual([
    { kind: 'tooMany', limit: 1 },
    { ticketId: workshop, kind: 'limitReached', left: 2 },
  ]);
});

test('an application to a lottery has no more either', async () => {
  await changeMaxPerOrder(calls.site, 1);
  const lotterySetting = [
    { priority: 1, ticketSlotId: 1 },
    { priority: 2, ticketSlotId: 2 },
  ];
  const item = await buyer.item(tour, { lotterySetting });
  const apply = async (count: number, cardId: number) =>
    buyer.buy(
      {
        purchaseList: Array.from({ length: count }, () => item),
        hasLottery: true,
        paymentMethod: 'CreditCard',
        cardId,
      },
      james,
    );
  const cardId = await buyer.saveCard('4111111111111111', james);
  const refused = await apply(2, cardId);
  expect([refused.status, refused.problems]).toEqual([409, [{ kind: 'tooMany', limit: 1 }]]);
  expect((await apply(1, cardId)).data.state).toBe('applied');
});

test('an order that was accepted before is answered again when the limit has fallen since', async () => {
  await changeMaxPerOrder(calls.site, 2);
  const key = newPurchaseKey();
  const body = { purchaseList: await listOf([visitorPass, 2]) };
  const { data } = await buyer.buy(body, {}, key);
  await changeMaxPerOrder(calls.site, 1);
  expect(await buyer.buy(body, {}, key)).toMatchObject({ status: 200, data: { orderId: data.orderId } });
});
