import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logInBuyers } from '../../../../test/expo-buyers.ts';
import { openOrderDesk, type OrderDesk } from '../../../../test/order-desk.ts';
import { testNow } from '../../../../test/start-test-site.ts';
import { listOrders, readOrder, resendOrderMail } from '../contract.ts';

const [visitorPass, workshop] = [1, 3];
const site = 'event-11';
let desk: OrderDesk;
let hanako: Record<string, string>;
beforeAll(async () => {
  desk = await openOrderDesk();
  ({ hanako } = await logInBuyers(desk.calls));
});
afterAll(() => desk.calls.close());

const read = async (orderNumber: string) => (await desk.sales.call(readOrder, { params: { site, orderNumber } })).data;
const resend = (orderNumber: string) => desk.sales.call(resendOrderMail, { params: { site, orderNumber }, body: {} });
const kinds = async (orderNumber: string) =>
  (await read(orderNumber)).history.map((entry) => [entry.kind, 'step' in entry ? entry.step : ''].join(' ').trim());
/** Also of an order whose card was refused. */
const order = async (body: object, who: Record<string, string> = {}): Promise<string> => {
  const { data, orderId } = await desk.buyer.buy(body, who);
  return data?.orderId ?? orderId;
};

describe('an order in the console', () => {
  test('has its buyer, its tickets and its money, also after a card was refused and another paid', async () => {
    const { buyer } = desk;
    const purchaseList = [await buyer.item(workshop)];
    const refused = { paymentMethod: 'CreditCard', ...(await buyer.token('4000000000000002', hanako)) };
    const orderNumber = await order({ purchaserEmail: 'card@example.jp', purchaseList, ...refused }, hanako);
    expect(await kinds(orderNumber)).toEqual(['money refused', 'ordered']);
    const card = { paymentMethod: 'CreditCard', ...(await buyer.token('4111111111111111', hanako)) };
    expect((await buyer.pay({ orderId: orderNumber, ...card }, hanako)).status).toBe(200);
    desk.calls.site.setNow(testNow + 10_000);
    await desk.calls.site.mails('card@example.jp');
    desk.calls.site.setNow(testNow);
    const found = await read(orderNumber);
    expect(found).toMatchObject({
      standing: 'completed',
      buyer: { name: '山田 花子', kana: 'ヤマダ ハナコ', mail: 'card@example.jp', isMember: true, hasLeft: false },
      tickets: [{ ticketId: workshop, state: 'issued', holder: { isBuyer: true } }],
      money: { owed: 0, refunded: 0, fee: 0 },
      receipt: { issuedAt: null },
      canResend: true,
    });
    expect(found.money.paid).toBe(found.money.due);
    expect(await kinds(orderNumber)).toEqual(['mail', 'money paid', 'money charging', 'money refused', 'ordered']);
    expect(found.history[0]).toMatchObject({ mail: 'ticket-issued', to: 'card@example.jp', state: 'sent' });
  });

  test('sends its mail again to its present address, once a minute, and its history and the log say so', async () => {
    const purchaseList = [await desk.buyer.item(visitorPass)];
    const orderNumber = await order({ purchaserEmail: 'old@example.jp', purchaseList });
    desk.calls.site.setNow(testNow + 10_000);
    await desk.calls.site.mails('old@example.jp');
    await desk.calls.site.database.pool.query(
      "update ticket_order set purchaser_mail = 'new@example.jp' where order_number = $1",
      [orderNumber],
    );
    desk.calls.site.setNow(testNow + 30_000);
    expect((await resend(orderNumber)).data).toEqual({ to: 'new@example.jp' });
    expect((await resend(orderNumber)).status).toBe(429);
    desk.calls.site.setNow(testNow + 31_000);
    const mails = await desk.calls.site.mails('new@example.jp');
    expect(mails.map(({ kind, text }) => [kind, text.includes(orderNumber)])).toEqual([['ticket-issued', true]]);
    const { history } = await read(orderNumber);
    expect(history.slice(0, 3)).toMatchObject([
      { kind: 'mail', to: 'new@example.jp', state: 'sent' },
      { kind: 'operator', action: 'order.mailSent' },
      { kind: 'mail', to: 'old@example.jp', state: 'sent' },
    ]);
    desk.calls.site.setNow(testNow + 90_000);
    expect((await resend(orderNumber)).status).toBe(200);
    desk.calls.site.setNow(testNow);
  });

  test('without a mail that is true now sends none', async () => {
    const purchaseList = [await desk.buyer.item(visitorPass)];
    const orderNumber = await order({ purchaserEmail: 'gone@example.jp', purchaseList });
    await desk.calls.site.database.pool.query("update ticket_order set state = 'canceled' where order_number = $1", [
      orderNumber,
    ]);
    expect(await read(orderNumber)).toMatchObject({ standing: 'canceled', canResend: false });
    expect((await resend(orderNumber)).status).toBe(409);
    expect((await resend('NONE')).status).toBe(404);
  });

  test('of a member who left names nobody, is found by nobody, and stays in the books', async () => {
    const { calls, buyer, sales } = desk;
    const purchaseList = [await buyer.item(visitorPass)];
    calls.site.setNow(testNow + 200_000);
    const orderNumber = await order({ purchaserEmail: 'leaving@example.jp', purchaseList }, hanako);
    calls.site.setNow(testNow + 300_000);
    await calls.site.mails('leaving@example.jp');
    calls.site.setNow(testNow);
    const search = async (q: string) =>
      (await sales.call(listOrders, { params: { site }, query: { q } })).data.entries.map((one) => one.orderNumber);
    expect(await search('leaving@')).toEqual([orderNumber]);
    const { userId } = await calls.logIn('hanako.demo');
    const { rowCount } = await calls.site.database.pool.query('delete from member where member_id = $1', [userId]);
    expect(rowCount).toBe(1);
    expect(await search('leaving@')).toEqual([]);
    expect(await search(orderNumber)).toEqual([orderNumber]);
    expect(await read(orderNumber)).toMatchObject({
      buyer: { name: '', kana: '', mail: '', hasLeft: true, answers: [] },
      canResend: false,
    });
    expect((await read(orderNumber)).history).toMatchObject([{ kind: 'mail', to: '' }, { kind: 'ordered' }]);
  });
});
