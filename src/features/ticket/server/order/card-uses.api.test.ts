import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ExpoBuyers, expoBuyers } from '../../../../../test/expo-buyers.ts';
import { testNow } from '../../../../../test/start-test-site.ts';
import { testMember } from '../../../../../test/test-member.ts';

let { calls, buyer } = {} as ExpoBuyers;
/** A new member for each test, because each applies once. */
let member: Record<string, string>;
beforeAll(async () => {
  ({ calls, buyer } = await expoBuyers());
});
beforeEach(async () => {
  member = {
    'access-token': (await testMember(calls.site.database, 'portal/1', testNow)).accessToken,
    language: 'eng',
  };
});
afterAll(() => calls.close());

const tour = 7;
const good = '4111111111111111';
const cards = async (who = member): Promise<{ cardId: number; waiting: number }[]> =>
  (await calls.get('payments/credit/list/1/11', who)).data;
const remove = (wish: object, who = member) => calls.post('payments/credit/delete/1/11', { ...wish }, who);

/** An application that is paid by a new card if it wins. */
async function applyByCard(): Promise<{ orderId: string; cardId: number }> {
  const cardId = await buyer.saveCard(good, member);
  const lotterySetting = [1, 2].map((ticketSlotId) => ({ priority: ticketSlotId, ticketSlotId }));
  const purchaseList = [await buyer.item(tour, { lotterySetting })];
  const { data } = await buyer.buy({ purchaseList, hasLottery: true, paymentMethod: 'CreditCard', cardId }, member);
  expect(data.state).toBe('applied');
  return { orderId: data.orderId, cardId };
}
async function payerOf(orderId: string): Promise<unknown> {
  const { kysely } = calls.site.database;
  const row = await kysely
    .selectFrom('ticket_order')
    .select('payment')
    .where('order_number', '=', orderId)
    .executeTakeFirstOrThrow();
  return row.payment;
}

/** A second card of the same account: the demo's provider lets a member keep one alone. */
async function secondCard(cardId: number): Promise<number> {
  const { rows } = await calls.site.database.pool.query<{ card_id: number }>(
    `insert into saved_card (member_id, provider, merchant_account, site_key, customer_key, gateway_key, card_number,
       expire, card_brand, is_chosen, created_at)
     select member_id, provider, merchant_account, site_key, customer_key, gateway_key || '-2', card_number, expire,
       card_brand, false, created_at from saved_card where card_id = $1 returning card_id`,
    [cardId],
  );
  return rows[0]?.card_id as number;
}

test('a member cannot delete the card of an application without naming another card that pays [CARD-015]', async () => {
  const { orderId, cardId } = await applyByCard();
  expect(await cards()).toMatchObject([{ cardId, waiting: 1 }]);
  const refused = await remove({ cardId });
  expect(refused).toMatchObject({ status: 409, reason: 'cardWaits' });
  expect(await cards()).toHaveLength(1);

  const other = await secondCard(cardId);
  expect((await remove({ cardId, insteadCardId: cardId })).status).toBe(404);
  expect((await remove({ cardId, insteadCardId: other + 1_000 })).status).toBe(404);
  expect((await remove({ cardId, insteadCardId: other })).status).toBe(200);
  expect([await cards(), await payerOf(orderId)]).toMatchObject([[{ cardId: other, waiting: 1 }], { cardId: other }]);
});

test('a member who was warned can delete the only card, and the next card they register pays the application', async () => {
  const { orderId, cardId } = await applyByCard();
  expect((await remove({ cardId, isWarned: '1' })).status).toBe(200);
  expect([await cards(), await payerOf(orderId)]).toEqual([[], { nextCardAt: 'Sbps/' }]);
  const next = await buyer.saveCard(good, member);
  expect([await cards(), await payerOf(orderId)]).toMatchObject([[{ cardId: next, waiting: 1 }], { cardId: next }]);
});

test('another member can neither delete the card nor change the card that pays the application', async () => {
  const { orderId, cardId } = await applyByCard();
  const other = { 'access-token': (await testMember(calls.site.database, 'portal/1', testNow)).accessToken };
  expect((await remove({ cardId, isWarned: '1' }, other)).status).toBe(200);
  expect([await cards(), await payerOf(orderId)]).toMatchObject([[{ cardId, waiting: 1 }], { cardId }]);
});
