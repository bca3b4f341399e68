import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOverview } from '#features/editor/contract/overview.ts';
import { readNumbers } from '#features/numbers/contract.ts';
import { listOrders, readOrder } from '#features/orders/contract.ts';
import { readSales } from '#features/ticket/contract/numbers.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { type MemberCalls, memberCalls } from '../member-calls.ts';
import { publishWithStripe } from '../stripe-merchant.ts';
import { startStripeStandIn, stripeKeys, stripeSecret, type StripeStandIn } from '../stripe-stand-in.ts';
import { testNow } from '../start-test-site.ts';
import { ticketBuyer } from '../ticket-buyer.ts';

const account = 'acct_expo';
const organiser = 'info@kyoso-expo.example.jp';
let standIn: StripeStandIn;
let calls: MemberCalls;
let sales: ConsoleClient;
beforeAll(async () => {
  standIn = await startStripeStandIn(() => testNow, [account]);
  calls = await memberCalls({
    stripe: { ...stripeKeys, webhookSecrets: [stripeSecret], apiHost: standIn.host, timeoutMs: 2000 },
  });
  await publishWithStripe(calls.site, 'event/11', account);
  sales = await operatorAt(calls.site, 'event/11', 'sales');
  await setUpApp(sales);
});
afterAll(async () => {
  await calls.close();
  await standIn.close();
});

const params = { site: 'event-11' };
const tell = async (type: string, object: object): Promise<number> => {
  const { body, headers } = standIn.event(type, object, { account });
  return (await calls.site.post('/payments/webhook/stripe', body, Object.fromEntries(headers))).status;
};
const waiting = async () =>
  (await sales.call(readOverview, { params })).data.waiting.find(({ kind }) => kind === 'chargebacks');

test('a chargeback is told to the organiser once, and stands at the order and on the overview until the bank decides', async () => {
  const buyer = ticketBuyer(calls);
  const hanako = await calls.logIn('hanako.demo');
  const { data } = await buyer.buy(
    {
      purchaseList: [await buyer.item(6)],
      paymentMethod: 'CreditCard',
      token: await standIn.token('4242424242424242', account),
    },
    { 'access-token': hanako.accessToken },
  );
  const { orderId: orderNumber, amount } = data;
  const read = async () => (await sales.call(readOrder, { params: { ...params, orderNumber } })).data;
  const told = async () => {
    await calls.site.hiroba.jobs.runDue();
    const mails = await calls.site.mails(organiser);
    return mails.filter(({ text }) => text.includes(orderNumber));
  };
  const [intent] = standIn.book(account).intents.values();
  const dispute = standIn.dispute(intent!.id);
  // Nobody has read the site since it was published, and a transaction may not read it first.
  await publishWithStripe(calls.site, 'event/11', account);
  for (const type of ['charge.dispute.created', 'charge.dispute.funds_withdrawn']) {
    expect(await tell(type, dispute)).toBe(200);
  }
  const [mail, ...others] = await told();
  expect([mail?.kind, others]).toEqual(['refund-charged-back', []]);
  expect(mail?.text).toContain('回答の期限');
  expect(await waiting()).toEqual({ kind: 'chargebacks', count: 1 });
  const { entries } = (await sales.call(listOrders, { params, query: { wish: 'chargedBack' } })).data;
  expect(entries.map((one) => one.orderNumber)).toEqual([orderNumber]);
  const open = await read();
  expect(open).toMatchObject({
    standing: 'completed',
    chargeback: { amount, state: 'open', respondBy: expect.any(String) },
    money: { refunded: amount, toRefund: 0 },
  });
  expect(open.history[0]).toMatchObject({ kind: 'operator', by: 'Stripe', action: 'order.chargedBack' });
  const sums = async () => (await sales.call(readSales, { params })).data.total;
  const { paid } = await sums();
  expect(paid).toBeGreaterThanOrEqual(amount);
  await expect.poll(sums).toMatchObject({ paid, wentBack: amount });
  const line = async () =>
    (await sales.call(readSales, { params })).data.tickets.find(({ ticketId }) => ticketId === 6);
  expect(await line()).toMatchObject({ wentBack: amount });
  // The reports count as the lines do.
  const period = { from: '2026-01-01', to: '2026-12-31' };
  for (const chart of ['sales', 'tickets', 'languages'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one session
    const { columns, groups } = (await sales.call(readNumbers, { params, query: { chart, ...period } })).data;
    const at = columns.indexOf('money');
    const rows = groups.flatMap((group) => group.rows);
    expect(rows.reduce((sum, { values }) => sum + (values[at] ?? 0), 0)).toBe(paid - amount);
  }

  standIn.decide(dispute, 'won');
  expect(await tell('charge.dispute.closed', dispute)).toBe(200);
  expect((await told()).map(({ kind }) => kind).sort()).toEqual(['refund-chargeback-won', 'refund-charged-back']);
  expect(await read()).toMatchObject({ chargeback: { state: 'won' }, money: { refunded: 0 } });
  // What was read is good for a second.
  await expect.poll(sums).toMatchObject({ paid, wentBack: 0 });
  expect(await line()).toMatchObject({ wentBack: 0 });
  expect(await waiting()).toBeUndefined();
});
