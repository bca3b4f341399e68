import { cardTokenMax } from '#features/payment/rules/card-provider.ts';
import { encodeForm } from '#kernel/form-body.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ExpoBuyers, expoBuyers } from '../../../../../test/expo-buyers.ts';
import { testNow } from '../../../../../test/start-test-site.ts';
import { buyerName, newPurchaseKey } from '../../../../../test/ticket-buyer.ts';

let { calls, buyer, hanako, james } = {} as ExpoBuyers;
beforeAll(async () => {
  ({ calls, buyer, hanako, james } = await expoBuyers());
});
afterAll(() => calls.close());

const [workshop, tour] = [3, 7];
const nameFields = Object.fromEntries(encodeForm({ purchaserInfo: buyerName }));

test('a buyer who guesses discount codes is stopped for a while, even with a right one, and other buyers are not [DISCOUNT-014]', async () => {
  const item = await buyer.item(workshop);
  const tryCode = async (code: string, who: Record<string, string>) =>
    (await buyer.buy({ purchaseList: [item], paymentMethod: 'Local', ticketDiscountCode: code }, who)).status;
  const guesses: number[] = [];
  for (let guess = 0; guess < 22; guess += 1) guesses.push(await tryCode(`GUESS${guess}`, james));
  expect(guesses).toEqual([...Array.from({ length: 20 }, () => 409), 429, 429]);
  expect(await tryCode('HIROBA500', james)).toBe(429);
  expect((await calls.get('ticket/discount_code/1/11/60?code=HIROBA500', james)).status).toBe(429);
  // 409: at the full price, which the code makes lower.
  expect(await tryCode('HIROBA500', hanako)).toBe(409);
  calls.site.setNow(testNow + 11 * 60_000);
  expect(await tryCode('HIROBA500', james)).toBe(409);
});

test('a deleted card, or somebody else’s, is an error at its field, and no place is held [CARD-022, TICKET-115]', async () => {
  const token = await buyer.token('4111111111111111', james);
  expect((await calls.post('payments/credit/add/1/11', { ...token }, james)).status).toBe(200);
  const [{ cardId }] = (await calls.get('payments/credit/list/1/11', james)).data;
  const lottery = [
    { priority: 1, ticketSlotId: 1 },
    { priority: 2, ticketSlotId: 2 },
  ];
  for (const [who, card] of [
    [james, 77_777],
    [hanako, cardId],
  ] as const) {
    for (const item of [await buyer.item(workshop), await buyer.item(tour, { lotterySetting: lottery })]) {
      const wish = { purchaseList: [item], paymentMethod: 'CreditCard', cardId: card };
      const { status, errors } = await buyer.buy(wish, who);
      expect([status, errors]).toEqual([
        422,
        { cardId: ['The card you chose is no longer saved. Choose another one.'] },
      ]);
    }
  }
  const { rows } = await calls.site.database.pool.query('select 1 from ticket_order where site_key = $1', ['event/11']);
  expect(rows).toEqual([]);
});

test('a card token that is longer than any token is an error at its field, and no place is held [TICKET-115]', async () => {
  const wish = { purchaseList: [await buyer.item(workshop)], paymentMethod: 'CreditCard' };
  for (const field of ['token', 'tokenKey']) {
    for (const length of [cardTokenMax + 1, 2_000]) {
      const card = { token: 'tok_1', tokenKey: 'key_1', [field]: 'x'.repeat(length) };
      const { status, errors } = await buyer.buy({ ...wish, ...card }, hanako);
      expect([status, errors]).toEqual([422, { [field]: ['Please enter within 200 characters'] }]);
    }
  }
  const { rows } = await calls.site.database.pool.query('select 1 from ticket_order where site_key = $1', ['event/11']);
  expect(rows).toEqual([]);
});

test('an answer with a key that no question has is an error at its field [TICKET-115]', async () => {
  const strange = ['nowhere', '__proto__', 'constructor'];
  const purchaserInfo = strange.map((entryFormKey) => ({ entryFormKey, answerMethod: 'TEXT', textValue: 'x' }));
  const wish = { purchaseList: [await buyer.item(workshop)], paymentMethod: 'Local' };
  const { status, errors } = await buyer.buy({ ...wish, purchaserInfo: [...buyerName, ...purchaserInfo] }, hanako);
  expect([status, Object.keys(errors)]).toEqual([422, strange.map((key) => `purchaserInfo.${key}`)]);
});

test('a total that no gateway takes is refused before anything is stored [TICKET-115]', async () => {
  const { kysely } = calls.site.database;
  await sql`update content_item set document = document || '{"price": 99999999}'
    where site_key = 'event/11' and content_id = 60 and detail_id = 12`.execute(kysely);
  await sql`update site set revision = nextval('site_revision') where site_key = 'event/11'`.execute(kysely);
  await calls.site.hiroba.features.site.directory.refresh();
  const dear = await buyer.item(12);
  const thirty = { purchaseList: Array.from({ length: 30 }, () => dear), paymentMethod: 'Local' };
  expect(await buyer.buy(thirty, hanako)).toMatchObject({
    status: 409,
    reason: 'cart',
    problems: [{ kind: 'totalTooHigh', limit: 99_999_999 }],
  });
  expect((await buyer.buy({ ...thirty, purchaseList: [dear] }, hanako)).status).toBe(200);
});

test('a purchase may be sent as a form, as every call may [HTTP-026]', async () => {
  const form = { 'purchaseList[0][ticketId]': '1', 'purchaseList[0][ticketType]': 'NORMAL' };
  const buyAt = async (price: string) => {
    const prices = { 'purchaseList[0][price]': price, 'purchaseList[0][originalPrice]': price };
    const body = new URLSearchParams({ ...form, ...prices, purchaserEmail: 'form@example.org', ...nameFields });
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'ticket-token': newPurchaseKey() };
    return (await calls.site.post('/web_api/v2/ticket/purchase/1/11/60', body.toString(), headers)).status;
  };
  expect([await buyAt('0'), await buyAt('1'), await buyAt('x')]).toEqual([200, 409, 422]);
});
