import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { signWebhook } from '#demo/sandbox-gateway/webhook-signature.ts';
import type { ChargeRequest } from '#features/payment/server.ts';
import { type MemberCalls, memberCalls } from '../../../../../test/member-calls.ts';
import { testMember } from '../../../../../test/test-member.ts';
import { metricsHeaders, testNow } from '../../../../../test/start-test-site.ts';
import { newPurchaseKey, type TicketBuyer, ticketBuyer } from '../../../../../test/ticket-buyer.ts';

let calls: MemberCalls;
let buyer: TicketBuyer;
/** A new member for each test, because each may buy only a few. */
let member: Record<string, string>;
let now = testNow;
beforeAll(async () => {
  calls = await memberCalls();
  buyer = ticketBuyer(calls);
});
afterAll(() => calls.close());
beforeEach(async () => {
  pass(0);
  member = { 'access-token': (await testMember(calls.site.database, 'portal/1', now)).accessToken };
});

const minute = 60_000;
const talkA = 5;
const declined = '4000000000000002';
const good = '4111111111111111';

/** Time goes on for the whole file, because no test undoes what another one did. */
function pass(minutes: number): void {
  now += minutes * minute;
  calls.site.setNow(now);
}
async function runJobs(): Promise<void> {
  pass(3);
  await calls.site.hiroba.jobs.runDue();
}
const deliver = () => calls.site.hiroba.sandbox?.deliver();
const card = async (number: string) => ({ paymentMethod: 'CreditCard', ...(await buyer.token(number, member)) });
const buyWith = async (number: string, key = newPurchaseKey()) =>
  buyer.buy({ purchaseList: [await buyer.item(talkA)], ...(await card(number)) }, member, key);

/** What the gateway took for an order and did not give back, and what the order has for it. */
async function accounts(orderId: string) {
  const { pool } = calls.site.database;
  const charged = await pool.query<{ amount: number }>(
    `select paid_amount - refunded_amount as amount from sandbox_charge
     where idempotency_key like $1 || '/%' and paid_amount > 0`,
    [orderId],
  );
  const kept = await pool.query<{ state: string; amount: number; tickets: number; refunds: number }>(
    `select o.state, o.amount,
      (select count(*)::integer from purchased_ticket t where t.order_id = o.order_id and t.state = 'issued') as tickets,
      (select count(*)::integer from ticket_refund r where r.order_id = o.order_id) as refunds
     from ticket_order o where o.order_number = $1`,
    [orderId],
  );
  return { charges: charged.rows.map(({ amount }) => amount), order: kept.rows[0] };
}
async function expectPaidOnce(orderId: string): Promise<void> {
  const { charges, order } = await accounts(orderId);
  expect(order).toMatchObject({ state: 'completed', tickets: 1, refunds: 0 });
  expect(charges).toEqual([order?.amount]);
}

test('a purchase is counted for the operator: itself, the states of its order, and what the gateway says', async () => {
  const read = async () => {
    const text = await (await calls.site.get('/metrics', metricsHeaders)).text();
    const lines = text.matchAll(/^hiroba_(purchases|orders|payment_answers)_total\{(.+)\} (\d+)$/gm);
    return new Map([...lines].map(([, name, labels, count]) => [`${name} ${labels}`, Number(count)]));
  };
  const countedBy = async (act: () => Promise<unknown>) => {
    const before = await read();
    await act();
    const counts = [...(await read())].map(([name, count]) => [name, count - (before.get(name) ?? 0)] as const);
    return Object.fromEntries(counts.filter(([, count]) => count > 0));
  };
  const free = await countedBy(async () => buyer.buy({ purchaseList: [await buyer.item(1)] }));
  expect(free).toEqual({ 'purchases outcome="accepted"': 1, 'orders state="completed"': 1 });
  const paid = await countedBy(() => buyWith(good));
  expect(paid).toEqual({
    'purchases outcome="accepted"': 1,
    'orders state="charging"': 1,
    'orders state="completed"': 1,
    'payment_answers gateway="sandbox",answer="paid"': 1,
  });
  const refused = await countedBy(() => buyWith(declined));
  expect(refused).toEqual({
    'purchases outcome="accepted"': 1,
    'orders state="charging"': 1,
    'orders state="reserved"': 1,
    'payment_answers gateway="sandbox",answer="refused"': 1,
  });
});

describe('a purchase by card', () => {
  test.each([
    ['before the answer', '4000000000002008'],
    ['after the answer', good],
    ['twice', '4000000000003006'],
    ['never', '4000000000004004'],
    ['never, and the answer is lost', '4000000000007007'],
    ['later, and the answer is lost', '4000000000006009'],
  ])('charges once and issues one set of tickets when the webhook comes %s', async (_, number) => {
    const { status, data } = await buyWith(number);
    expect([status, ['completed', 'checking']]).toEqual([200, expect.arrayContaining([data.state])]);
    for (let times = 0; times < 3; times += 1) {
      await deliver();
      await runJobs();
    }
    await expectPaidOnce(data.orderId);
  });
});

describe('a crash between charging and storing', () => {
  /** What the gateway took is known to nobody here. */
  const die = async (key: string) => {
    const { payments } = calls.site.hiroba;
    const charge = payments.charge.bind(payments);
    const asked: ChargeRequest[] = [];
    const isCharged = Promise.withResolvers<void>();
    const spy = vi.spyOn(payments, 'charge').mockImplementation(async (request) => {
      asked.push(request);
      await charge(request);
      await calls.site.database.pool.query(
        `update payment set gateway_key = null, answer = '{}' where payment_key = $1`,
        [request.paymentKey],
      );
      isCharged.resolve();
      return new Promise(() => {});
    });
    // Nobody answers the buyer any more.
    await Promise.race([isCharged.promise, buyWith('4000000000004004', key)]);
    spy.mockRestore();
    const [request] = asked as [ChargeRequest];
    return { request, charge, orderId: request.paymentKey.split('/')[0] as string };
  };

  test('is repaired by the job, and the buyer is not charged twice [TICKET-121]', async () => {
    const key = newPurchaseKey();
    const { orderId } = await die(key);
    expect((await accounts(orderId)).order).toMatchObject({ state: 'charging', tickets: 0 });
    // The buyer tries again, in the same cart and at the order.
    const again = await buyWith(good, key);
    expect([again.status, again.data.orderId, again.data.state]).toEqual([200, orderId, 'charging']);
    const paid = await buyer.pay({ orderId, ...(await card(good)) }, member);
    expect(paid).toMatchObject({ status: 409, reason: 'order', orderId, order: { orderId, state: 'charging' } });
    expect((await accounts(orderId)).charges).toHaveLength(1);
    await runJobs();
    await expectPaidOnce(orderId);
    await runJobs();
    await expectPaidOnce(orderId);
  });

  test('would charge twice if the server asked again with another key (control)', async () => {
    const { orderId, request, charge } = await die(newPurchaseKey());
    await charge(request);
    expect((await accounts(orderId)).charges).toHaveLength(1);
    const { token, tokenKey } = await buyer.token(good, member);
    const source = { kind: 'token' as const, token, ...(tokenKey === undefined ? {} : { tokenKey }) };
    await charge({ ...request, source, paymentKey: `${orderId}/2` });
    expect((await accounts(orderId)).charges).toHaveLength(2);
    await runJobs();
    expect((await accounts(orderId)).order?.tickets).toBe(1);
  });
});

describe('two tabs that pay one order at once', () => {
  test('charge the buyer once, and the tabs that were late are told the state of the order', async () => {
    const { orderId } = await buyWith(declined);
    const cards = [await card(good), await card(good), await card(good)];
    const answers = await Promise.all(cards.map((one) => buyer.pay({ orderId, ...one }, member)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
    for (const { status, reason, order } of answers) {
      if (status === 409) expect([reason, order.orderId]).toEqual(['order', orderId]);
      if (status === 409) expect(['charging', 'completed']).toContain(order.state);
    }
    await deliver();
    await runJobs();
    await expectPaidOnce(orderId);
  });

  test('see that another tab is at 3-D Secure, and later that the order is paid', async () => {
    const { orderId } = await buyWith(declined);
    const { data: away } = await buyer.pay({ orderId, ...(await card('4242424242424242')) }, member);
    expect(away.state).toBe('authenticating');
    const store = { orderId, paymentMethod: 'ConvenienceStore', convenienceStore: 'lawson' };
    for (const wish of [store, { orderId, ...(await card(good)) }]) {
      const { state, paymentUrl, paymentMethod } = (await buyer.pay(wish, member)).order;
      expect([state, paymentUrl, paymentMethod]).toEqual(['authenticating', away.paymentUrl, 'CreditCard']);
    }
    await buyer.challenge(away.paymentUrl);
    await deliver();
    const late = await buyer.pay({ orderId, ...(await card(good)) }, member);
    expect([late.status, late.order.state, late.order.paymentStatus]).toEqual([409, 'completed', 'Sale']);
    await expectPaidOnce(orderId);
  });

  test('can pay again after both cards were refused', async () => {
    const { orderId } = await buyWith(declined);
    const cards = [await card(declined), await card(declined)];
    const answers = await Promise.all(cards.map((one) => buyer.pay({ orderId, ...one }, member)));
    for (const { status, reason, order } of answers) {
      if (status === 402) expect([reason, order.state]).toEqual(['payment', 'reserved']);
      else expect([status, order.state]).toEqual([409, 'charging']);
    }
    expect((await buyer.pay({ orderId, ...(await card(good)) }, member)).status).toBe(200);
    await expectPaidOnce(orderId);
  });

  test('by card and at a store leave an order that names the way of its last charge', async () => {
    for (const first of ['card', 'store']) {
      const { orderId } = await buyWith(declined);
      const byCard = { orderId, ...(await card(good)) };
      const atStore = { orderId, paymentMethod: 'ConvenienceStore', convenienceStore: 'lawson' };
      const wishes = first === 'card' ? [byCard, atStore] : [atStore, byCard];
      await Promise.all(wishes.map((wish) => buyer.pay(wish, member)));
      const { data } = await buyer.order(orderId, member);
      const { rows } = await calls.site.database.pool.query<{ method: string; state: string }>(
        `select method, state from sandbox_charge where idempotency_key like $1 || '/%' order by created_at, idempotency_key`,
        [orderId],
      );
      const newest = rows.at(-1);
      expect([data.paymentMethod, data.state]).toEqual(
        newest?.method === 'store' ? ['ConvenienceStore', 'awaiting'] : ['CreditCard', 'completed'],
      );
      await buyer.leave(orderId, member);
    }
  });
});

describe('a hold that ran out', () => {
  test('ends when its buyer looks at the order, before the job runs, and the buyer can buy again at once', async () => {
    const { orderId } = await buyWith(declined);
    const isHeld = async () =>
      (await calls.site.get(`/web_api/v2/ticket/holdings/1/11/60`, member).then((one) => one.json())) as {
        data: { boughtNumbers: unknown[]; openOrderIds: string[] };
      };
    pass(14);
    expect((await buyer.order(orderId, member)).data.state).toBe('reserved');
    expect((await isHeld()).data.openOrderIds).toEqual([orderId]);
    pass(1);
    const { status, order } = await buyer.pay({ orderId, ...(await card(good)) }, member);
    expect([status, order.state]).toEqual([409, 'reserved']);
    expect((await buyer.order(orderId, member)).data).toMatchObject({ state: 'expired', heldUntil: null });
    expect((await isHeld()).data).toMatchObject({ boughtNumbers: [], openOrderIds: [] });
  });
});

describe('money that comes after the end of the hold', () => {
  const payLate = async (orderId: string, amount: number): Promise<number> => {
    const { apiKey, path, webhookSecret } = calls.site.hiroba.sandbox!.access;
    const asked = await calls.site.get(`${path}/charges?idempotencyKey=${orderId}/1`, {
      authorization: `Bearer ${apiKey}`,
      'routing-key': 'Sbps:event/11',
    });
    const charge = { ...((await asked.json()) as object), state: 'paid', paidAmount: amount, reason: null };
    const body = JSON.stringify({ type: 'charge.changed', charge });
    const headers = { 'content-type': 'application/json', 'sandbox-signature': signWebhook(body, webhookSecret, now) };
    return (await calls.site.post('/payments/webhook/sandbox', body, headers)).status;
  };

  /** An order that nobody paid in time, and its sum. */
  const missTheDeadline = async (): Promise<{ orderId: string; amount: number }> => {
    const wish = { paymentMethod: 'ConvenienceStore', convenienceStore: 'lawson' };
    const { data } = await buyer.buy({ purchaseList: [await buyer.item(talkA)], ...wish }, member);
    expect(data.state).toBe('awaiting');
    const { held_until } = await calls.site.database.kysely
      .selectFrom('ticket_order')
      .select('held_until')
      .where('order_number', '=', data.orderId)
      .executeTakeFirstOrThrow();
    pass(((held_until?.getTime() ?? now) - now) / minute);
    await runJobs();
    const { order } = await accounts(data.orderId);
    expect(order).toMatchObject({ state: 'expired', tickets: 0 });
    return { orderId: data.orderId, amount: order?.amount ?? 0 };
  };

  test('buys the tickets if places are left [TICKET-109]', async () => {
    const { orderId, amount } = await missTheDeadline();
    expect(await payLate(orderId, amount)).toBe(200);
    expect((await accounts(orderId)).order).toMatchObject({ state: 'completed', tickets: 1, refunds: 0 });
  });

  test('goes back if the event no longer sells the tickets [TICKET-109]', async () => {
    const { orderId, amount } = await missTheDeadline();
    const { pool } = calls.site.database;
    const sale = `site_key = 'event/11' and content_id = 60 and version = 'published'`;
    await pool.query(`delete from content_item where ${sale}`);
    await pool.query(`delete from content_document where ${sale}`);
    await pool.query(`update site set revision = nextval('site_revision') where site_key = 'event/11'`);
    await calls.site.hiroba.features.site.directory.refresh();
    expect(await payLate(orderId, amount)).toBe(200);
    expect((await accounts(orderId)).order).toMatchObject({ state: 'expired', tickets: 0, refunds: 1 });
  });
});
