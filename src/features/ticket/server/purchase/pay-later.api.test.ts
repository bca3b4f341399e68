import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ExpoBuyers, expoBuyers } from '../../../../../test/expo-buyers.ts';

let { calls, buyer, hanako } = {} as ExpoBuyers;
beforeAll(async () => {
  ({ calls, buyer, hanako } = await expoBuyers());
});
afterAll(() => calls.close());

const talkA = 5;
const card = async (number: string) => ({ paymentMethod: 'CreditCard', ...(await buyer.token(number, hanako)) });

test('an order whose card is refused can be paid at the venue, and its tickets come at once [TICKET-117, TICKET-049]', async () => {
  const list = [await buyer.item(talkA)];
  const { orderId } = await buyer.buy({ purchaseList: list, ...(await card('4000000000000002')) }, hanako);
  const chosen = await buyer.pay({ orderId, paymentMethod: 'Local' }, hanako);
  expect([chosen.status, chosen.data]).toMatchObject([
    200,
    { state: 'completed', paymentMethod: 'Local', paymentStatus: 'Waiting', heldUntil: null },
  ]);
  expect(chosen.data.purchasedTickets).toMatchObject([
    { paymentMethod: 'Local', paymentStatus: 'Waiting', isUnpaidTicket: false, qrString: expect.any(String) },
  ]);
  expect((await buyer.pay({ orderId, ...(await card('4111111111111111')) }, hanako)).status).toBe(409);
});
