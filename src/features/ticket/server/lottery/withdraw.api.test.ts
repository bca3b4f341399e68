import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TicketItem } from '../../documents.ts';
import { type ExpoBuyers, expoBuyers, logInBuyers } from '../../../../../test/expo-buyers.ts';
import { testNow } from '../../../../../test/start-test-site.ts';
import { closeList } from './draws.ts';
import { readList } from './draw-rows.ts';

const [tour, reception] = [7, 8];
const code = 'HIROBA500';
const closesAt = Date.parse('2026-11-25T23:59:00+09:00');
const key = { siteKey: 'event/11', contentId: 60, ticketId: reception };

let { calls, buyer, hanako, james } = {} as ExpoBuyers;
beforeEach(async () => {
  ({ calls, buyer, hanako, james } = await expoBuyers());
});
afterEach(() => calls.close());

const goTo = async (now: number): Promise<void> => {
  calls.site.setNow(now);
  ({ hanako, james } = await logInBuyers(calls));
};
const applyAs = async (who: Record<string, string>): Promise<string> => {
  const { data } = await buyer.buy(
    { purchaseList: [await buyer.item(reception, { lotterySetting: [] })], hasLottery: true },
    who,
  );
  expect(data.state).toBe('applied');
  return data.orderId;
};
const withdraw = (orderId: string, who = hanako) =>
  calls.post('ticket/withdraw/1/11/60', { orderId }, { ...who, language: 'eng' });
const stateOf = async (orderId: string, who = hanako) => (await buyer.order(orderId, who)).data.state;
const mine = async () => (await calls.get('mypage/ticket/1/11/60', hanako)).data;
const close = () => {
  const item: Pick<TicketItem, 'slots' | 'capacity'> = { slots: [], capacity: 5 };
  return closeList(calls.site.database, key, item, closesAt + 1_000);
};
const entrants = async () =>
  (await readList(calls.site.database.kysely, key))?.entrants.map(({ entrantId }) => entrantId);

test('a member who withdraws an application gets the use of the code back, no longer needs the card, and may apply again', async () => {
  const used = async (): Promise<number> => {
    const { rows } = await calls.site.database.pool.query<{ used: number }>(
      'select used from discount_code_use where code_key = $1',
      [code],
    );
    return rows[0]?.used ?? 0;
  };
  const waiting = async () => (await calls.get('payments/credit/list/1/11', hanako)).data[0].waiting;
  const before = await used();
  const cardId = await buyer.saveCard('4111111111111111', hanako);
  const lotterySetting = [1, 2].map((ticketSlotId) => ({ priority: ticketSlotId, ticketSlotId }));
  const item = await buyer.item(tour, { lotterySetting });
  const wish = {
    purchaseList: [{ ...item, price: item.price - 500 }],
    hasLottery: true,
    paymentMethod: 'CreditCard',
    cardId,
    ticketDiscountCode: code,
  };
  const first = await buyer.buy(wish, hanako);
  expect(first.data?.state ?? first).toBe('applied');
  const { orderId } = first.data;
  expect([await used(), await waiting()]).toEqual([before + 1, 1]);
  expect((await mine()).unprocessedTickets).toMatchObject([{ orderId, withdrawUntil: '2026-11-23T23:59:00+09:00' }]);

  expect(await withdraw(orderId)).toMatchObject({ status: 200, data: { orderId } });
  const left = (await buyer.order(orderId, hanako)).data;
  expect([left.state, left.purchasedTickets[0].canceled, left.purchasedTickets[0].lotteryStatus]).toEqual([
    'canceled',
    1,
    null,
  ]);
  expect([await used(), await waiting()]).toEqual([before, 0]);
  expect(await mine()).toMatchObject({ purchasedTickets: [], unpaidTickets: [], unprocessedTickets: [] });
  // A press that is repeated gives nothing back a second time.
  expect((await withdraw(orderId)).status).toBe(200);
  expect(await used()).toBe(before);
  calls.site.setNow(testNow + 10_000);
  const kinds = (await calls.site.mails('visitor@example.jp')).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind.startsWith('ticket-') && kind !== 'ticket-applied')).toEqual([]);

  const again = await buyer.buy(wish, hanako);
  expect([again.data.state, await used(), await waiting()]).toEqual(['applied', before + 1, 1]);
});

test('only the applicant can withdraw an application, and a purchase cannot be withdrawn', async () => {
  const orderId = await applyAs(hanako);
  expect((await withdraw(orderId, james)).status).toBe(404);
  expect((await withdraw(orderId, {})).status).toBe(403);
  const wrong = await calls.post('ticket/withdraw/1/11/61', { orderId }, hanako);
  expect([wrong.status, await stateOf(orderId)]).toEqual([404, 'applied']);
  const bought = await buyer.buy({ purchaseList: [await buyer.item(5)], paymentMethod: 'Local' }, hanako);
  expect([(await withdraw(bought.data.orderId)).status, await stateOf(bought.data.orderId)]).toEqual([
    404,
    'completed',
  ]);
});

test('a member can withdraw until the announced second; later the call is refused and the application stays in the list', async () => {
  const [late, left] = [await applyAs(hanako), await applyAs(james)];
  await goTo(closesAt);
  expect((await withdraw(left, james)).status).toBe(200);
  // No job has closed it yet.
  await goTo(closesAt + 1_000);
  const refused = await withdraw(late);
  expect([refused.status, refused.message, await stateOf(late)]).toEqual([
    409,
    'Applications have closed, so you can no longer withdraw this one.',
    'applied',
  ]);
  const [{ entrantId }] = (await mine()).unprocessedTickets;
  await close();
  expect(await entrants()).toEqual([entrantId]);
  expect((await mine()).unprocessedTickets).toMatchObject([{ withdrawUntil: null }]);
  expect((await withdraw(late)).status).toBe(409);
});
