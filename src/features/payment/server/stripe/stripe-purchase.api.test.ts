import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MemberCalls, memberCalls } from '../../../../../test/member-calls.ts';
import { publishWithStripe } from '../../../../../test/stripe-merchant.ts';
import {
  startStripeStandIn,
  stripeKeys,
  stripeSecret,
  type StripeStandIn,
} from '../../../../../test/stripe-stand-in.ts';
import { testMember } from '../../../../../test/test-member.ts';
import { testNow } from '../../../../../test/start-test-site.ts';
import { type TicketBuyer, ticketBuyer } from '../../../../../test/ticket-buyer.ts';

const account = 'acct_expo';
const talk = 6;
let now = testNow;
let standIn: StripeStandIn;
let calls: MemberCalls;
let buyer: TicketBuyer;
let member: Record<string, string>;
beforeAll(async () => {
  standIn = await startStripeStandIn(() => now, [account]);
  calls = await memberCalls({
    stripe: { ...stripeKeys, webhookSecrets: [stripeSecret], apiHost: standIn.host, timeoutMs: 2000 },
  });
  await publishWithStripe(calls.site, 'event/11', account);
  buyer = ticketBuyer(calls);
});
afterAll(async () => {
  await calls.close();
  await standIn.close();
});
// A new member for each test, because a member may have only a few of the ticket.
beforeEach(async () => {
  setNow(testNow);
  member = { 'access-token': (await testMember(calls.site.database, 'portal/1', testNow)).accessToken };
});

function setNow(instant: number): void {
  now = instant;
  calls.site.setNow(instant);
}

const byCard = async (number: string) => ({
  purchaseList: [await buyer.item(talk)],
  paymentMethod: 'CreditCard',
  token: await standIn.token(number, account),
});
const atStore = async (store: string) => ({
  purchaseList: [await buyer.item(talk)],
  paymentMethod: 'ConvenienceStore',
  convenienceStore: store,
});
const intentOf = (orderId: string) => {
  const all = [...standIn.book(account).intents.values()];
  const found = all.findLast(({ metadata }) => metadata['paymentKey']?.startsWith(`${orderId}/`));
  if (found === undefined) throw new Error(`Stripe knows nothing of ${orderId}.`);
  return found;
};
/** The mails that the organiser got about an order. */
const organiserMails = async (orderId: string) => {
  await calls.site.hiroba.jobs.runDue();
  const mails = await calls.site.mails('info@kyoso-expo.example.jp');
  return mails
    .filter(({ text }) => text.includes(orderId))
    .map(({ kind }) => kind)
    .reverse();
};
const tell = ({ body, headers }: { body: string; headers: Headers }) =>
  calls.site.post('/payments/webhook/stripe', body, Object.fromEntries(headers));
const tellThat = async (type: string, orderId: string) => {
  const answer = await tell(standIn.event(type, intentOf(orderId), { account }));
  expect(answer.status).toBe(200);
};
const stateOf = async (orderId: string): Promise<string> => (await buyer.order(orderId, member)).data.state;
const afterMinutes = async (minutes: number) => {
  setNow(testNow + minutes * 60_000);
  await calls.site.hiroba.jobs.runDue();
};

describe('at an event that is charged by Stripe', () => {
  test('a card becomes a token at Stripe, and pages may send it there [HTTP-024, HTTP-025]', async () => {
    const { status, data } = await calls.get('payments/tokenizer/1/11', member);
    expect([status, data]).toEqual([
      200,
      {
        provider: 'Stripe',
        url: `${standIn.host}/v1/payment_methods`,
        bearer: stripeKeys.publishableKey,
        routingKey: account,
        expiresIn: 3600,
        dialect: 'stripe',
      },
    ]);
    const page = await calls.site.get('/web/event/11');
    expect(page.headers.get('content-security-policy')).toMatch(new RegExp(`connect-src 'self' ${standIn.host}(;| )`));
  });

  test('a ticket is paid by card, with 3-D Secure, and issued when Stripe’s webhook comes [TICKET-001, TICKET-115]', async () => {
    const begun = await buyer.buy(await byCard('4000000000003055'), member);
    const { orderId, state, paymentUrl } = begun.data;
    expect([begun.status, state, paymentUrl]).toEqual([
      200,
      'authenticating',
      `${standIn.host}/3d-secure/${intentOf(orderId).id}`,
    ]);
    const back = await fetch(paymentUrl, { redirect: 'manual' });
    expect(back.headers.get('location')).toContain(`/module/ticket/60/payment?order=${orderId}&payment_intent=`);
    await tellThat('payment_intent.succeeded', orderId);
    const { data } = await buyer.order(orderId, member);
    expect([data.state, data.paymentStatus, data.purchasedTickets[0].qrString]).toEqual([
      'completed',
      'Sale',
      expect.any(String),
    ]);
    await tellThat('payment_intent.succeeded', orderId);
    await tellThat('payment_intent.requires_action', orderId);
    expect((await buyer.order(orderId, member)).data.purchasedTickets).toEqual(data.purchasedTickets);
  });

  test('a buyer who fails 3-D Secure pays with another card [TICKET-117]', async () => {
    const { data } = await buyer.buy(await byCard('4000000000003055'), member);
    standIn.authenticate(intentOf(data.orderId).id, false);
    await tellThat('payment_intent.payment_failed', data.orderId);
    expect((await buyer.order(data.orderId, member)).data).toMatchObject({
      state: 'reserved',
      problem: 'authenticationFailed',
    });
    const paid = await buyer.pay({ ...(await byCard('4242424242424242')), orderId: data.orderId }, member);
    expect([paid.status, paid.data.state]).toEqual([200, 'completed']);
    expect(intentOf(data.orderId).metadata['paymentKey']).toBe(`${data.orderId}/2`);
  });

  test('the buyer reads that the card was declined, and nothing is charged [TICKET-117]', async () => {
    const refused = await buyer.buy(await byCard('4000000000000002'), member);
    expect([refused.status, refused.reason]).toEqual([402, 'payment']);
    expect(intentOf(refused.orderId).amount_received).toBe(0);
  });

  test('a buyer reads that Stripe is under maintenance, and can pay the order later [TICKET-119]', async () => {
    const wish = await byCard('4242424242424242');
    standIn.breaks(/payment_intents/, 'unavailable', 2);
    const refused = await buyer.buy(wish, member);
    expect([refused.status, refused.message]).toEqual([
      503,
      'Payments are temporarily unavailable for maintenance. Try again in a few minutes.',
    ]);
    expect((await buyer.pay({ ...wish, orderId: refused.orderId }, member)).data.state).toBe('completed');
  });

  test('after a lost answer Stripe is asked, and the ticket is issued without any webhook [TICKET-121]', async () => {
    standIn.breaks(/confirm$/, 'hangAfter');
    standIn.breaks(/^GET .*payment_intents/, 'unavailable', 2);
    const lost = await buyer.buy(await byCard('4242424242424242'), member);
    expect(lost.data.state).toBe('checking');
    await afterMinutes(3);
    expect(await stateOf(lost.data.orderId)).toBe('completed');
    expect(
      [...standIn.book(account).intents.values()].filter(({ metadata }) =>
        metadata['paymentKey']?.startsWith(lost.data.orderId),
      ),
    ).toHaveLength(1);
  });

  test('a buyer who leaves 3-D Secure is not charged: the charge is stopped at Stripe, and the places are free again', async () => {
    const { data } = await buyer.buy(await byCard('4000000000003055'), member);
    const left = await buyer.leave(data.orderId, member);
    expect(intentOf(data.orderId).status).toBe('canceled');
    expect(left.data.state).toBe('canceled');
  });

  test('a ticket is paid at a convenience store [TICKET-107, TICKET-108, TICKET-109]', async () => {
    const purchaserEmail = 'till@example.jp';
    const { data } = await buyer.buy({ ...(await atStore('familymart')), purchaserEmail }, member);
    expect([data.state, data.convenienceStore]).toEqual([
      'awaiting',
      {
        store: 'familymart',
        number: expect.stringMatching(/^\d{10,11}$/),
        code: expect.stringMatching(/^\d{6}$/),
        deadline: data.heldUntil,
      },
    ]);
    expect(data.purchasedTickets).toMatchObject([{ isUnpaidTicket: true, qrString: null }]);
    setNow(testNow + 10_000);
    const [mail] = await calls.site.mails(purchaserEmail);
    expect(mail?.text).toContain(data.convenienceStore.number);
    expect(mail?.text).toContain(data.convenienceStore.code);
    standIn.payAtStore(intentOf(data.orderId).id);
    await tellThat('payment_intent.succeeded', data.orderId);
    expect((await buyer.order(data.orderId, member)).data).toMatchObject({
      state: 'completed',
      purchasedTickets: [{ isUnpaidTicket: false, qrString: expect.any(String) }],
    });
  });

  test('the place is free again when Stripe withdraws a number', async () => {
    const { data } = await buyer.buy(await atStore('lawson'), member);
    standIn.expire(intentOf(data.orderId).id);
    await tellThat('payment_intent.payment_failed', data.orderId);
    expect(await stateOf(data.orderId)).toBe('expired');
  });

  test('only webhooks of Stripe about our own charges are believed', async () => {
    const { data } = await buyer.buy(await atStore('ministop'), member);
    const paid = { ...structuredClone(intentOf(data.orderId)), status: 'succeeded' as const, amount_received: 1 };
    const forged = standIn.event('payment_intent.succeeded', paid, { account, secret: 'whsec_forged' });
    expect((await tell(forged)).status).toBe(400);
    const own = standIn.event('payment_intent.succeeded', { ...paid, id: 'pi_of_the_organiser' }, { account });
    expect((await tell(own)).status).toBe(200);
    expect(await stateOf(data.orderId)).toBe('awaiting');
  });

  test('Stripe sends a webhook again when its charge could not be looked up', async () => {
    const { data } = await buyer.buy(await atStore('seicomart'), member);
    standIn.expire(intentOf(data.orderId).id);
    const event = standIn.event('payment_intent.payment_failed', intentOf(data.orderId), { account });
    standIn.breaks(/^GET/, 'unavailable', 2);
    expect((await tell(event)).status).toBe(500);
    expect((await tell(event)).status).toBe(200);
    expect(await stateOf(data.orderId)).toBe('expired');
  });

  test('a card is kept at Stripe and pays [CARD-013]', async () => {
    const added = await calls.post(
      'payments/credit/add/1/11',
      { token: await standIn.token('3566002020360505', account) },
      member,
    );
    expect([added.status, added.data.cardNumber, added.data.cardBrand]).toEqual([200, '************0505', 'JCB']);
    const { cardId } = added.data;
    const wish = { purchaseList: [await buyer.item(talk)], paymentMethod: 'CreditCard', cardId };
    expect((await buyer.buy(wish, member)).data.state).toBe('completed');
    expect((await calls.post('payments/credit/delete/1/11', { cardId: String(cardId) }, member)).status).toBe(200);
    await calls.site.hiroba.jobs.runDue();
    expect(standIn.book(account).customers.size).toBe(0);
  });

  test('a refund that the bank did not accept is owed again, by the organiser [TICKET-116, CHARGE-004]', async () => {
    const { data: bought } = await buyer.buy(await byCard('4242424242424242'), member);
    const { orderId, purchasedTickets } = bought;
    const { data } = await calls.post(
      'ticket/cancel/1/11/60',
      { purchasedTicketId: String(purchasedTickets[0].id) },
      member,
    );
    expect(data.refund.way).toBe('card');
    await calls.site.hiroba.jobs.runDue();
    const charge = async () =>
      (await calls.get('mypage/ticket_charge/list/1/11/', member)).data.rows.find(
        (row: { orderId: string }) => row.orderId === orderId,
      );
    expect(await charge()).toMatchObject({ refundedAmount: data.refund.amount, refundDueAmount: 0 });
    const refund = [...standIn.book(account).refunds.values()].at(-1);
    for (let times = 0; times < 2; times += 1) {
      const answer = await tell(standIn.event('refund.failed', { ...refund, status: 'failed' }, { account }));
      expect(answer.status).toBe(200);
    }
    expect(await charge()).toMatchObject({ refundedAmount: data.refund.amount, refundDueAmount: data.refund.amount });
    expect(await organiserMails(orderId)).toEqual(['refund-by-hand']);
  });

  test('the organiser hears of money paid back in Stripe’s dashboard, and is not asked to pay it again when the ticket is cancelled [TICKET-116, CHARGE-004]', async () => {
    const purchaserEmail = 'paid-elsewhere@example.jp';
    const { data } = await buyer.buy({ ...(await byCard('4242424242424242')), purchaserEmail }, member);
    const { orderId, purchasedTickets } = data;
    const refund = standIn.payBackInDashboard(intentOf(orderId).id, intentOf(orderId).amount);
    // Nobody has read the site since it was published, and a transaction may not read it first. That holds below too.
    await publishWithStripe(calls.site, 'event/11', account);
    for (let times = 0; times < 2; times += 1) {
      expect((await tell(standIn.event('refund.created', refund, { account }))).status).toBe(200);
    }
    expect(await organiserMails(orderId)).toEqual(['refund-paid-elsewhere']);
    expect((await buyer.order(orderId, member)).data.purchasedTickets).toHaveLength(1);

    const purchasedTicketId = String(purchasedTickets[0].id);
    expect((await calls.post('ticket/cancel/1/11/60', { purchasedTicketId }, member)).status).toBe(200);
    await publishWithStripe(calls.site, 'event/11', account);
    expect(await organiserMails(orderId)).toEqual(['refund-paid-elsewhere', 'refund-paid-before']);
    expect((await calls.site.mails(purchaserEmail)).map(({ kind }) => kind)).not.toContain('ticket-refund-by-hand');
    const { rows } = (await calls.get('mypage/ticket_charge/list/1/11/', member)).data;
    expect(rows.find((row: { orderId: string }) => row.orderId === orderId)).toMatchObject({ refundDueAmount: 0 });
  });
});
