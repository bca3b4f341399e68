import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readOrderDesk, revokeOrder, settleOrder } from '#features/orders/contract/changes.ts';
import { listOwedOrders } from '#features/ticket/server/order/organiser-orders.ts';
import { publishSite } from '#features/site/server/publish.ts';
import type { ConsoleClient } from '../../../../test/console-client.ts';
import { operatorAt, setUpApp } from '../../../../test/console-operators.ts';
import { type ExpoBuyers, expoBuyers } from '../../../../test/expo-buyers.ts';
import { testNow } from '../../../../test/start-test-site.ts';
import { noteBankPayments, readBankDesk } from '../contract.ts';

/** Tickets that wait for a transfer to the organiser's own account. */

let { calls, buyer, hanako } = {} as ExpoBuyers;
let sales: ConsoleClient;
beforeAll(async () => {
  ({ calls, buyer, hanako } = await expoBuyers());
  await sql`update content_document set document = jsonb_set(document, '{serverContent,payment}',
      document #> '{serverContent,payment}' || '{"isBankDeferred": false, "bankReceiver": "Organiser"}')
    where site_key = 'event/11' and content_id = 60`.execute(calls.site.database.kysely);
  await publishSite(calls.site.database, 'event/11');
  await calls.site.hiroba.features.site.directory.refresh();
  sales = await operatorAt(calls.site, 'event/11', 'sales');
  await setUpApp(sales);
});
afterAll(() => calls.close());
beforeEach(() => goTo(0));

const hourMs = 60 * 60_000;
const talkA = 5;
const mail = 'hanako@example.jp';
const goTo = async (hours: number): Promise<void> => {
  calls.site.setNow(testNow + hours * hourMs);
  await calls.site.hiroba.jobs.runDue();
};
/** What the server does by itself until then; the sessions of this test do not last as long. */
const letPass = async (hours: number): Promise<void> => {
  await goTo(hours);
  calls.site.setNow(testNow);
};
const order = async () => {
  const { data } = await buyer.buy(
    { purchaseList: [await buyer.item(talkA)], paymentMethod: 'Bank', purchaserEmail: mail },
    hanako,
  );
  return data as Record<string, unknown> & { orderId: string };
};
const look = async (orderId: string) => (await buyer.order(orderId, hanako)).data;
const mailOf = async (orderId: string, kind: string) =>
  (await calls.site.mails(mail))
    .find((one) => one.kind === kind && one.text.includes(orderId))
    ?.text.replaceAll(/\s+/g, ' ');
const params = { site: 'event-11' };
let keys = 0;
const key = () => `own-account-of-a-test-${(keys += 1)}`;
const noteLine = async (orderNumber: string) => {
  const lines = [{ date: '2026-11-24', amount: 1000, payer: orderNumber, occurrence: 1 }];
  const payments = [{ key: key(), lines, orders: [{ orderNumber, owed: 1000 }], isOtherSum: false }];
  const { data } = await sales.call(noteBankPayments, { params, body: { payments } });
  return data.results[0]?.outcome;
};

test('the buyer is shown the account, the deadline and the order number, and has no ticket yet [TICKET-109]', async () => {
  const ordered = await order();
  expect(ordered).toMatchObject({
    state: 'awaiting',
    paymentStatus: 'Waiting',
    bank: null,
    bankNote: expect.stringContaining('Shiomi'),
    bankDeadline: '2026-11-23T10:00:00+09:00',
    owed: 1000,
  });
  expect(ordered['purchasedTickets']).toMatchObject([
    { isUnpaidTicket: true, qrString: null, payBy: '2026-11-23T10:00:00+09:00' },
  ]);
  await goTo(1);
  const told = await mailOf(ordered.orderId, 'ticket-awaiting');
  for (const part of ['3456789', ordered.orderId, '23 Nov', '¥1,000', 'valid once your transfer arrives']) {
    expect(told).toContain(part);
  }
});

test('the tickets come when the bank file is matched, and the same money is not noted twice', async () => {
  const { orderId } = await order();
  const owed = await listOwedOrders(calls.site.database, 'event/11');
  expect(owed).toContainEqual(expect.objectContaining({ number: orderId, owed: 1000, method: 'Bank' }));
  const desk = (await sales.call(readBankDesk, { params })).data.orders;
  expect(desk.find(({ orderNumber }) => orderNumber === orderId)).toMatchObject({ standing: 'owed', owed: 1000 });
  await letPass(72 + 48);
  expect(await noteLine(orderId)).toBe('noted');
  expect(await look(orderId)).toMatchObject({ state: 'completed', paymentStatus: 'Sale', owed: 0, bankNote: '' });
  await letPass(72 + 49);
  expect(await mailOf(orderId, 'ticket-issued')).toContain(orderId);
  expect(await noteLine(orderId)).toBe('lineKnown');
  const after = (await sales.call(readBankDesk, { params })).data.orders;
  expect(after.find(({ orderNumber }) => orderNumber === orderId)).toMatchObject({ standing: 'completed', owed: 0 });
  // The gateway that is asked about it says the same.
  await letPass(400);
  expect(await look(orderId)).toMatchObject({ state: 'completed', paymentStatus: 'Sale' });
});

test('the tickets come when the organiser notes the money at the order', async () => {
  const { orderId } = await order();
  const named = { ...params, orderNumber: orderId };
  expect((await sales.call(readOrderDesk, { params: named })).data).toMatchObject({ isOwed: true, isOpen: true });
  expect((await sales.call(settleOrder, { params: named, body: { key: key() } })).status).toBe(200);
  expect(await look(orderId)).toMatchObject({ state: 'completed', paymentStatus: 'Sale' });
  expect((await sales.call(readOrderDesk, { params: named })).data).toMatchObject({ isOwed: false, left: 1000 });
  expect((await sales.call(settleOrder, { params: named, body: { key: key() } })).status).toBe(409);
});

test('the places are kept four days after the deadline, then given back, and a late payment buys nothing', async () => {
  const { orderId } = await order();
  await letPass(72 + 95);
  expect(await look(orderId)).toMatchObject({ state: 'awaiting', bankDeadline: '2026-11-23T10:00:00+09:00' });
  await letPass(72 + 97);
  expect(await look(orderId)).toMatchObject({ state: 'expired', bankNote: '' });
  expect(await noteLine(orderId)).toBe('ended');
});

test('an organiser ends an order that waits for a transfer, and a buyer leaves one', async () => {
  const { orderId } = await order();
  const ended = await sales.call(revokeOrder, {
    params: { ...params, orderNumber: orderId },
    body: { key: key(), reason: '満席のため' },
  });
  expect(ended.data).toEqual({ isChecked: false });
  expect(await look(orderId)).toMatchObject({ state: 'canceled' });
  expect(await noteLine(orderId)).toBe('ended');

  const other = (await order()).orderId;
  await buyer.leave(other, hanako);
  expect((await look(other)).state).not.toBe('awaiting');
  expect(await noteLine(other)).not.toBe('noted');
});
