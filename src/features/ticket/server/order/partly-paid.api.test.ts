import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MemberCalls, memberCalls } from '../../../../../test/member-calls.ts';
import { testNow } from '../../../../../test/start-test-site.ts';
import { publishWithStripe } from '../../../../../test/stripe-merchant.ts';
import {
  startStripeStandIn,
  stripeKeys,
  stripeSecret,
  type StripeStandIn,
} from '../../../../../test/stripe-stand-in.ts';
import { testMember } from '../../../../../test/test-member.ts';
import { type TicketBuyer, ticketBuyer } from '../../../../../test/ticket-buyer.ts';

const account = 'acct_expo';
const talk = 6;
const minute = 60_000;
const day = 24 * 60 * minute;
let now = testNow;
let standIn: StripeStandIn;
let calls: MemberCalls;
let buyer: TicketBuyer;
beforeAll(async () => {
  standIn = await startStripeStandIn(() => now, [account]);
  const stripe = { ...stripeKeys, webhookSecrets: [stripeSecret], apiHost: standIn.host, timeoutMs: 2000 };
  calls = await memberCalls({ stripe });
  // This content issues tickets only after the transfer has come.
  await sql`update content_document set document =
      replace(document::text, '"isBankDeferred": true', '"isBankDeferred": false')::jsonb
    where site_key = 'event/11' and content_id = 60`.execute(calls.site.database.kysely);
  await publishWithStripe(calls.site, 'event/11', account);
  buyer = ticketBuyer(calls);
});
afterAll(async () => {
  await calls.close();
  await standIn.close();
});

async function goTo(after: number): Promise<void> {
  now = testNow + after;
  calls.site.setNow(now);
  await calls.site.hiroba.jobs.runDue();
}

/** Orders by bank transfer; answers the order's number and its payment intent at Stripe. */
async function order(purchaserEmail: string) {
  now = testNow;
  calls.site.setNow(now);
  const member = { 'access-token': (await testMember(calls.site.database, 'portal/1', testNow)).accessToken };
  const wish = { purchaseList: [await buyer.item(talk)], paymentMethod: 'Bank', purchaserEmail };
  const { data } = await buyer.buy(wish, member);
  expect(data.state).toBe('awaiting');
  const orderId: string = data.orderId;
  const intent = [...standIn.book(account).intents.values()].findLast(({ metadata }) =>
    metadata['paymentKey']?.startsWith(orderId),
  );
  if (intent === undefined) throw new Error('Stripe knows nothing of it.');
  return { orderId, intent, look: async () => (await buyer.order(orderId, member)).data };
}

async function tell(type: string, about: object): Promise<void> {
  const { body, headers } = standIn.event(type, about, { account });
  const told = await calls.site.post('/payments/webhook/stripe', body, Object.fromEntries(headers));
  expect(told.status).toBe(200);
}

/** Orders by bank transfer and transfers a part of the sum. */
async function payPart(purchaserEmail: string, received: number) {
  const ordered = await order(purchaserEmail);
  standIn.transfer(ordered.intent.id, received);
  await tell('payment_intent.partially_funded', ordered.intent);
  return ordered;
}

/** Transfers money, and Stripe reports that the charge has not taken all of it. */
async function transferMore(intentId: string, amount: number): Promise<void> {
  standIn.transfer(intentId, amount);
  // The site is published anew and not loaded yet, and a transaction may not load it.
  await publishWithStripe(calls.site, 'event/11', account);
  for (let times = 0; times < 2; times += 1) await tell('cash_balance.funds_available', standIn.cashBalance(intentId));
  await calls.site.hiroba.jobs.runDue();
}
const mailsAbout = async (to: string, orderId: string) =>
  (await calls.site.mails(to)).filter(({ text }) => text.includes(orderId));
const nextAskOf = async (orderId: string) => {
  const { kysely } = calls.site.database;
  const row = await kysely
    .selectFrom('ticket_order')
    .select('ask_at')
    .where('order_number', '=', orderId)
    .executeTakeFirst();
  return row?.ask_at;
};
const organiser = 'info@kyoso-expo.example.jp';

test('when a bank transfer is too small, the organiser pays it back by hand after the deadline; mails tell buyer and organiser how much came [TICKET-116]', async () => {
  const mail = 'partly@example.jp';
  const { orderId, intent, look } = await payPart(mail, 600);
  await goTo(minute);
  expect((await look()).state).toBe('awaiting');
  for (const after of [3 * day + 2 * minute, 3 * day + 5 * minute]) await goTo(after);
  expect(intent.status).toBe('canceled');
  const [told, ...others] = await mailsAbout(organiser, orderId);
  expect([told?.kind, others]).toEqual(['refund-by-hand', []]);
  for (const part of ['600', 'hiroba refunds --paid']) expect(told?.text).toContain(part);
  const mails = await mailsAbout(mail, orderId);
  expect(mails.map(({ kind }) => kind)).toEqual(['ticket-partly-paid', 'ticket-awaiting']);
  expect(mails[0]?.text).toMatch(/Only ¥600[^]*Order total +¥1,000\n-+\nRefund +¥600\n/);
  const { rows } = await calls.site.database.pool.query('select way, state, amount from ticket_refund');
  expect(rows).toEqual([{ way: 'byHand', state: 'asked', amount: 600 }]);
});

test('the organiser pays a transfer that was too small back by hand, even if Stripe was out of reach at the deadline', async () => {
  const mail = 'partly-later@example.jp';
  const { orderId, intent } = await payPart(mail, 500);
  standIn.breaks(/payment_intents/, 'unavailable', 1_000);
  await goTo(3 * day + 2 * minute);
  await goTo(3 * day + 3 * minute);
  expect(intent.status).toBe('requires_action');
  expect(await mailsAbout(organiser, orderId)).toEqual([]);
  expect((await mailsAbout(mail, orderId))[0]?.kind).toBe('ticket-partly-paid');
  standIn.heals();
  for (const after of [10, 70, 130]) await goTo(3 * day + after * minute);
  expect(intent.status).toBe('canceled');
  expect((await mailsAbout(organiser, orderId)).map(({ kind }) => kind)).toEqual(['refund-by-hand']);
  expect(await nextAskOf(orderId)).toBeNull();
});

test('an order without any transfer is cancelled at Stripe after the deadline, and Stripe is not asked again', async () => {
  const { orderId, intent } = await order('nothing@example.jp');
  await goTo(3 * day + 2 * minute);
  expect(intent.status).toBe('canceled');
  const asked = standIn.requests.length;
  await goTo(3 * day + 70 * minute);
  expect(standIn.requests).toHaveLength(asked);
  expect(await nextAskOf(orderId)).toBeNull();
});

test('a bank transfer that is too large pays the order; mails tell buyer and organiser once of each sum that goes back [TICKET-116]', async () => {
  const mail = 'too-much@example.jp';
  const { orderId, intent, look } = await order(mail);
  await transferMore(intent.id, 1500);
  expect((await look()).state).toBe('completed');
  const [told, ...others] = await mailsAbout(organiser, orderId);
  expect([told?.kind, others]).toEqual(['refund-left-over', []]);
  for (const part of ['500円', '山田 花子', mail, '返信すると']) expect(told?.text).toContain(part);
  const buyers = async () => (await mailsAbout(mail, orderId)).filter(({ kind }) => kind === 'ticket-paid-too-much');
  expect((await buyers()).map(({ text }) => text)).toEqual([expect.stringContaining('¥500 more')]);
  await transferMore(intent.id, 200);
  expect((await mailsAbout(organiser, orderId))[0]?.text).toContain('200円');
  expect(await buyers()).toHaveLength(2);
});

test('the organiser pays a transfer that comes after the deadline back by hand; mails tell buyer and organiser so [TICKET-116]', async () => {
  const mail = 'too-late@example.jp';
  const { orderId, intent } = await payPart(mail, 600);
  for (const after of [3 * day + 2 * minute, 3 * day + 5 * minute]) await goTo(after);
  expect(intent.status).toBe('canceled');
  // Stripe also keeps the sum that the cancelled charge released; it is a refund already.
  await transferMore(intent.id, 0);
  expect((await mailsAbout(organiser, orderId)).map(({ kind }) => kind)).toEqual(['refund-by-hand']);
  await transferMore(intent.id, 400);
  const [told, ...others] = await mailsAbout(organiser, orderId);
  expect([told?.kind, others.map(({ kind }) => kind)]).toEqual(['refund-left-over', ['refund-by-hand']]);
  expect(told?.text).toContain('400円');
  const [toBuyer] = await mailsAbout(mail, orderId);
  expect([toBuyer?.kind, toBuyer?.text]).toEqual(['ticket-paid-too-late', expect.stringContaining('¥400 arrived')]);
});
