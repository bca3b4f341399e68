import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ConsoleClient } from '../../../../../test/console-client.ts';
import { operatorAt, setUpApp } from '../../../../../test/console-operators.ts';
import { sellTicket } from '../../../../../test/sell-ticket.ts';
import { startTestSite, testNow, type TestSite } from '../../../../../test/start-test-site.ts';
import { readOrder } from '../../contract.ts';
import * as calls from '../../contract/changes.ts';

let site: TestSite;
let sales: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  sales = await operatorAt(site, 'event/11', 'sales');
  await setUpApp(sales);
});
afterAll(() => site.close());

let presses = 0;
const key = () => `press-of-a-test-${String((presses += 1)).padStart(6, '0')}`;
let content = 700;
/** Sold at a content of its own, so that its stock is its own. */
const sell = (sale: Parameters<typeof sellTicket>[2] = {}) => {
  content += 1;
  return sellTicket(site.database, null, { contentId: content, ...sale });
};
const of = (orderNumber: string, event = 'event-11') => ({ params: { site: event, orderNumber } });
const desk = async (orderNumber: string) => (await sales.call(calls.readOrderDesk, of(orderNumber))).data;
const change = (orderNumber: string, body: object, event?: string) =>
  sales.call(calls.changeOrderOfSite, {
    ...of(orderNumber, event),
    body: { key: key(), ticketIds: [], refund: 0, seenLeft: 1000, seenUsedIds: [], reason: '', ...body },
  });
const history = async (orderNumber: string) => {
  const { data } = await sales.call(readOrder, of(orderNumber));
  return data.history.flatMap((one) => (one.kind === 'operator' ? [[one.action, one.reason]] : []));
};
const deferred = { payment_method: 'Bank', is_deferred: true, attempt: 0, paid_attempt: null, paid_at: null } as const;

describe('an organiser who sells', () => {
  test('sees what the rule of a ticket gives its buyer, and cancels and refunds as they decide', async () => {
    const { orderNumber, ids } = await sell({ item: { cancelPeriodEnd: '2026-11-25', cancelFee: 300 }, number: 2 });
    const before = await desk(orderNumber);
    expect(before).toMatchObject({ left: 2000, givenBack: 0, way: 'gateway', isOwed: false, refunds: [] });
    expect(before.tickets.map(({ own }) => own)).toEqual([
      { fee: 300, refund: 700, problem: null },
      { fee: 300, refund: 700, problem: null },
    ]);
    const made = await change(orderNumber, { ticketIds: [ids[0]], refund: 700, seenLeft: 2000, reason: '荒天のため' });
    expect(made.data).toEqual({ kind: 'canceled', ticketIds: [ids[0]], amount: 700, way: 'gateway' });
    const after = await desk(orderNumber);
    expect([after.left, after.givenBack, after.tickets.length]).toEqual([1300, 700, 1]);
    expect(await history(orderNumber)).toEqual([['order.canceled', '荒天のため']]);
  });

  test('proves anew who they are before money goes back, and need not to cancel alone', async () => {
    const { orderNumber, ids } = await sell();
    site.setNow(testNow + 11 * 60_000);
    try {
      const refused = await change(orderNumber, { refund: 10 });
      expect([refused.status, refused.reason]).toEqual([403, 'stepUp']);
      expect((await change(orderNumber, { ticketIds: ids })).status).toBe(200);
    } finally {
      site.setNow(testNow);
    }
    expect(await desk(orderNumber)).toMatchObject({ left: 1000, tickets: [] });
  });

  test.each([
    ['more than is left', { refund: 1001 }, 409, 'more than what is left'],
    ['as if nothing had gone back since', { refund: 10, seenLeft: 900 }, 409, 'has changed'],
    ['nothing', {}, 409, 'Choose tickets'],
    ['a ticket of another order', { ticketIds: [999_999] }, 409, 'already cancelled'],
    ['less than nothing', { refund: -5 }, 422, ''],
    ['a long story', { refund: 10, reason: 'x'.repeat(501) }, 422, ''],
    ['without a key', { key: '', refund: 10 }, 422, ''],
  ])('is refused %s', async (_, body, status, message) => {
    const { orderNumber } = await sell();
    const refused = await change(orderNumber, body);
    expect(refused.status).toBe(status);
    expect(refused.message).toContain(message);
    expect(await desk(orderNumber)).toMatchObject({ left: 1000, givenBack: 0 });
  });

  test('notes a transfer as come once, or takes the tickets back', async () => {
    const came = await sell({ order: deferred });
    const never = await sell({ order: deferred });
    expect(await desk(came.orderNumber)).toMatchObject({ isOwed: true, owed: 1000, left: 0 });
    const settle = () => sales.call(calls.settleOrder, { ...of(came.orderNumber), body: { key: key() } });
    expect([(await settle()).status, (await settle()).status]).toEqual([200, 409]);
    expect(await desk(came.orderNumber)).toMatchObject({ isOwed: false, owed: 0, left: 1000, way: 'byHand' });
    expect(await history(came.orderNumber)).toEqual([['order.settled', '']]);
    const revoke = () =>
      sales.call(calls.revokeOrder, { ...of(never.orderNumber), body: { key: key(), reason: 'No money came' } });
    expect((await revoke()).data).toEqual({ isChecked: false });
    expect((await revoke()).status).toBe(409);
    expect(await history(never.orderNumber)).toEqual([['order.revoked', 'No money came']]);
  });

  test('ends an order that waits for its payment, and its places are free', async () => {
    const held = await sell({
      order: {
        state: 'reserved',
        attempt: 0,
        paid_attempt: null,
        paid_at: null,
        held_until: new Date(testNow + 60_000),
      },
      ticket: { state: 'held' },
    });
    expect(await desk(held.orderNumber)).toMatchObject({ isOpen: true, tickets: [] });
    const ended = await sales.call(calls.revokeOrder, { ...of(held.orderNumber), body: { key: key(), reason: '' } });
    expect(ended.data).toEqual({ isChecked: false });
    expect((await site.mails('aoi@example.jp')).map(({ kind }) => kind)).toContain('ticket-ended-by-organiser');
    const stock = site.database.kysely.selectFrom('ticket_stock').select('taken').where('content_id', '=', content);
    expect(await stock.executeTakeFirst()).toEqual({ taken: 0 });
    expect(await history(held.orderNumber)).toEqual([['order.revoked', '']]);
  });

  test('notes a refund by hand as paid, once', async () => {
    const order = { ...deferred, is_settled: true, order_number: 'K7Q2P9RWY5NEM4XD' };
    const { orderNumber } = await sell({ order });
    await change(orderNumber, { refund: 400 });
    const [refund] = (await desk(orderNumber)).refunds;
    expect(refund).toMatchObject({ amount: 400, way: 'byHand', isByHand: true });
    const paid = () =>
      sales.call(calls.noteRefundPaid, {
        params: { site: 'event-11', refundNumber: refund!.number },
        body: { key: key() },
      });
    expect([(await paid()).status, (await paid()).status]).toEqual([200, 200]);
    expect((await desk(orderNumber)).refunds).toMatchObject([{ state: 'done', isByHand: false }]);
    expect(await history(orderNumber)).toEqual([
      ['order.paidByHand', ''],
      ['order.refunded', ''],
    ]);
  });

  test('finds no order and no refund of another event', async () => {
    const { orderNumber, ids } = await sell({ siteKey: 'event/12', contentId: 60 });
    expect((await sales.call(calls.readOrderDesk, of(orderNumber))).status).toBe(404);
    expect((await change(orderNumber, { ticketIds: ids })).status).toBe(404);
    expect((await change(orderNumber, { ticketIds: ids }, 'event-12')).status).toBe(404);
    const settled = await sales.call(calls.settleOrder, { ...of(orderNumber), body: { key: key() } });
    expect(settled.status).toBe(404);
  });
});
