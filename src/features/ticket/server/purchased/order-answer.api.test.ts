import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ExpoBuyers, expoBuyers } from '../../../../../test/expo-buyers.ts';

let { calls, buyer, james } = {} as ExpoBuyers;
beforeAll(async () => {
  ({ calls, buyer, james } = await expoBuyers());
});
afterAll(() => calls.close());

const [workshop, tour] = [3, 7];

test('the answer of an application lists the wanted slots, the first choice first [LOTTERY-008]', async () => {
  const lotterySetting = [
    { priority: 2, ticketSlotId: 1 },
    { priority: 1, ticketSlotId: 3 },
  ];
  const purchaseList = [await buyer.item(tour, { lotterySetting })];
  const card = { paymentMethod: 'CreditCard', cardId: await buyer.saveCard('4111111111111111', james) };
  const { data } = await buyer.buy({ purchaseList, hasLottery: true, ...card }, james);
  expect([data.state, data.wantedSlotIds]).toEqual(['applied', [3, 1]]);
});

test('the answer of a purchase has the price before a discount, and no wanted slots', async () => {
  const item = await buyer.item(workshop);
  const wish = { paymentMethod: 'Local', ticketDiscountCode: 'HIROBA500' };
  const { data } = await buyer.buy({ ...wish, purchaseList: [{ ...item, price: item.originalPrice - 500 }] }, james);
  const [{ price, originalPrice }] = data.purchasedTickets;
  expect([originalPrice - price, data.wantedSlotIds]).toEqual([500, []]);
});
