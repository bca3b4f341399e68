import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createJobs } from '#server/jobs/jobs.ts';
import { createLog } from '#server/log/log.ts';
import { type ExpoBuyers, expoBuyers } from '../../../../../test/expo-buyers.ts';
import { textOfPdf } from '../../../../../test/pdf-text.ts';
import { testNow } from '../../../../../test/start-test-site.ts';
import { createOrderJobs } from './order-jobs.ts';
import { changeDeferred } from './organiser-orders.ts';

let { calls, buyer, hanako } = {} as ExpoBuyers;
beforeAll(async () => {
  ({ calls, buyer, hanako } = await expoBuyers());
});
afterAll(() => calls.close());
beforeEach(() => calls.site.setNow(testNow));

const talkA = 5;
const buyTwo = async (wish: object) => {
  const purchaseList = [await buyer.item(talkA), await buyer.item(talkA)];
  const { data } = await buyer.buy({ purchaseList, purchaserEmail: 'hanako@example.jp', ...wish }, hanako);
  return {
    orderId: data.orderId as string,
    ids: data.purchasedTickets.map(({ id }: { id: number }) => id) as number[],
  };
};
const cancel = (id: number | undefined) =>
  calls.post('ticket/cancel/1/11/60', { purchasedTicketId: String(id) }, hanako).then(({ data }) => data.refund);
const change = (orderId: string, type: 'settled' | 'revoked') => {
  const clock = () => testNow + 1_000;
  const jobs = createJobs(calls.site.database, { clock, log: createLog('error', () => {}, clock) });
  return changeDeferred(calls.site.database, createOrderJobs(jobs, clock), orderId, type, clock());
};
const charge = async (orderId: string) =>
  (await calls.get('mypage/ticket_charge/list/1/11/', hanako)).data.rows.find(
    (row: { orderId: string }) => row.orderId === orderId,
  );
const used = async (code: string) =>
  (
    await calls.site.database.kysely
      .selectFrom('discount_code_use')
      .select('used')
      .where('code_key', '=', code)
      .executeTakeFirst()
  )?.used;
const mailOf = async (orderId: string, kind: string) => {
  calls.site.setNow(testNow + 10_000);
  const mails = await calls.site.mails('hanako@example.jp');
  return mails.find((mail) => mail.kind === kind && mail.text.includes(orderId))?.text;
};

test('a buyer who cancels one of two tickets to be paid at the venue owes, pays and gets a receipt for the other one only [TICKET-116, CHARGE-004, CHARGE-007]', async () => {
  const { orderId, ids } = await buyTwo({ paymentMethod: 'Local' });
  expect((await buyer.order(orderId, hanako)).data).toMatchObject({ amount: 2000, paymentStatus: 'Waiting' });
  expect(await cancel(ids[0])).toEqual({ amount: 0, way: 'none' });
  expect((await buyer.order(orderId, hanako)).data).toMatchObject({ amount: 1000, paymentStatus: 'Waiting' });
  expect(await charge(orderId)).toMatchObject({ amount: 1000, refundedAmount: 0, paymentStatus: 'Waiting' });
  expect(await mailOf(orderId, 'ticket-issued')).toMatch(/reserved seat +¥1,000\n  1 ticket\n[^]*\nTotal +¥1,000\n/);

  expect(await change(orderId, 'settled')).toEqual({ state: 'completed', due: 1000 });
  const paid = await charge(orderId);
  expect(paid).toMatchObject({ amount: 1000, refundedAmount: 0, paymentStatus: 'Sale' });
  const receipt = await calls.site.get(
    `/web_api/v2/mypage/ticket_charge/receipt/1/11/${paid.ticketChargeId}?addressee=Aoi`,
    { ...hanako, language: 'eng' },
  );
  const text = textOfPdf(new Uint8Array(await receipt.arrayBuffer()));
  expect(text).toMatch(/¥1,000/);
  expect(text).not.toMatch(/¥2,000|Cancellation fee/);
});

test('a buyer who cancels tickets to be paid by bank transfer is asked for the rest only, and for nothing when all are cancelled [TICKET-116]', async () => {
  const { orderId, ids } = await buyTwo({ paymentMethod: 'Bank' });
  await cancel(ids[0]);
  const part = (await buyer.order(orderId, hanako)).data;
  expect([part.state, part.amount, part.bankNote]).toEqual(['completed', 1000, expect.stringMatching(/./)]);
  await cancel(ids[1]);
  const none = (await buyer.order(orderId, hanako)).data;
  expect([none.state, none.amount, none.bankNote]).toEqual(['canceled', 0, '']);
  expect(await charge(orderId)).toBeUndefined();
  expect(await change(orderId, 'settled')).toBe('notPossible');
  expect(await mailOf(orderId, 'ticket-issued')).toBeUndefined();
});

test('when an organiser takes unpaid tickets back, the use of the code is free again and the mail names only those tickets', async () => {
  const code = 'HIROBA500';
  const before = (await used(code)) ?? 0;
  const item = await buyer.item(talkA, { price: 500 });
  const { orderId, ids } = await buyTwo({
    paymentMethod: 'Bank',
    purchaseList: [item, item],
    ticketDiscountCode: code,
  });
  expect(await used(code)).toBe(before + 1);
  await cancel(ids[0]);
  expect(await used(code)).toBe(before + 1);
  expect(await change(orderId, 'revoked')).toEqual({ state: 'canceled', due: 500 });
  expect(await used(code)).toBe(before);
  const told = await mailOf(orderId, 'ticket-canceled');
  expect(told).toMatch(/reserved seat\n  1 ticket\n/);
});
