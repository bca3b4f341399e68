import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ExpoBuyers, expoBuyers } from '../../../../../test/expo-buyers.ts';
import { textOfPdf } from '../../../../../test/pdf-text.ts';
import { sellTicket } from '../../../../../test/sell-ticket.ts';
import { testNow } from '../../../../../test/start-test-site.ts';
import { listRefundsByHand, notePaidByHand } from './organiser-refunds.ts';

let { calls, buyer, hanako } = {} as ExpoBuyers;
beforeAll(async () => {
  ({ calls, buyer, hanako } = await expoBuyers());
});
afterAll(() => calls.close());

const talkA = 5;
const organiser = 'info@kyoso-expo.example.jp';
const database = () => calls.site.database;
const buy = async (tickets: number, payment: object) =>
  (
    await buyer.buy(
      {
        purchaseList: await Promise.all(Array.from({ length: tickets }, () => buyer.item(talkA))),
        purchaserEmail: 'hanako@example.jp',
        ...payment,
      },
      hanako,
    )
  ).data;
const cancel = (id: number) =>
  calls.post('ticket/cancel/1/11/60', { purchasedTicketId: String(id) }, hanako).then(({ data }) => data.refund);
const charge = async (orderId: string) =>
  (await calls.get('mypage/ticket_charge/list/1/11/', hanako)).data.rows.find(
    (row: { orderId: string }) => row.orderId === orderId,
  );
const receiptOf = (ticketChargeId: number) =>
  calls.site.get(`/web_api/v2/mypage/ticket_charge/receipt/1/11/${ticketChargeId}?addressee=Aoi`, hanako);
/** The mails of a kind to an address that name the order. */
const mailsAbout = async (to: string, kind: string, orderId: string) =>
  (await calls.site.mails(to)).filter((mail) => mail.kind === kind && mail.text.includes(orderId));

test('mails tell organiser and buyer of a refund that the gateway refuses, and it can be noted as paid by hand [TICKET-105, TICKET-116, CHARGE-004]', async () => {
  const card = { paymentMethod: 'CreditCard', ...(await buyer.token('4000000000001018', hanako)) };
  let order = await buy(2, card);
  if (order.paymentUrl !== null) {
    await buyer.challenge(order.paymentUrl);
    order = (await buyer.order(order.orderId, hanako)).data;
  }
  expect(order.state).toBe('completed');
  const { orderId, purchasedTickets } = order;
  expect(await cancel(purchasedTickets[0].id)).toEqual({ amount: 900, way: 'card' });
  expect(await charge(orderId)).toMatchObject({ amount: 2000, refundedAmount: 900, refundDueAmount: 900 });

  const [told] = await mailsAbout(organiser, 'refund-by-hand', orderId);
  const [owed] = await listRefundsByHand(database(), Date.now());
  const number = owed?.number ?? '';
  expect(number).toMatch(new RegExp(`^${orderId}-\\d+$`));
  expect(told).toMatchObject({
    language: 'jpn',
    subject: expect.stringContaining('返金'),
  });
  for (const part of [orderId, '900円', '山田 花子', 'hanako@example.jp', `hiroba refunds --paid ${number}`]) {
    expect(told?.text).toContain(part);
  }
  const [corrected] = await mailsAbout('hanako@example.jp', 'ticket-refund-by-hand', orderId);
  expect(corrected?.text).toMatch(/900[^]*organiser will refund|900円[^]*主催者からの振込/);
  expect(await charge(orderId)).toMatchObject({ refundedAmount: 900, refundDueAmount: 900 });

  expect(await notePaidByHand(database(), number, testNow)).toMatchObject({ outcome: 'noted', amount: 900 });
  expect(await notePaidByHand(database(), number, testNow)).toMatchObject({ outcome: 'notedBefore' });
  expect(await listRefundsByHand(database(), Date.now())).toEqual([]);
  const paid = await charge(orderId);
  expect(paid).toMatchObject({ amount: 2000, refundedAmount: 900, refundDueAmount: 0 });
  const receipt = await receiptOf(paid.ticketChargeId);
  expect(receipt.status).toBe(200);
  expect(textOfPdf(new Uint8Array(await receipt.arrayBuffer()))).toMatch(/¥1,100|1,100円/);

  // All jobs run once more, and send no second mail.
  calls.site.setNow(testNow + 24 * 60 * 60_000);
  expect(await mailsAbout(organiser, 'refund-by-hand', orderId)).toHaveLength(1);
  expect(await mailsAbout('hanako@example.jp', 'ticket-refund-by-hand', orderId)).toHaveLength(1);
  calls.site.setNow(testNow);
});

test('when a ticket that was paid at a store is cancelled, a mail asks the organiser to pay it back by hand [TICKET-116]', async () => {
  const { userId } = await calls.logIn('hanako.demo');
  const { ids, orderNumber } = await sellTicket(database(), userId, {
    contentId: 60,
    item: { cancelPeriodEnd: '2026-11-25', cancelFee: 300 },
    order: { payment_method: 'ConvenienceStore', purchaser_mail: 'hanako@example.jp' },
  });
  expect(await cancel(ids[0] as number)).toEqual({ amount: 700, way: 'byHand' });
  const told = await mailsAbout(organiser, 'refund-by-hand', orderNumber);
  expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('700円')]);
  expect(await mailsAbout('hanako@example.jp', 'ticket-refund-by-hand', orderNumber)).toEqual([]);
  expect(await charge(orderNumber)).toMatchObject({ refundedAmount: 700, refundDueAmount: 700 });
  expect((await buyer.order(orderNumber, hanako)).data).toMatchObject({
    moneyBack: null,
    refunds: [{ amount: 700, from: 'organiser' }],
  });
  expect((await listRefundsByHand(database(), Date.now())).map(({ amount, way }) => [amount, way])).toEqual([
    [700, 'byHand'],
  ]);
});

test('an order whose money came too late and could not be refunded by the gateway does not claim that nothing was charged [TICKET-109]', async () => {
  const { orderId } = await buy(1, { paymentMethod: 'ConvenienceStore', convenienceStore: 'lawson' });
  const { kysely } = database();
  const { order_id } = await kysely
    .updateTable('ticket_order')
    .set({ state: 'expired', held_until: null, refunded_attempts: [1] })
    .where('order_number', '=', orderId)
    .returning('order_id')
    .executeTakeFirstOrThrow();
  const look = async () => (await buyer.order(orderId, hanako)).data.moneyBack;
  expect(await look()).toBeNull();
  const at = new Date(testNow);
  const { ticket_refund_id } = await kysely
    .insertInto('ticket_refund')
    .values({ order_id, attempt: 1, amount: 1000, way: 'gateway', state: 'owed', created_at: at, changed_at: at })
    .returning('ticket_refund_id')
    .executeTakeFirstOrThrow();
  expect(await look()).toEqual({ amount: 1000, from: 'gateway' });
  await kysely.updateTable('ticket_refund').set({ state: 'failed' }).where('order_id', '=', order_id).execute();
  expect(await look()).toEqual({ amount: 1000, from: 'organiser' });
  await notePaidByHand(database(), `${orderId}-${ticket_refund_id}`, testNow);
  expect(await look()).toEqual({ amount: 1000, from: 'nobody' });
  expect((await buyer.order(orderId, hanako)).data.refunds).toEqual([]);
  expect(await charge(orderId)).toMatchObject({ refundedAmount: 1000, refundDueAmount: 0 });
});
