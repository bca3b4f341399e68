import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ConsoleClient } from '../../../../../test/console-client.ts';
import { operatorAt, setUpApp } from '../../../../../test/console-operators.ts';
import { type ExpoBuyers, expoBuyers } from '../../../../../test/expo-buyers.ts';
import { textOfPdf } from '../../../../../test/pdf-text.ts';
import { testNow } from '../../../../../test/start-test-site.ts';
import { buyerName } from '../../../../../test/ticket-buyer.ts';
import { readOrder } from '../../contract.ts';
import * as calls from '../../contract/changes.ts';
import { correctOrder, readPeopleOfOrder } from '../../contract/corrections.ts';

let { calls: members, buyer, hanako } = {} as ExpoBuyers;
let sales: ConsoleClient;
beforeAll(async () => {
  ({ calls: members, buyer, hanako } = await expoBuyers());
  sales = await operatorAt(members.site, 'event/11', 'sales');
  await setUpApp(sales);
});
afterAll(() => members.close());

const talkA = 5;
const of = (orderNumber: string) => ({ params: { site: 'event-11', orderNumber } });
/** Bought by a card that is charged after 3-D Secure. */
const bought = async (card: string, tickets: number) => {
  const purchaseList = await Promise.all(Array.from({ length: tickets }, () => buyer.item(talkA)));
  const payment = { paymentMethod: 'CreditCard', ...(await buyer.token(card, hanako)) };
  const { data } = await buyer.buy({ purchaseList, purchaserEmail: 'hanako@example.jp', ...payment }, hanako);
  if (data.paymentUrl !== null) await buyer.challenge(data.paymentUrl);
  return (await buyer.order(data.orderId, hanako)).data;
};
const change = (orderNumber: string, body: object) =>
  sales.call(calls.changeOrderOfSite, {
    ...of(orderNumber),
    body: {
      key: `a-gateway-press-${orderNumber}`,
      ticketIds: [],
      refund: 0,
      seenUsedIds: [],
      reason: '',
      seenLeft: 0,
      ...body,
    },
  });

test('an organiser refunds a part of a card payment: the gateway pays it, the buyer reads it, and the receipt says it', async () => {
  const order = await bought('4111111111111111', 2);
  const { left } = (await sales.call(calls.readOrderDesk, of(order.orderId))).data;
  members.site.setNow(testNow + 1_000);
  expect((await change(order.orderId, { refund: 700, seenLeft: left })).data).toMatchObject({ way: 'gateway' });
  await members.site.hiroba.jobs.runDue();
  const { data } = await sales.call(calls.readOrderDesk, of(order.orderId));
  expect(data.refunds).toMatchObject([{ amount: 700, state: 'done', isByHand: false }]);
  const read = (await buyer.order(order.orderId, hanako)).data;
  expect(read.refunds).toEqual([{ amount: 700, from: 'nobody' }]);
  expect(read.state).toBe('completed');
  const { rows } = (await members.get('mypage/ticket_charge/list/1/11/', hanako)).data;
  const charge = rows.find((row: { orderId: string }) => row.orderId === order.orderId);
  expect(charge).toMatchObject({ amount: left, refundedAmount: 700, refundDueAmount: 0 });
  const receipt = await members.site.get(
    `/web_api/v2/mypage/ticket_charge/receipt/1/11/${charge.ticketChargeId}?addressee=Aoi`,
    hanako,
  );
  const text = textOfPdf(new Uint8Array(await receipt.arrayBuffer()));
  expect(text).toMatch(/−¥700|−700円/);
  expect(text).toContain((left - 700).toLocaleString('en'));
});

test('a refund that the gateway refuses waits for the organiser, who was told and notes it', async () => {
  const order = await bought('4000000000001018', 1);
  const { left } = (await sales.call(calls.readOrderDesk, of(order.orderId))).data;
  await change(order.orderId, { refund: left, seenLeft: left });
  await members.site.hiroba.jobs.runDue();
  const [refund] = (await sales.call(calls.readOrderDesk, of(order.orderId))).data.refunds;
  expect(refund).toMatchObject({ state: 'failed', isByHand: true });
  const told = (await members.site.mails('info@kyoso-expo.example.jp')).filter(({ text }) =>
    text.includes(refund!.number),
  );
  expect(told).toHaveLength(1);
});

test('a payment that comes after the order of a visitor got another number finds the order', async () => {
  const name = { last_name: '山田', first_name: '花子', last_name_kana: 'ヤマダ', first_name_kana: 'ハナコ' };
  const purchaseList = [await buyer.item(talkA)];
  const body = {
    purchaseList,
    purchaserEmail: 'typo@exmaple.jp',
    purchaserInfo: buyerName,
    paymentMethod: 'ConvenienceStore',
    convenienceStore: 'lawson',
  };
  const said = await buyer.buy(body, hanako);
  const { data } = said;
  expect(said).toMatchObject({ status: 200, data: { state: 'awaiting' } });
  // The demo sells to members alone: this one has none.
  const { kysely } = members.site.database;
  const nobodys = { purchaser_id: null };
  const { order_id } = await kysely
    .updateTable('ticket_order')
    .set(nobodys)
    .where('order_number', '=', data.orderId)
    .returning('order_id')
    .executeTakeFirstOrThrow();
  await kysely
    .updateTable('purchased_ticket')
    .set({ ...nobodys, holder_id: null })
    .where('order_id', '=', order_id)
    .execute();
  const people = (await sales.call(readPeopleOfOrder, of(data.orderId))).data;
  expect(people.hasLink).toBe(true);
  const corrected = await sales.call(correctOrder, {
    ...of(data.orderId),
    body: {
      key: 'a-correction-before-the-money',
      purchasedTicketId: null,
      name,
      mail: 'hanako@example.jp',
      seen: people.buyer!,
    },
  });
  const { orderNumber } = corrected.data;
  expect(orderNumber).not.toBe(data.orderId);
  // The till knows the payment by its own number.
  const till = await members.site.post(
    '/dev/pay/till',
    new URLSearchParams({ number: data.convenienceStore.number }).toString(),
    {
      'content-type': 'application/x-www-form-urlencoded',
    },
  );
  expect(till.status).toBeLessThan(400);
  for (const minutes of [30, 62, 64]) {
    members.site.setNow(testNow + minutes * 60_000);
    await members.site.hiroba.jobs.runDue();
  }
  const paid = (await sales.call(readOrder, of(orderNumber))).data;
  expect(paid).toMatchObject({ standing: 'completed', buyer: { mail: 'hanako@example.jp' } });
});
